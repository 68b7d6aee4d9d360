import { createFinder, type Finder } from "./find.ts";

let finder: Promise<Finder> | undefined;

/** The same search that the browser has, from the index that is part of the build. */
export function loadFinder(): Promise<Finder> {
  finder ??= import("virtual:search-index").then(({ default: json }) => createFinder(JSON.parse(json)));
  return finder;
}
