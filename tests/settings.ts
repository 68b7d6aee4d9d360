// What the environment says about a test run: PROVE and TEST_DATE.
import fc from "fast-check";

/** A Monday, before opening time. Tests that need a particular day use this one. */
export const monday = "2026-11-23T05:00";

/** What the site shows doesn't depend on when the tests run. */
export const usualDate = process.env.TEST_DATE ?? monday;

/** `PROVE=on npm test` tries everything. `npm test` tries the same part of it every time. */
export const proving = process.env.PROVE === "on";

// The same generated cases in every `npm test`; `PROVE=on npm test` looks for others.
if (!proving) fc.configureGlobal({ seed: 20_261_123, numRuns: 20 });

/** All of them under PROVE=on; otherwise every nth, always the same ones. */
export function sample<T>(all: readonly T[], oneOf: number): T[] {
  return all.filter((_, at) => proving || at % oneOf === 0);
}

/** How many of `all` generated cases to try. */
export function tries(all: number): number {
  return proving ? all : Math.ceil(all / 20);
}
