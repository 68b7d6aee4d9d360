// npm run fuzz:meter: reads damaged meter files and says which came out as something they may not.
import { parseArgs } from "node:util";
import { damagedFile } from "#tests/meter/damaged.ts";
import { faultsIn } from "#tests/meter/judge.ts";
import { readAll } from "#tests/meter/read.ts";
import { chancesOf } from "#tests/seeded.ts";

const { values } = parseArgs({
  options: { files: { type: "string", default: "50000" }, seed: { type: "string", default: "1" } },
});
const outcomes = new Map<string, number>();
let slowest = 0;
let faulty = 0;

const first = Number(values.seed);
for (let seed = first; seed < first + Number(values.files); seed++) {
  const started = performance.now();
  const reading = await readAll([damagedFile(chancesOf(seed))]).catch((error: unknown) => String(error));
  slowest = Math.max(slowest, performance.now() - started);
  const faults = typeof reading === "string" ? [reading] : faultsIn(reading);
  if (faults.length > 0) {
    faulty++;
    console.error(`Seed ${seed}: ${faults.join("; ")}`);
  }
  const outcome = typeof reading === "string" ? "exception" : reading.outcome;
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}

console.log("| Outcome | Files |\n| --- | --- |");
for (const [outcome, count] of [...outcomes].toSorted(([, a], [, b]) => b - a))
  console.log(`| ${outcome} | ${count} |`);
console.log(`| with a fault | ${faulty} |\n| slowest | ${Math.round(slowest)} ms |`);
if (faulty > 0) process.exitCode = 1;
