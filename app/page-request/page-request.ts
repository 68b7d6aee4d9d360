import type { ReactElement } from "react";
import type { ActionFunction, LoaderFunction } from "react-router";

/** What a page is rendered from. Two requests that differ in nothing here get the same bytes. */
export interface PageRequest {
  /** The canonical path. */
  path: string;
  /** The fields of the address that the page reads, as a query without its "?". Empty for the page itself. */
  question: string;
  /** Melbourne's date, YYYY-MM-DD. */
  today: string;
  /** Requests are handed to another system of ours as well, which Privacy has to say. */
  passesOn: boolean;
}

/** With what a page's loader and its action returned, for a page that has them. */
export interface RoutedRequest<Loaded, Answer> extends PageRequest {
  loaderData: Loaded;
  /** After a post. */
  actionData: Answer | undefined;
}

/** What a page's `page.tsx` exports. */
export interface PageModule {
  /**
   * The page's sections, in a fragment. They are sent in order. A section without props is the same for everybody on a day, so
   * it is rendered once a day.
   */
  Page(request: PageRequest): ReactElement | Promise<ReactElement>;
  /** The fields of the address that the page reads. Others never reach it: a campaign's parameters change nothing. */
  reads?(today: string): readonly string[];
  loader?: LoaderFunction;
  action?: ActionFunction;
}
