import { expect, test } from "vitest";
import { replayOf, runCampaign } from "./schedules/campaign.ts";

test("a hundred generated schedules of faults break no promise", { timeout: 400_000 }, async () => {
  const { played, killed, failures } = await runCampaign({ runs: 100, seed: 20_261_121 });
  expect(failures.map((failure) => [replayOf(failure), failure.found])).toEqual([]);
  expect(played).toBeGreaterThanOrEqual(100);
  expect(killed).toBeGreaterThan(0);
});
