import { longDate, NBSP } from "../format.ts";
import { addDays } from "../melbourne.ts";
import { batteryFactors } from "./battery-certificates.ts";
import { type Day, yearOfDay } from "./schedule.ts";
import { lastDeemedYear } from "./solar-certificates.ts";

const firstKnownYear = 2027;

/** Each 1 January from 2027 to the one after the last year with certificates for panels. */
const newYears = Array.from(
  { length: lastDeemedYear + 2 - firstKnownYear },
  (_, index) => `${firstKnownYear + index}-01-01`,
);

/** Every day when a federal amount is known to change, in order. */
export const knownChanges: readonly Day[] = [
  ...new Set([...batteryFactors.map(({ from }) => from), ...newYears]),
].sort();

/** The next day when federal amounts change; undefined if no change is known. */
export function nextChangeAfter(day: Day): Day | undefined {
  return knownChanges.find((change) => change > day);
}

/** The last day before the next change. */
export function unchangedUntil(day: Day): Day | undefined {
  const next = nextChangeAfter(day);
  return next && addDays(next, -1);
}

/**
 * The day whose rules apply to a home's planned price. From December a home is unlikely to be installed in the same year, so it is 1
 * January, if a change is known for that day.
 */
export function plannedInstallationDay(today: Day): Day {
  const newYear = `${yearOfDay(today) + 1}-01-01`;
  return today.slice(5) >= "12-01" && knownChanges.includes(newYear) ? newYear : today;
}

/** When to install for a planned price to hold: "by 31 December 2026"; from December, "between 1 January and 30 June 2027". */
export function plannedPeriodText(today: Day): string {
  const plannedDay = plannedInstallationDay(today);
  const lastDay = longDate(unchangedUntil(plannedDay) ?? plannedDay);
  return plannedDay === today ? `by ${lastDay}` : `between 1${NBSP}January and ${lastDay}`;
}

/** The planned period, short enough to follow a price: empty until December, then " in early 2027". */
export function plannedBrieflyText(today: Day): string {
  const plannedDay = plannedInstallationDay(today);
  return plannedDay === today ? "" : ` in early ${yearOfDay(plannedDay)}`;
}
