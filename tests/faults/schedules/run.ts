// npm run faults: as many generated schedules as asked for; `-- --seed S --path P` plays one again, `-- --mutants` the planted bugs.
import { spawn } from "node:child_process";
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
    mutant: { type: "string", multiple: true },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const began = performance.now();
const good = await (values.mutants ? plantAll() : values.mutant ? plant(values.mutant) : playSchedules());
process.exitCode = good ? 0 : 1;

async function playSchedules(): Promise<boolean> {
  const runs = Number(values.runs ?? 1000);
  const { played, killed, relayCalls, failures } = await runCampaign({
    runs,
    seed,
    path: values.path,
    onFailure: report,
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
  const names = mutants.map(({ name }) => name);
  let table = "";
  // Some at a time in a process of their own: each build keeps much in memory.
  for (let start = 0; start < names.length; start += 7) table += await plantElsewhere(names.slice(start, start + 7));
  const missed = table.split("| nothing |").length - 1;
  const unused = Object.keys(invariants).filter((name) => !table.includes(name));
  console.log(`\n${names.length - missed} of ${names.length} planted bugs found, seed ${seed}, ${seconds(began)} s`);
  if (unused.length > 0) console.log(`Found none: ${unused.join("; ")}`);
  return missed + unused.length === 0;
}

/** The rows that another process prints about these. */
async function plantElsewhere(names: string[]): Promise<string> {
  const own = [...names.flatMap((name) => ["--mutant", name]), "--seed", String(seed), "--runs", values.runs ?? "400"];
  const child = spawn(process.execPath, [import.meta.filename, ...own], { stdio: ["ignore", "pipe", "inherit"] });
  let printed = "";
  for await (const chunk of child.stdout) {
    printed += chunk;
    process.stdout.write(chunk);
  }
  if (printed.match(/^\| /gm)?.length !== names.length) throw new Error("not every planted bug was tried");
  return printed;
}

async function plant(names: string[]): Promise<boolean> {
  let all = true;
  for (const name of names) {
    const mutant = mutants.find((one) => one.name === name);
    if (!mutant) throw new Error(`there is no mutant named ${name}`);
    const { played, failures } = await runCampaign({ runs: Number(values.runs ?? 400), seed, mutant });
    const by = [...new Set(failures.flatMap(({ found }) => found.map(({ invariant }) => invariant)))];
    console.log(`| ${name} | ${by.join("; ") || "nothing"} | ${played} |`);
    // Who asks for one sees what met it.
    if (names.length === 1) failures.forEach(report);
    all &&= by.length > 0;
  }
  return all;
}

function report(failure: Failure): void {
  console.log(`\n${replayOf(failure)}`);
  for (const { invariant, details } of failure.found) console.log(`  ${invariant}:\n    ${details.join("\n    ")}`);
  console.log(JSON.stringify(failure.schedule));
}

function seconds(since: number): number {
  return Math.round((performance.now() - since) / 1000);
}
