// Not in format.ts, which "Your price" loads: its island has no room for more.

/** "1 hour", "2 hours". */
export function countText(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
