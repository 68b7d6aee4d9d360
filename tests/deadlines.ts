// How long a test waits before it fails. A wait ends as soon as its event comes, so only a failing test takes this long.

/** One wait: many times as long as on an idle machine. */
export const waitLimitMs = 60_000;

/** A whole test, or its setup. */
export const testLimitMs = 5 * waitLimitMs;

/** A unit test, which waits for no other program. */
export const unitTestLimitMs = 3 * waitLimitMs;
