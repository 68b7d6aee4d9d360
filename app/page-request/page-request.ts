/** What a page is rendered from. Two requests that differ in nothing here get the same bytes. */
export interface PageRequest {
  /** The canonical path. */
  path: string;
  /** The route's pattern, for the log. */
  pattern: string;
  /** The fields of the address that the page reads, as a query without its "?". Empty for the page itself. */
  question: string;
  /** Melbourne's date, YYYY-MM-DD. */
  today: string;
  /** Requests are handed to another system of ours as well, which Privacy has to say. */
  passesOn: boolean;
}
