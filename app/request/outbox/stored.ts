import "#content/request/without-eval.ts";
import * as z from "zod/mini";

// Stored data may have been written by an older version or by anyone: only what has the right shape is used.

export const storedId = z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/));

/** Fields' names with their values. */
export function entriesOf<Value extends z.core.SomeType>(value: Value) {
  return z.array(z.tuple([z.string(), value]));
}
