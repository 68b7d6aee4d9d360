// npm run kills: posts leads to the built Worker while its runtime is killed again and again, and counts what arrived.
import { parseArgs } from "node:util";
import { startKillableSite } from "../killable-site.ts";
import { runKilling } from "./killing.ts";

const { values } = parseArgs({
  options: {
    leads: { type: "string", default: "300" },
    kills: { type: "string", default: "80" },
    seed: { type: "string", default: "1" },
  },
});

const started = Date.now();
const site = await startKillableSite();
const result = await runKilling(site, {
  leads: Number(values.leads),
  kills: Number(values.kills),
  seed: Number(values.seed),
}).finally(() => site.stop());

const rows = [
  ["Runtime killed (SIGKILL)", result.kills],
  ["Requests posted", result.posted],
  ["Tries, those that a kill cut off included", result.tries],
  ["Acknowledged with a reference", result.acknowledged],
  ["Acknowledged and mailed to staff", result.acknowledged - result.lost.length],
  ["Acknowledged and confirmed to the visitor", result.acknowledged - result.unconfirmed.length],
  ["Acknowledged and lost", result.lost.length],
  ["Never acknowledged, mailed all the same", result.deliveredUnasked],
  ["Mailed to staff more than once", `${result.doubled} (at most ${result.mostCopies} times)`],
  ["Copies outside their thread", result.outOfThread],
  ["Still pending at the end", result.stillPending],
] as const;
console.log(`\nSeed ${values.seed}, ${Math.round((Date.now() - started) / 1000)} s\n`);
console.log("| What | How many |\n| --- | --- |");
for (const [what, count] of rows) console.log(`| ${what} | ${count} |`);
if (result.lost.length + result.unconfirmed.length + result.outOfThread + result.stillPending > 0) {
  console.error(`\nLost: ${result.lost.join(" ") || "none"}. Unconfirmed: ${result.unconfirmed.join(" ") || "none"}.`);
  process.exitCode = 1;
}
