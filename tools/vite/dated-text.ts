import { addDays } from "#content/melbourne.ts";
import type { Day } from "#content/rules/schedule.ts";

/** The years that texts are made for: after 2031 no rule in content/rules is known to change. */
const firstDay = "2026-01-01";
const endDay = "2032-01-01";

/** The results of a function of the day, each with the first day when it applies. */
export function stepsOf(onDay: (day: Day) => string, fromDay: Day = firstDay): [from: Day, text: string][] {
  const steps: [from: Day, text: string][] = [];
  for (let day = fromDay; day < endDay; day = addDays(day, 1)) {
    const text = onDay(day);
    if (steps.at(-1)?.[1] !== text) steps.push([day, text]);
  }
  return steps;
}
