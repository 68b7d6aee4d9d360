import { expect, test } from "vitest";
import { proving } from "#tests/prove.ts";
import { replayOf, runCampaign } from "./schedules/campaign.ts";

const runs = proving ? 1000 : 4;
/** A thousand take minutes on an idle machine, and most of an hour on a busy one. */
const timeout = proving ? 5_400_000 : 400_000;

test("generated schedules of faults break no promise", { timeout }, async () => {
  const { played, killed, failures } = await runCampaign({ runs, seed: 20_261_121 });
  expect(failures.map((failure) => [replayOf(failure), failure.found])).toEqual([]);
  expect(played).toBeGreaterThanOrEqual(runs);
  expect(killed).toBeGreaterThan(0);
});
