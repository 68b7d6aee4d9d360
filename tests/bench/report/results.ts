import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import type { Section } from "./section.ts";

const file = join(import.meta.dirname, "../results.md");
const intro =
  "# What was measured\n\nEach part carries its own date; `npm run bench` and its options replace the parts that they measure.";

/** Replaces the section that was measured and leaves the others as they stand. */
export function writeResults({ title, text }: Section): void {
  const sections = sectionsOf(readFileSync(file, "utf8")).set(title, `${circumstances()}\n\n${text}`);
  const inOrder = [...sections].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  writeFileSync(file, `${[intro, ...inOrder.map(([name, body]) => `## ${name}\n\n${body}`)].join("\n\n")}\n`);
}

const order = [
  "What an answer costs",
  "A fresh isolate",
  "Bytes and requests of every page",
  "The Worker's size and start",
  "Interactions",
  "Growth",
  "Many visitors at once",
  "Memory over ten minutes",
];

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
