import { beforeEach, expect, test } from "vitest";
import { day } from "#content/durations.ts";
import { handOver } from "#worker/leads/intake/hand-over.ts";
import { keys } from "#worker/leads/record/documents.ts";
import { stopTheClock } from "./runtime.ts";
import { leadNamed, Simulation } from "./simulation.ts";

let simulation: Simulation;

beforeEach(() => {
  stopTheClock();
  simulation = new Simulation();
});

test("an interrupted request and a leftover upload are deleted after an hour, and an invalid marker doesn't block the others", async () => {
  const [broken, whole] = [crypto.randomUUID(), await simulation.post("Ann")];
  simulation.put("waiting/not-an-id");
  for (const id of [broken, whole]) {
    simulation.put(keys.upload(id), "a bill");
    simulation.put(keys.waiting(id));
  }
  await handOver(simulation.worker());
  // The visitor may be adding a file at this moment.
  expect(simulation.documentsLeft().filter((key) => key.includes(whole))).toHaveLength(2);
  expect(simulation.documentsLeft().filter((key) => key.includes(broken))).toHaveLength(1);
  await simulation.advance(61);
  await handOver(simulation.worker());
  expect([...simulation.objects.keys()]).toEqual([keys.request(whole)]);
  expect(simulation.staffHave()).toEqual(["Ann"]);
});

test.each([false, true])(
  "each file is deleted 30 days after it arrived, including one added later (inbox unreachable: %s)",
  async (isAway) => {
    const id = await simulation.post("Ann", { file: true });
    await simulation.advance(10 * 24 * 60);
    simulation.isAway = isAway;
    const { upload, ...lead } = leadNamed("Ann", id, { file: true });
    const added = { ...upload, key: keys.upload(id), addedAt: new Date().toISOString() };
    simulation.put(added.key, "a bill");
    simulation.put(keys.changed(id), JSON.stringify({ ...lead, added: [added] }));
    if (isAway) simulation.put(keys.waiting(id), "changed");
    else await simulation.inbox().recordOutcome(id, { key: "added", outcome: "new-file", hasNote: false });
    await simulation.inboxReturns();
    const files = () => simulation.documentsLeft().filter((key) => key.includes("upload-"));
    await simulation.advance(15 * 24 * 60);
    expect(files()).toHaveLength(isAway ? 1 : 2);
    await simulation.advance(10 * 24 * 60);
    expect(files()).toEqual([added.key]);
    await simulation.advance(10 * 24 * 60);
    expect(files()).toEqual([]);
  },
);

test("a withdrawal recorded by a fast clock is still erased again within the hour", async () => {
  const id = await simulation.post("Ann");
  simulation.skew = 40 * day;
  await simulation.withdrawByLink(id);
  simulation.skew = 0;
  simulation.put(keys.upload(id), "a bill whose sender was cut off");
  await simulation.inboxReturns();
  await simulation.inbox().runMaintenance(0);
  await simulation.advance(61);
  expect(simulation.documentsLeft()).toEqual([]);
});
