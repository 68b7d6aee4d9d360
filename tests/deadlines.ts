// How long is "never". What a test waits for ends the wait, so only what never comes takes all of it.

/** For one wait: many times what it takes on an idle machine. */
export const never = 60_000;

/** For a whole test, or for what it needs before it begins. */
export const testNeverEnds = 5 * never;
