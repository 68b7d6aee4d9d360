import { addDays, dayName, momentOf, openingHoursOn } from "../melbourne.ts";
import type { CoverageKind } from "../places/coverage-kinds.ts";

/** The most half-days that a visitor may prefer, each like "2026-11-26-am". */
export const maxPreferred = 3;

const shownDays = 6;
const halfDays = ["am", "pm"] as const;
const noon = 12;

/** How many days ahead we can certainly be there: a call comes first, then the wait for a date in that kind of coverage. */
const minDaysAhead: Readonly<Record<CoverageKind, number>> = {
  metro: 2,
  "near-regional": 5,
  "remote-regional": 14,
  "remote-consultation": 14,
};

/**
 * The mornings and afternoons to choose from, on the next days when we're open and can be there. On Saturdays the afternoon
 * ends at four.
 */
export function offeredHalfDays(today: string, coverage: CoverageKind = "metro"): string[] {
  const datedHalfDays: string[] = [];
  for (let date = addDays(today, minDaysAhead[coverage]), days = 0; days < shownDays; date = addDays(date, 1)) {
    const openHalfDays = halfDaysOn(date);
    if (openHalfDays.length > 0) days += 1;
    datedHalfDays.push(...openHalfDays);
  }
  return datedHalfDays;
}

/** The mornings and afternoons of a day when we're open. */
export function halfDaysOn(date: string): string[] {
  const hours = openingHoursOn(date);
  const isOpen = (half: string) => hours && (half === "am" ? hours[0] < noon : hours[1] > noon);
  return halfDays.filter(isOpen).map((half) => `${date}-${half}`);
}

/** When a half-day starts and ends: from opening until noon, or from noon until closing. */
export function halfDaySpan(halfDay: string): { starts: Date; ends: Date } {
  const date = halfDay.slice(0, 10);
  // A day may be declared a public holiday after it was booked.
  const [opens, closes] = openingHoursOn(date) ?? [8, 18];
  const [from, to] = halfDay.endsWith("am") ? [opens, noon] : [noon, closes];
  return { starts: momentOf({ date, minutes: from * 60 }), ends: momentOf({ date, minutes: to * 60 }) };
}

/** Whether a text is a half-day with a real date of this century, so that no email names a date that doesn't exist. */
export function isHalfDay(text: string): boolean {
  const [, date = ""] = /^(20\d{2}-\d{2}-\d{2})-(am|pm)$/.exec(text) ?? [];
  const parsed = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().slice(0, 10) === date;
}

/** "Thursday 26 November, morning" */
export function halfDayName(halfDay: string): string {
  return `${dayName(halfDay.slice(0, 10))}, ${halfDay.endsWith("am") ? "morning" : "afternoon"}`;
}
