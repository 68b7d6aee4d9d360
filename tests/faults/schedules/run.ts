// npm run faults: as many generated schedules as asked for; `-- --seed S --path P` plays one again, `-- --mutants` the planted bugs.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { type Failure, replayOf, runCampaign } from "./campaign.ts";
import { invariants } from "./invariants.ts";
import { mutants } from "./mutants.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string" },
    seed: { type: "string" },
    path: { type: "string" },
    mutants: { type: "boolean", default: false },
    mutant: { type: "string" },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const began = performance.now();
const good = values.mutants ? plantBugs() : await (values.mutant ? plantBug(values.mutant) : playSchedules());
process.exitCode = good ? 0 : 1;

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
function plantBugs(): boolean {
  console.log("| Planted bug | Found by | After schedules |\n| --- | --- | --- |");
  const rows = mutants.map(({ name }) => {
    const own = ["--mutant", name, "--seed", String(seed), "--runs", values.runs ?? "400"];
    // In a process of its own: a build keeps much in memory.
    const { stdout, status } = spawnSync(process.execPath, [import.meta.filename, ...own], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
    });
    console.log(stdout.trimEnd());
    return { found: status === 0, row: stdout };
  });
  const found = rows.filter((one) => one.found).length;
  const unused = Object.keys(invariants).filter((name) => !rows.some(({ row }) => row.includes(name)));
  console.log(`\n${found} of ${mutants.length} planted bugs found, seed ${seed}, ${seconds(began)} s`);
  if (unused.length > 0) console.log(`Found none: ${unused.join("; ")}`);
  return found === mutants.length && unused.length === 0;
}

async function plantBug(name: string): Promise<boolean> {
  const mutant = mutants.find((one) => one.name === name);
  if (!mutant) throw new Error(`there is no mutant named ${name}`);
  const { played, failures } = await runCampaign({ runs: Number(values.runs ?? 400), seed, mutant });
  const by = [...new Set(failures.flatMap(({ found }) => found.map(({ invariant }) => invariant)))];
  console.log(`| ${name} | ${by.join("; ") || "nothing"} | ${played} |`);
  return by.length > 0;
}

function report(failure: Failure): void {
  console.log(`\n${replayOf(failure)}`);
  for (const { invariant, details } of failure.found) console.log(`  ${invariant}:\n    ${details.join("\n    ")}`);
  console.log(JSON.stringify(failure.schedule));
}

function seconds(since: number): number {
  return Math.round((performance.now() - since) / 1000);
}
