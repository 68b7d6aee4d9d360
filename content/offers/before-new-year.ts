import { longDate } from "#content/format.ts";
import { addDays } from "#content/melbourne.ts";
import { knownChanges } from "#content/rules/changes.ts";
import { type Day, yearOfDay } from "#content/rules/schedule.ts";

/** What comes first where somebody wants this year's price, in its last months: nobody can promise the date. A sentence, or nothing. */
export function beforeNewYear(today: Day): string {
  const newYear = `${yearOfDay(today) + 1}-01-01`;
  if (today.slice(5) < "10-01" || !knownChanges.includes(newYear)) return "";
  return `To have it installed by ${longDate(addDays(newYear, -1))}, you first need our quote, your network’s approval and, for the rebate on panels, Solar Homes’. We can’t say how long they’ll take. If you’re starting now, plan on the price from ${longDate(newYear)}.`;
}
