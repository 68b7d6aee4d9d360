// npm run faults: as many generated schedules as asked for; `-- --seed S --path P` plays one again, `-- --mutants` the planted bugs.
import { parseArgs } from "node:util";
import { type Failure, replayOf, runCampaign } from "./campaign.ts";
import { invariants } from "./invariants.ts";
import { type Mutant, mutants } from "./mutants.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string" },
    seed: { type: "string" },
    path: { type: "string" },
    mutants: { type: "boolean", default: false },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const began = performance.now();
const caught = values.mutants ? await plantBugs() : await playSchedules();
process.exitCode = caught ? 0 : 1;

async function playSchedules(): Promise<boolean> {
  const runs = Number(values.runs ?? 1000);
  const { played, killed, relayCalls, failures } = await runCampaign({ runs, seed, path: values.path });
  for (const failure of failures) report(failure);
  console.log(
    `${played} schedules from seed ${seed}, ${killed} of them with kill -9, ${relayCalls} calls of the relay, ${seconds(began)} s: ${failures.length} failed`,
  );
  return failures.length === 0;
}

/** Every planted bug must be found, and every invariant must have found one. */
async function plantBugs(): Promise<boolean> {
  const seen = new Set<string>();
  const survivors: string[] = [];
  console.log("| Planted bug | Found by | After schedules |\n| --- | --- | --- |");
  for (const mutant of mutants) {
    const { by, played } = await hunt(mutant);
    for (const name of by) seen.add(name);
    if (by.length === 0) survivors.push(mutant.name);
    console.log(`| ${mutant.name} | ${by.join("; ") || "nothing"} | ${played} |`);
  }
  const unused = Object.keys(invariants).filter((name) => !seen.has(name));
  console.log(
    `\n${mutants.length - survivors.length} of ${mutants.length} planted bugs found, seed ${seed}, ${seconds(began)} s`,
  );
  if (unused.length > 0) console.log(`Found none: ${unused.join("; ")}`);
  return survivors.length + unused.length === 0;
}

async function hunt(mutant: Mutant): Promise<{ by: string[]; played: number }> {
  const { played, failures } = await runCampaign({ runs: Number(values.runs ?? 400), seed, mutant });
  return { by: [...new Set(failures.flatMap(({ found }) => found.map(({ invariant }) => invariant)))], played };
}

function report(failure: Failure): void {
  console.log(`\n${replayOf(failure)}`);
  for (const { invariant, details } of failure.found) console.log(`  ${invariant}:\n    ${details.join("\n    ")}`);
  console.log(JSON.stringify(failure.schedule));
}

function seconds(since: number): number {
  return Math.round((performance.now() - since) / 1000);
}
