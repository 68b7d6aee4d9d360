const dayInMelbourne = new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Melbourne", dateStyle: "short" });

/** The date in Melbourne as YYYY-MM-DD: rules, years and cached pages change with it, wherever the Worker runs. */
export function melbourneDate(now: Date): string {
  return dayInMelbourne.format(now);
}
