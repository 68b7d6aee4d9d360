import { createFinder, type Finder } from "./find.ts";

let finder: Promise<Finder> | undefined;

/** The same search that the browser has, from the index that is part of the build. */
export function loadFinder(): Promise<Finder> {
  finder ??= readIndex();
  // What could not be read once is read again by the next one who asks.
  finder.catch(() => {
    finder = undefined;
  });
  return finder;
}

async function readIndex(): Promise<Finder> {
  const { default: read } = await import("virtual:search-index");
  return createFinder(JSON.parse(await read()));
}
