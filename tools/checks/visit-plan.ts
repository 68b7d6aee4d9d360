// Checks the owner's plan of visits. A mistake fails the build.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { regionalGroups } from "#content/places/data/named-places.ts";
import { isHalfDay } from "#content/request/preferred.ts";
import { datesIn, isClosed, type VisitPlan, visitPlan } from "#content/visits.ts";

const file = "content/visits.ts";

/** Mistakes in the owner's plan of visits, each with its line. */
export function visitPlanMistakes(): string[] {
  const source = readFileSync(join(import.meta.dirname, "../..", file), "utf8");
  const groups = regionalGroups.map(({ name }) => name);
  return mistakesIn(visitPlan, groups).map((mistake) => `${file}:${lineOf(mistake, source)}: ${mistake.text}`);
}

interface Mistake {
  /** The field of the plan that holds the wrong value: a region's name, "melbourne" or "closed". */
  field: string;
  value: string;
  /** What is wrong, and what to do. */
  text: string;
}

/** The line of a mistake: the first that contains the value, from its field's line on. */
export function lineOf({ field, value }: Pick<Mistake, "field" | "value">, source: string): number {
  const lines = source.split("\n");
  const start = lines.findIndex((line) => line.trim().replaceAll('"', "").startsWith(`${field}:`));
  return lines.findIndex((line, index) => index >= start && line.includes(value)) + 1;
}

export function mistakesIn(plan: VisitPlan, groups: readonly string[]): Mistake[] {
  const teams = [["melbourne", plan.melbourne] as const, ...Object.entries(plan.regions)];
  const slotMistakes = teams.flatMap(([name, { slots }]) => {
    if (Number.isInteger(slots) && slots >= 1) return [];
    return [{ field: name, value: "slots", text: `${name}: slots is ${slots}. Enter a whole number, 1 or more` }];
  });
  const nameMistakes = Object.keys(plan.regions)
    .filter((name) => !groups.includes(name))
    .map((name) => ({ field: name, value: name, text: `“${name}” isn't a regional group. Use ${groups.join(", ")}` }));
  const dayMistakes = Object.entries(plan.regions).flatMap(([name, { days }]) =>
    mistakesInDates(days, name).concat(
      datesIn(days)
        .filter((date) => isDate(date) && isClosed(date, plan))
        .map((date) => ({ field: name, value: date, text: `${name}: nobody visits on ${date}. Choose another day` })),
    ),
  );
  const closedMistakes = plan.closed.trim() === "" ? [] : mistakesInDates(plan.closed, "closed");
  return [...slotMistakes, ...nameMistakes, ...dayMistakes, ...closedMistakes];
}

function mistakesInDates(text: string, field: string): Mistake[] {
  return datesIn(text).flatMap((date, index, dates) => {
    if (!isDate(date))
      return [{ field, value: date, text: `${field}: “${date}” isn't a date. Write it like 2026-12-08` }];
    const previousDate = dates[index - 1];
    if (previousDate === undefined || previousDate < date) return [];
    return [
      { field, value: date, text: `${field}: ${date} comes after ${previousDate}. Write each day once, in order` },
    ];
  });
}

function isDate(date: string): boolean {
  return isHalfDay(`${date}-am`);
}
