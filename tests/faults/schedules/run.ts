// npx node tests/faults/schedules/run.ts: as many generated schedules as asked for; `-- --seed S --path P` plays one again, `-- --mutants` the planted bugs.
import { parseArgs } from "node:util";
import { type Failure, replayOf, runCampaign } from "./campaign.ts";
import { plantedBugs } from "./entry/planted.ts";
import { invariants } from "./invariants.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string" },
    seed: { type: "string" },
    path: { type: "string" },
    mutants: { type: "boolean", default: false },
    mutant: { type: "string", multiple: true },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const began = performance.now();
const good = await (values.mutants ? plantAll() : values.mutant ? plantSome(values.mutant) : playSchedules());
process.exitCode = good ? 0 : 1;

async function playSchedules(): Promise<boolean> {
  const runs = Number(values.runs ?? 1000);
  const { played, killed, relayCalls, failures } = await runCampaign({
    runs,
    seed,
    path: values.path,
    onFailure: report,
    onPlayed: (played) => played % 100 === 0 && console.log(`${played} begun after ${seconds(began)} s`),
  });
  for (const failure of failures) report(failure);
  console.log(
    `${played} schedules from seed ${seed}, ${killed} of them with kill -9, ${relayCalls} calls of the relay, ${seconds(began)} s: ${failures.length} failed`,
  );
  return failures.length === 0;
}

/** Every planted bug must be found, and every invariant must have found one. */
async function plantAll(): Promise<boolean> {
  console.log("| Planted bug | Found by | After schedules |\n| --- | --- | --- |");
  const names = Object.keys(plantedBugs);
  const found = new Set<string>();
  let missed = 0;
  for (const name of names) {
    const by = await plant(name);
    if (by.length === 0) missed += 1;
    for (const invariant of by) found.add(invariant);
  }
  const unused = Object.keys(invariants).filter((name) => !found.has(name));
  console.log(`\n${names.length - missed} of ${names.length} planted bugs found, seed ${seed}, ${seconds(began)} s`);
  if (unused.length > 0) console.log(`Found none: ${unused.join("; ")}`);
  return missed + unused.length === 0;
}

async function plantSome(names: string[]): Promise<boolean> {
  let all = true;
  for (const name of names) all = (await plant(name)).length > 0 && all;
  return all;
}

/** The invariants that found it. */
async function plant(name: string): Promise<string[]> {
  if (!(name in plantedBugs)) throw new Error(`there is no planted bug named ${name}`);
  const { played, failures } = await runCampaign({ runs: Number(values.runs ?? 400), seed, planted: name });
  const by = [...new Set(failures.flatMap(({ found }) => found.map(({ invariant }) => invariant)))];
  console.log(`| ${name} | ${by.join("; ") || "nothing"} | ${played} |`);
  // Who asks for one sees what met it.
  if (values.mutant?.length === 1) failures.forEach(report);
  return by;
}

function report(failure: Failure): void {
  console.log(`\n${replayOf(failure)}`);
  for (const { invariant, details } of failure.found) console.log(`  ${invariant}:\n    ${details.join("\n    ")}`);
  console.log(JSON.stringify(failure.schedule));
}

function seconds(since: number): number {
  return Math.round((performance.now() - since) / 1000);
}
