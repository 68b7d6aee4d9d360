/**
 * The time that the site shows: the real one, moved by CLOCK_OFFSET_MS, for a look at another date. Whatever measures how
 * long something takes, or wakes up later, uses the real clock.
 */
export function shownClock(env: { CLOCK_OFFSET_MS?: string }, now: () => Date): () => Date {
  const offset = Number(env.CLOCK_OFFSET_MS ?? 0);
  return Number.isSafeInteger(offset) && offset !== 0 ? () => new Date(now().getTime() + offset) : now;
}
