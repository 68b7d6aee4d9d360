import { instantOf } from "#content/melbourne.ts";

/** How far the site's clock is moved so that in Melbourne it is this date, such as 2027-01-02 or 2027-01-02T16:30, now. */
export function clockOffset(date: string, now = Date.now()): string {
  const [, day = "", hour = "9", minute = "00"] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]?\d|2[0-3]):([0-5]\d))?$/.exec(date.trim()) ?? [];
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day)
    throw new Error(`${date} is not a date: write it as 2027-01-02, or with a time as 2027-01-02T16:30.`);
  return String(instantOf({ date: day, minutes: Number(hour) * 60 + Number(minute) }).getTime() - now);
}
