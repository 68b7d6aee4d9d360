import { createContext } from "react-router";

/** What a page may know about the request besides its address. The Worker provides it; pages read it in their loaders. */
export interface Visit {
  /** Melbourne's date, YYYY-MM-DD. */
  today: string;
}

export const visitContext = createContext<Visit>();
