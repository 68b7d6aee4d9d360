import type { Operator } from "../house/input.ts";
import { daysInMonth, daysShown } from "../house/tables.ts";

/** Months with events, from January on: summer and winter evenings. */
const eventMonths = [0, 1, 5, 6, 7, 11];

/** kWh that an operator takes on each simulated day, 12 × 14; as many evenings' worth as the contract says. */
export function eventsOf(operator: Operator | undefined): Float64Array {
  const perDay = new Float64Array(12 * daysShown);
  const events = operator?.events ?? 0;
  if (events <= 0) return perDay;
  const evenings = eventMonths.flatMap((month) => Array.from({ length: daysShown }, (_, day) => ({ month, day })));
  const weightOf = (month: number) => (daysInMonth[month] ?? 0) / daysShown;
  const year = evenings.reduce((sum, { month }) => sum + weightOf(month), 0);
  const count = Math.min(evenings.length, Math.max(1, Math.round((events * evenings.length) / year)));
  const chosen = Array.from({ length: count }, (_, index) => {
    return evenings[Math.floor(((index + 0.25) * evenings.length) / count)] ?? { month: 0, day: 0 };
  });
  const stoodFor = chosen.reduce((sum, { month }) => sum + weightOf(month), 0);
  for (const { month, day } of chosen)
    perDay[month * daysShown + day] = ((operator?.kwhPerEvent ?? 0) * events) / stoodFor;
  return perDay;
}
