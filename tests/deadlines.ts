// How long a test waits before it fails. A wait ends as soon as its event comes, so only a failing test takes this long.

/** One wait: many times longer than it takes on an idle machine. */
export const waitLimitMs = 60_000;

/** A whole test, or its setup. */
export const testLimitMs = 5 * waitLimitMs;

/** A unit test, which doesn't wait for another program. */
export const unitTestLimitMs = 3 * waitLimitMs;

/** The time from the last kill of the runtime until the inbox has sent everything. */
export const longestArrivalMs = 2 * waitLimitMs;

/** Thousands of hostile requests, and more with `PROVE=on`. */
export const hostileRequestsLimitMs = 30 * waitLimitMs;
