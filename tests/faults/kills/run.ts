// npx node tests/faults/kills/run.ts: posts leads to the built Worker while its runtime is killed again and again, and counts what arrived.
import { countIn, readOptions } from "#tools/command-line.ts";
import { startKillableSite } from "../killable-site.ts";
import { allowedCopies } from "./arrivals.ts";
import { runKilling } from "./killing.ts";

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
  const { lostIds, missingLines, forgottenIds, late, unsettledRows, ...counts } = await runKilling(site, plan).finally(
    () => site.stop(),
  );
  const seconds = Math.round((Date.now() - startMs) / 1000);
  console.log(`\nReceipts ${receipts}`);
  const [lostCount, missingCount, forgottenCount] = [lostIds.length, missingLines.length, forgottenIds.length];
  console.table({ ...counts, lostCount, missingCount, forgottenCount, seconds });
  const { unfinishedCount, outOfThreadCount, mostCopies } = counts;
  const problems = [
    ...lostIds.map((id) => `${id}: never emailed to staff`),
    ...forgottenIds.map((id) => `${id}: no confirmation, and the inbox doesn't know`),
    ...missingLines,
    ...late.map((awaited) => `still awaited in the end: ${awaited}`),
    ...(unfinishedCount > 0 ? [`${unfinishedCount} visitors for whom something was never acknowledged`] : []),
    ...(outOfThreadCount > 0 ? [`${outOfThreadCount} requests whose emails to staff don't share a thread`] : []),
    ...(mostCopies > allowedCopies
      ? [`${mostCopies} copies of one email to staff, at most ${allowedCopies} expected`]
      : []),
  ];
  if (problems.length === 0) continue;
  console.error([...problems, ...unsettledRows].join("\n"));
  process.exitCode = 1;
}
