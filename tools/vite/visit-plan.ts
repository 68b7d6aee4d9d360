import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { regionalGroups } from "#content/places/data/named-places.ts";
import { mistakesIn } from "#content/visiting.ts";
import { visits } from "#content/visits.ts";

const file = "content/visits.ts";

/** Ends a build where the owner's plan of visits is wrong, and names the line. */
export function visitPlan(): Plugin {
  return {
    name: "visit-plan",
    buildStart() {
      const mistakes = mistakesIn(
        visits,
        regionalGroups.map(({ name }) => name),
      );
      const source = readFileSync(join(import.meta.dirname, "../..", file), "utf8");
      if (mistakes.length > 0)
        this.error(mistakes.map((mistake) => `${file}:${lineOf(mistake, source)}: ${mistake.text}`).join("\n"));
    },
  };
}

export function lineOf({ near, value }: { near: string; value: string }, source: string): number {
  const lines = source.split("\n");
  const start = lines.findIndex((line) => line.trim().replaceAll('"', "").startsWith(`${near}:`));
  return lines.findIndex((line, index) => index >= start && line.includes(value)) + 1;
}
