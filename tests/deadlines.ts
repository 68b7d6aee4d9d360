// How long a test waits before it fails. A wait ends as soon as its event comes, so only a failing test takes this long.

/** For one wait: many times what it takes on an idle machine. */
export const never = 60_000;

/** For a whole test, or for what it needs before it begins. */
export const testNeverEnds = 5 * never;
