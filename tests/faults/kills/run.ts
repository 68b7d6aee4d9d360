// npx node tests/faults/kills/run.ts: posts leads to the built Worker while its runtime is killed again and again, and counts what arrived.
import { countIn, readOptions } from "#tools/command-line.ts";
import { startKillableSite } from "../killable-site.ts";
import { maxCopies, runKilling } from "./killing.ts";

const usage = `npx node tests/faults/kills/run.ts
  --leads 300   how many leads are posted
  --kills 80    how often the runtime is killed
  --seed 1      another number gives another run`;
const { leads, kills, seed } = readOptions(usage, {
  leads: { type: "string", default: "300" },
  kills: { type: "string", default: "80" },
  seed: { type: "string", default: "1" },
});

const plan = {
  leads: countIn(usage, "leads", leads),
  kills: countIn(usage, "kills", kills),
  seed: countIn(usage, "seed", seed),
};
console.log(`Seed ${plan.seed}`);
for (const receipts of ["off", "on"] as const) {
  const site = await startKillableSite({ MAIL_RECEIPTS: receipts === "on" ? "on" : "" });
  if (receipts === "on") site.mailbox.sendReceiptsTo(`${site.url}/api/mail-events`);
  const startMs = Date.now();
  const { lost, missing, forgotten, late, states, ...counts } = await runKilling(site, plan).finally(() => site.stop());
  const seconds = Math.round((Date.now() - startMs) / 1000);
  console.log(`\nReceipts ${receipts}`);
  console.table({ ...counts, lost: lost.length, missing: missing.length, forgotten: forgotten.length, seconds });
  const failureCount =
    lost.length + missing.length + forgotten.length + late.length + counts.unfinished + counts.outOfThread;
  if (failureCount === 0 && counts.maxCopies <= maxCopies) continue;
  console.error(`Lost: ${lost.join(" ") || "none"}. Forgotten: ${forgotten.join(" ") || "none"}.`);
  console.error(`When the time was up: ${late.join(", ") || "nothing was awaited"}.`);
  console.error([...missing, ...states].join("\n"));
  process.exitCode = 1;
}
