import type { Day } from "../rules/schedule.ts";
import { createFinder, type Finder } from "./find.ts";

let cached: { today: Day; finder: Finder } | undefined;

/** Loads the index and makes a day's search. If loading fails, the next call tries again. */
export async function loadFinder(today: Day): Promise<Finder> {
  if (cached?.today === today) return cached.finder;
  const { default: read } = await import("virtual:search-index");
  cached = { today, finder: createFinder(JSON.parse(await read()), today) };
  return cached.finder;
}
