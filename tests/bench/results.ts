import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import type { Section } from "./section.ts";

const file = join(import.meta.dirname, "results.md");
const intro =
  "# What was measured\n\nEach part carries its own date; `npm run bench` and its options replace the parts that they measure.";

/** Replaces the sections that were measured and leaves the others as they stand. */
export function writeResults(measured: readonly Section[]): void {
  const kept = sectionsOf(readFileSync(file, "utf8"));
  for (const { title, text } of measured) kept.set(title, `${circumstances()}\n\n${text}`);
  const sections = [...kept].map(([title, text]) => `## ${title}\n\n${text}`);
  writeFileSync(file, `${[intro, ...sections].join("\n\n")}\n`);
}

function sectionsOf(markdown: string): Map<string, string> {
  const [, ...sections] = markdown.split(/^## /m);
  return new Map(
    sections.map((section) => {
      const [title = "", ...text] = section.split("\n");
      return [title, text.join("\n").trim()];
    }),
  );
}

/** A machine with more work than processors measures others' work too: requests a second are then too few. */
function circumstances(): string {
  const date = new Date().toISOString().slice(0, 10);
  const [, load = 0] = loadavg();
  return `_Measured on ${date}; ${cpus().length} processors, ${load.toFixed(1)} tasks wanting one on average._`;
}
