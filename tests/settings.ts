// What the environment says of a run of the tests: PROVE and TEST_DATE.
import fc from "fast-check";

/** A Monday before anybody is at work. What is right only on a day is tested on this one. */
export const monday = "2026-11-23T05:00";

/** What the site shows doesn't depend on when the tests run. */
export const usualDate = process.env.TEST_DATE ?? monday;

/** `PROVE=on npm test` tries everything. `npm test` tries a part of it, the same in every run. */
export const proving = process.env.PROVE === "on";

// The same generated cases in every `npm test`; `PROVE=on npm test` looks for others.
if (!proving) fc.configureGlobal({ seed: 20_261_123, numRuns: 20 });

/** Of these, all in `PROVE=on npm test`; in `npm test` one of so many, the same in every run. */
export function sample<T>(all: readonly T[], oneOf: number): T[] {
  return all.filter((_, at) => proving || at % oneOf === 0);
}

/** How many of so many generated cases are tried. */
export function tries(all: number): number {
  return proving ? all : Math.ceil(all / 20);
}
