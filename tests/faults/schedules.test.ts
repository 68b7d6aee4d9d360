import { expect, test } from "vitest";
import { tries } from "#tests/prove.ts";
import { replayOf, runCampaign } from "./schedules/campaign.ts";

test("generated schedules of faults break no promise", { timeout: 400_000 }, async () => {
  const { played, killed, failures } = await runCampaign({ runs: tries(1000), seed: 20_261_121 });
  expect(failures.map((failure) => [replayOf(failure), failure.found])).toEqual([]);
  expect(played).toBeGreaterThanOrEqual(tries(1000));
  expect(killed).toBeGreaterThan(0);
});
