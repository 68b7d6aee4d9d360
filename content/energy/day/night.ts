import type { Home } from "../house/input.ts";
import { daysInMonth } from "../house/tables.ts";
import { sharesOfDay } from "../year/use.ts";

/** The share of a year's use that falls between 5 pm and 8 am. */
export function eveningShare(home: Home): number {
  return 1 - shareBetween(home, 8, 17);
}

/** The share of a year's use that falls between two hours of the day. */
export function shareBetween(home: Home, from: number, to: number): number {
  const months = daysInMonth.map((days, month) => {
    const within = (kind: "weekday" | "weekend") =>
      sharesOfDay(kind, month, home)
        .slice(from, to)
        .reduce((sum, share) => sum + share, 0);
    return (days * (5 * within("weekday") + 2 * within("weekend"))) / 7;
  });
  return months.reduce((sum, month) => sum + month, 0) / 365;
}
