import { addDays } from "#content/melbourne.ts";
import type { Day } from "#content/rules/schedule.ts";

/** The years for which the rules in content/rules are written down. */
const firstDay = "2026-01-01";
const endDay = "2032-01-01";

/** What a function of the day gives from a day on, each text with the day from which it is given. */
export function stepsOf(onDay: (day: Day) => string, since: Day = firstDay): [from: Day, text: string][] {
  const steps: [from: Day, text: string][] = [];
  for (let day = since; day < endDay; day = addDays(day, 1)) {
    const text = onDay(day);
    if (steps.at(-1)?.[1] !== text) steps.push([day, text]);
  }
  return steps;
}
