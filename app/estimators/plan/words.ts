import { kwhSizeText, kwText, longDate } from "#content/format.ts";
import { addDays } from "#content/melbourne.ts";
import { yearOfDay } from "#content/rules/schedule.ts";
import type { JobId, makePlan, PlanStep } from "./plan.ts";

type Plan = ReturnType<typeof makePlan>;

/** A job's name within a sentence: "heat pump hot water", "a 10 kWh battery". */
export function jobName({ id, purchase }: Pick<PlanStep, "id" | "purchase">): string {
  const { kw = 0, batteryKwh = 0, airConditioner } = purchase;
  const names: Record<JobId, string> = {
    water: "heat pump hot water",
    panels: `${kwText(kw)} of panels`,
    battery: `a ${kwhSizeText(batteryKwh)} battery`,
    heating: airConditioner === "three-heads" ? "reverse cycle in three rooms" : "a reverse-cycle split system",
  };
  return names[id];
}

/** "First: heat pump hot water and 8 kW of panels, installed by 31 December 2026". */
export function headlineOf({ steps }: Plan): string {
  const [first] = steps;
  if (!first) return "Nothing to buy yet";
  const firstYearSteps = steps.filter(({ year }) => year === first.year);
  return `First: ${listText(firstYearSteps.map(jobName))}, ${dateText(first)}`;
}

export function listText(items: readonly string[]): string {
  return items.length > 1 ? `${items.slice(0, -1).join(", ")} and ${items.at(-1)}` : (items[0] ?? "");
}

/** "installed by 31 December 2026" if the price rises after that, otherwise "in 2028". */
export function dateText({ priceRise, year }: PlanStep): string {
  return priceRise && yearOfDay(priceRise.day) <= year + 1
    ? `installed by ${longDate(addDays(priceRise.day, -1))}`
    : `in ${year}`;
}

export function capitalisedJobName(step: Pick<PlanStep, "id" | "purchase">): string {
  const name = jobName(step).replace(/^an? /, "");
  return name.charAt(0).toUpperCase() + name.slice(1);
}
