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
export function everyNth<T>(cases: readonly T[], n: number): T[] {
  return cases.filter((_, index) => proving || index % n === 0);
}

/** How many cases to generate: all that are given with PROVE=on, otherwise a twentieth. */
export function tries(fullCount: number): number {
  return proving ? fullCount : Math.ceil(fullCount / 20);
}
