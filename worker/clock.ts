/**
 * The time that the site shows. On a developer's machine CLOCK_OFFSET_MS moves it, to look at another date;
 * elsewhere it is ignored, because visitors would see another year's rules. Timers and durations use the real clock.
 */
export function siteClock(env: { SITE_URL: string; CLOCK_OFFSET_MS?: string }, now: () => Date): () => Date {
  const offset = isLocal(env.SITE_URL) ? Number(env.CLOCK_OFFSET_MS ?? 0) : 0;
  return Number.isSafeInteger(offset) && offset !== 0 ? () => new Date(now().getTime() + offset) : now;
}

/** Whether the site is on a developer's machine. */
export function isLocal(siteUrl: unknown): boolean {
  return typeof siteUrl === "string" && /^https?:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/.test(siteUrl);
}
