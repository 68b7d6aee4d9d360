import type { Day } from "../rules/schedule.ts";
import { createFinder, type Finder } from "./find.ts";

let known: { today: Day; finder: Finder } | undefined;

/** The browser's search for a day. If loading fails, the next call tries again. */
export async function loadFinder(today: Day): Promise<Finder> {
  if (known?.today === today) return known.finder;
  const { default: read } = await import("virtual:search-index");
  known = { today, finder: createFinder(JSON.parse(await read()), today) };
  return known.finder;
}
