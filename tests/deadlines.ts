// How long a test waits before it fails. A wait ends as soon as its event comes, so only a failing test takes this long.

/** One wait: many times as long as on an idle machine. */
export const waitLimitMs = 60_000;

/** A whole test, or its setup. */
export const testLimitMs = 5 * waitLimitMs;

/** A unit test, which waits for no other program. */
export const unitTestLimitMs = 3 * waitLimitMs;

/** Until the inbox has sent everything after the runtime was killed for the last time. */
export const longestArrivalMs = 2 * waitLimitMs;

/** Thousands of requests of strangers, with `PROVE=on` more. */
export const strangersLimitMs = 30 * waitLimitMs;
