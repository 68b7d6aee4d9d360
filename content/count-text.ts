// Not in format.ts, which "Your price" loads: its island has no room for more.
import { numberText } from "./format.ts";

/** "1 hour", "2,000 hours". */
export function countText(count: number, noun: string, plural = `${noun}s`): string {
  return `${numberText(count)} ${count === 1 ? noun : plural}`;
}
