// npx node tests/faults/kills/run.ts: posts leads to the built Worker while its runtime is killed again and again, and counts what arrived.
import { parseArgs } from "node:util";
import { startKillableSite } from "../killable-site.ts";
import { type KillingResult, mostCopies, runKilling } from "./killing.ts";

const { values } = parseArgs({
  options: {
    leads: { type: "string", default: "300" },
    kills: { type: "string", default: "80" },
    seed: { type: "string", default: "1" },
  },
});

const plan = { leads: Number(values.leads), kills: Number(values.kills), seed: Number(values.seed) };
const off = await killed("off");
const on = await killed("on");

async function killed(receipts: "on" | "off"): Promise<KillingResult & { seconds: number }> {
  const site = await startKillableSite({ MAIL_RECEIPTS: receipts === "on" ? "on" : "" });
  if (receipts === "on") site.mailbox.sendReceiptsTo(`${site.url}/api/mail-events`);
  const started = Date.now();
  const result = await runKilling(site, plan).finally(() => site.stop());
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`Receipts ${receipts}: ${result.acknowledged} acknowledged, ${result.lost.length} lost, ${seconds} s`);
  return { ...result, seconds };
}

function columns(of: (result: KillingResult & { seconds: number }) => string | number): string {
  return `${of(off)} | ${of(on)}`;
}

const rows = [
  ["Runtime killed (SIGKILL)", columns(({ kills }) => kills)],
  ["Requests posted", columns(({ posted }) => posted)],
  ["Tries, those that a kill cut off included", columns(({ tries }) => tries)],
  ["Acknowledged with a reference", columns(({ acknowledged }) => acknowledged)],
  ["Acknowledged and mailed to staff", columns(({ acknowledged, lost }) => acknowledged - lost.length)],
  ["Acknowledged and lost", columns(({ lost }) => lost.length)],
  [
    "Acknowledged and confirmed to the visitor",
    columns(({ acknowledged, unconfirmed, unheard }) => acknowledged - unconfirmed.length - unheard),
  ],
  ["Confirmation given up: three tries ended unheard", columns(({ unheard }) => unheard)],
  ["Confirmation missing for another reason", columns(({ unconfirmed }) => unconfirmed.length)],
  ["Never acknowledged, mailed all the same", columns(({ deliveredUnasked }) => deliveredUnasked)],
  ["Mailed to staff more than once", columns(({ doubled, mostCopies: most }) => `${doubled} (at most ${most} times)`)],
  ["Copies outside their thread", columns(({ outOfThread }) => outOfThread)],
  ["Still pending at the end", columns(({ stillPending }) => stillPending)],
  ["Seconds", columns(({ seconds }) => seconds)],
];
console.log(`\nSeed ${values.seed}\n`);
console.log("| What | Receipts off | Receipts on |\n| --- | --- | --- |");
for (const [what, counts] of rows) console.log(`| ${what} | ${counts} |`);
for (const { lost, unconfirmed, outOfThread, stillPending, states, mostCopies: most } of [off, on]) {
  if (lost.length + unconfirmed.length + outOfThread + stillPending === 0 && most <= mostCopies) continue;
  console.error(`\nLost: ${lost.join(" ") || "none"}. Unconfirmed: ${unconfirmed.join(" ") || "none"}.`);
  console.error(states.join("\n"));
  process.exitCode = 1;
}
