// What the environment says about a test run: PROVE and TEST_DATE.
import fc from "fast-check";

/** A Monday, before opening time. Tests that need a particular day use this one. */
export const monday = "2026-11-23T05:00";

/** The date that the site shows in tests, whenever they run. */
export const usualDate = process.env.TEST_DATE ?? monday;

/** `PROVE=on npm test` tries every case. `npm test` tries a part of them, always the same. */
export const proving = process.env.PROVE === "on";

// `npm test` generates the same cases every time. `PROVE=on npm test` generates others.
if (!proving) fc.configureGlobal({ seed: 20_261_123, numRuns: 20 });

/** All cases with PROVE=on, otherwise every nth. */
export function sample<T>(all: readonly T[], oneOf: number): T[] {
  return all.filter((_, at) => proving || at % oneOf === 0);
}

/** How many of `all` generated cases to try. */
export function tries(all: number): number {
  return proving ? all : Math.ceil(all / 20);
}
