import type { Day } from "../rules/schedule.ts";
import { createFinder, type Finder } from "./find.ts";

let known: { today: Day; finder: Promise<Finder> } | undefined;

/** The same search that the browser has on a day, from the index that is part of the build. */
export function loadFinder(today: Day): Promise<Finder> {
  if (known?.today === today) return known.finder;
  const reading = { today, finder: readIndex(today) };
  known = reading;
  // What could not be read once is read again by the next one who asks.
  reading.finder.catch(() => {
    if (known === reading) known = undefined;
  });
  return reading.finder;
}

async function readIndex(today: Day): Promise<Finder> {
  const { default: read } = await import("virtual:search-index");
  return createFinder(JSON.parse(await read()), today);
}
