import { expect, onTestFinished, test } from "vitest";
import { proving } from "#tests/settings.ts";
import { startKillableSite } from "./killable-site.ts";
import { maxCopies, runKilling } from "./kills/killing.ts";

test("killed again and again at random moments, no acknowledged lead, file, booking, quote or acceptance is lost", async () => {
  const site = await startKillableSite();
  onTestFinished(() => site.stop());
  const kills = proving ? 8 : 4;
  const leads = 6 * kills;
  const result = await runKilling(site, { leads, kills, seed: 20261121 });
  expect(result).toMatchObject({
    lost: [],
    missing: [],
    forgotten: [],
    unfinished: 0,
    outOfThread: 0,
    stillPending: 0,
  });
  expect(result.acknowledged).toBeGreaterThan(leads * 0.4);
  for (const count of [result.withThreeFiles, result.booked, result.accepted]) expect(count).toBeGreaterThan(0);
  // Only an email that was being sent at the moment of a kill may arrive twice.
  expect(result.doubled).toBeLessThanOrEqual(4 * kills);
  expect(result.maxCopies).toBeLessThanOrEqual(maxCopies);
});
