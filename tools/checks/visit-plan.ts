// Checks the owner's plan of visits. The build ends with the mistakes.
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

/** The line of a mistake: the first with its value at or after the line that begins with `near`. */
export function lineOf({ near, value }: { near: string; value: string }, source: string): number {
  const lines = source.split("\n");
  const start = lines.findIndex((line) => line.trim().replaceAll('"', "").startsWith(`${near}:`));
  return lines.findIndex((line, index) => index >= start && line.includes(value)) + 1;
}

/** The plan's mistakes: the wrong word, its line, and what to do. */
export function mistakesIn(
  plan: VisitPlan,
  groups: readonly string[],
): { near: string; value: string; text: string }[] {
  const teams = [["melbourne", plan.melbourne] as const, ...Object.entries(plan.regions)];
  const slotMistakes = teams.flatMap(([name, { slots }]) => {
    if (Number.isInteger(slots) && slots >= 1) return [];
    return [{ near: name, value: "slots", text: `${name}: slots is ${slots}. Enter a whole number, 1 or more` }];
  });
  const nameMistakes = Object.keys(plan.regions)
    .filter((name) => !groups.includes(name))
    .map((name) => ({ near: name, value: name, text: `“${name}” isn't a regional group. Use ${groups.join(", ")}` }));
  const dayMistakes = Object.entries(plan.regions).flatMap(([name, { days }]) =>
    mistakesInDates(days, name).concat(
      datesIn(days)
        .filter((date) => isDate(date) && isClosed(date, plan))
        .map((date) => ({ near: name, value: date, text: `${name}: nobody visits on ${date}. Choose another day` })),
    ),
  );
  return [...slotMistakes, ...nameMistakes, ...dayMistakes, ...mistakesInDates(plan.closed, "closed")];
}

function mistakesInDates(text: string, near: string) {
  return datesIn(text).flatMap((date, index, dates) => {
    if (!isDate(date))
      return [{ near, value: date, text: `${near}: “${date}” isn't a date. Write it like 2026-12-08` }];
    const before = dates[index - 1];
    if (before === undefined || before < date) return [];
    return [{ near, value: date, text: `${near}: ${date} comes after ${before}. Write each day once, in order` }];
  });
}

function isDate(date: string): boolean {
  return isHalfDay(`${date}-am`);
}
