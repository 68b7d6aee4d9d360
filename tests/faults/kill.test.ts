import { expect, onTestFinished, test } from "vitest";
import { proving } from "#tests/settings.ts";
import { startKillableSite } from "./killable-site.ts";
import { allowedCopies } from "./kills/arrivals.ts";
import { runKilling } from "./kills/killing.ts";

const kills = proving ? 8 : 4;
/** Six visitors in a round: one of each kind, and one more. */
const leads = 6 * kills;

test("killed again and again at random moments, no acknowledged lead, file, booking, quote or acceptance is lost", async () => {
  const site = await startKillableSite();
  onTestFinished(() => site.stop());
  const result = await runKilling(site, { leads, kills, seed: 20261121 });
  expect(result).toMatchObject({
    ...{ late: [], lostIds: [], missingLines: [], forgottenIds: [] },
    ...{ unfinishedCount: 0, outOfThreadCount: 0 },
  });
  // Three visitors in four post until they are acknowledged. If far fewer were, the test would show nothing.
  expect(result.acknowledgedCount).toBeGreaterThan(0.4 * leads);
  for (const count of [result.threeFilesCount, result.bookedCount, result.acceptedCount])
    expect(count).toBeGreaterThan(0);
  // An email arrives twice only if its answer is lost: by the kill, or by the one kind of fault that accepts the email first, for up to
  // four calls. So four a round leave room for the kills; if every email were sent twice, it would be six.
  expect(result.doubledCount).toBeLessThanOrEqual(4 * kills);
  expect(result.mostCopies).toBeLessThanOrEqual(allowedCopies);
});
