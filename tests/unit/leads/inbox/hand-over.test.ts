import { beforeEach, expect, test } from "vitest";
import { referenceOf } from "#content/request/reference.ts";
import { handOver } from "#worker/leads/intake/hand-over.ts";
import { keys } from "#worker/leads/record/documents.ts";
import type { InboxEntry } from "#worker/leads/record/entry.ts";
import type { LogLine } from "#worker/log.ts";
import { leadsOn } from "../leads-in-memory.ts";
import { stopTheClock } from "./runtime.ts";
import { Simulation } from "./simulation.ts";

let simulation: Simulation;

beforeEach(() => {
  stopTheClock();
  simulation = new Simulation();
});

test("a marker that can't be handed over doesn't block the others, and the log says whose it is", async () => {
  const [badId, goodId] = [crypto.randomUUID(), crypto.randomUUID()];
  simulation.isInboxAway = true;
  for (const id of [badId, ...Array.from({ length: 30 }, () => crypto.randomUUID()), goodId])
    await simulation.post("Ann", { id });
  simulation.isInboxAway = false;
  const accept = async (entry: InboxEntry) => {
    if (entry.id === badId) throw new Error("this one is poisoned");
    return simulation.inbox().accept(entry);
  };
  const inbox = () => Object.assign(Object.create(simulation.inbox()), { accept });
  const lines: LogLine[] = [];
  expect(await handOver({ ...simulation.worker(), inbox, log: (line) => lines.push(line) })).toBe(1);
  expect(lines).toMatchObject([{ event: "marker-failed", lead: referenceOf(badId) }]);
  expect([...simulation.objects.keys()].filter((key) => key.startsWith("waiting/"))).toEqual([keys.waiting(badId)]);
  expect(await simulation.inbox().find({ id: goodId })).toBeDefined();
});

test("an invalid marker doesn't block the others, and is deleted after an hour", async () => {
  simulation.isInboxAway = true;
  await simulation.post("Ann");
  simulation.isInboxAway = false;
  // It comes first in the bucket's order.
  simulation.put("waiting/-not-an-id");
  await handOver(simulation.worker());
  await simulation.advanceMinutes(61);
  expect(simulation.staffHave()).toEqual(["Ann"]);
  await handOver(simulation.worker());
  expect([...simulation.objects.keys()].filter((key) => key.startsWith("waiting/"))).toEqual([]);
});

test("the timer sets a lost alarm again", async () => {
  await simulation.post("Ann");
  simulation.alarmAt = undefined;
  await simulation.inbox().runMaintenance(0);
  await simulation.advanceMinutes(1);
  expect(simulation.staffHave()).toEqual(["Ann"]);
});

test("a timer run that fails in the inbox is logged", async () => {
  const lines: LogLine[] = [];
  const runMaintenance = () => Promise.reject(new RangeError());
  const INBOX = { getByName: () => ({ runMaintenance }) };
  await leadsOn(simulation, { INBOX }, (line) => lines.push(line)).sweep();
  expect(lines).toMatchObject([{ event: "maintenance-failed", cause: "RangeError" }]);
});

test("a non-empty marker makes the inbox email staff again", async () => {
  const id = await simulation.post("Ann");
  await simulation.advanceMinutes(1);
  simulation.put(keys.waiting(id), "again");
  await simulation.inboxReturns();
  await simulation.inboxReturns();
  expect(simulation.staffHave()).toEqual(["Ann", "Ann"]);
});

test("when the bucket can't be listed, the requests counted before still count as waiting", async () => {
  await simulation.inbox().runMaintenance(3);
  const lines: LogLine[] = [];
  const LEADS = { list: () => Promise.reject(new RangeError("no list")) };
  await leadsOn(simulation, { LEADS }, (line) => lines.push(line)).sweep();
  expect((await simulation.inbox().counts()).pending).toBe(3);
  expect(lines).toEqual([
    {
      event: "hand-over-failed",
      kind: "StorageError",
      message: "bucket.list failed",
      cause: "RangeError",
      at: expect.stringContaining("hand-over.test.ts"),
    },
  ]);
});
