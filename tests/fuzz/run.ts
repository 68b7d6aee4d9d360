// npm run fuzz: sends hostile requests to the built Worker and says what was wrong with its answers.
import { parseArgs } from "node:util";
import { startKillableSite } from "../faults/killable-site.ts";
import { runFuzzing } from "./fuzzing.ts";

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "10000" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
  },
});

const started = Date.now();
const site = await startKillableSite();
const only = values.only === undefined ? {} : { only: Number(values.only) };
const result = await runFuzzing(site, {
  requests: Number(values.requests),
  seed: Number(values.seed),
  patient: true,
  ...only,
}).finally(() => site.stop());
const { hostile, friendly } = result.growth;
// Short runs tell little about memory.
const grows = Number(values.requests) >= 2000 && hostile > Math.max(64, 1.5 * friendly);

console.log(`\nSeed ${values.seed}, ${Math.round((Date.now() - started) / 1000)} s\n`);
console.log("| What | How many |\n| --- | --- |");
const answers = [...result.statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
for (const [what, count] of [
  ["Requests", [...result.statuses.values()].reduce((sum, one) => sum + one, result.unheard)],
  ["Answers of the site, by status", answers.join(", ")],
  ["No HTTP, or cut off: ended before the site was asked", result.unheard],
  ["Slowest answer", `${Math.round(result.slowestMs)} ms`],
  ["Requests for an assessment that were acknowledged among them", result.acknowledged],
  ["… and lost", result.lost.length],
  ["Answers that break a rule", result.failures.length],
  ["Log lines with a stranger's words, a secret or an uncaught error", result.badLogs.length],
  [
    "What a hostile request leaves in the runtime's memory, and a friendly one",
    `${Math.round(hostile)} kB, ${Math.round(friendly)} kB`,
  ],
])
  console.log(`| ${what} | ${count} |`);

for (const { number, broken, request } of result.failures.slice(0, 20)) {
  console.error(`\nRequest ${number} (again: npm run fuzz -- --seed ${values.seed} --only ${number})`);
  for (const one of broken) console.error(`  ${one}`);
  console.error(
    `  ${JSON.stringify(request.bytes.toString("utf8").slice(0, 1500))}${request.half ? ` half, then ${request.half}` : ""}`,
  );
}
for (const line of result.badLogs.slice(0, 20)) console.error(`Log: ${line.slice(0, 500)}`);
if (result.failures.length + result.badLogs.length + result.lost.length > 0 || grows) process.exitCode = 1;
