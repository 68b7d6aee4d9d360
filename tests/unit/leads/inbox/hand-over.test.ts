import { beforeEach, expect, test } from "vitest";
import { referenceOf } from "#content/request/reference.ts";
import { handOver } from "#worker/leads/intake/hand-over.ts";
import { keys } from "#worker/leads/record/documents.ts";
import type { InboxEntry } from "#worker/leads/record/entry.ts";
import type { LogLine } from "#worker/log.ts";
import { leadsOn } from "../leads-in-memory.ts";
import { makeRuntimeDeterministic } from "./runtime.ts";
import { Simulation } from "./simulation.ts";

let simulation: Simulation;

beforeEach(() => {
  makeRuntimeDeterministic();
  simulation = new Simulation();
});

const markers = () => [...simulation.objects.keys()].filter((key) => key.startsWith("waiting/"));

/** Hands over more markers than are handed over at once. The inbox fails on one of them; its id is returned. */
async function handOverWithFailure() {
  const ids = Array.from({ length: 32 }, () => crypto.randomUUID());
  const [failingId = ""] = ids;
  simulation.isInboxAway = true;
  for (const id of ids) await simulation.post("Ann", { id });
  simulation.isInboxAway = false;
  const accept = async (entry: InboxEntry) => {
    if (entry.id === failingId) throw new Error("this one is poisoned");
    return simulation.inbox().accept(entry);
  };
  const inbox = () => Object.assign(Object.create(simulation.inbox()), { accept });
  const lines: LogLine[] = [];
  const remainingCount = await handOver({ ...simulation.worker(), inbox, log: (line) => lines.push(line) });
  return { failingId, remainingCount, lines };
}

test("of several markers only the one that can't be handed over remains", async () => {
  const { failingId, remainingCount } = await handOverWithFailure();
  expect(markers()).toEqual([keys.waiting(failingId)]);
  expect(remainingCount).toBe(1);
  expect(simulation.rows("SELECT 1 FROM requests")).toHaveLength(31);
});

test("the log says whose marker can't be handed over", async () => {
  const { failingId, lines } = await handOverWithFailure();
  expect(lines).toMatchObject([{ event: "marker-failed", lead: referenceOf(failingId) }]);
});

/** Sends a request, corrected if so asked, and loses its documents before staff have the email. Returns a backup. */
async function loseDocuments({ isCorrected = false } = {}) {
  const id = await simulation.post("Ann");
  if (isCorrected) await simulation.post("Ann corrected", { replaces: id });
  const backup = [...simulation.objects].filter(([key]) => key.startsWith("leads/"));
  simulation.objects.clear();
  await simulation.advanceMinutes(1);
  return { id, backup };
}

async function restore(backup: Awaited<ReturnType<typeof loseDocuments>>["backup"]): Promise<void> {
  for (const [key, document] of backup) {
    simulation.objects.set(key, document);
    simulation.put(keys.waiting(key.split("/")[1] ?? ""));
  }
  await handOver(simulation.worker());
  await simulation.advanceMinutes(120);
}

test.each([
  ["a request", false, ["Ann"]],
  ["a request and its correction", true, ["Ann", "Ann corrected"]],
])("%s, lost before staff had the email, can be restored from the backup", async (_, isCorrected, names) => {
  const { id, backup } = await loseDocuments({ isCorrected });
  expect((await simulation.inbox().find({ id }))?.problems).toEqual(["missing"]);
  expect(simulation.staffHave()).toEqual([]);
  await restore(backup);
  expect(simulation.staffHave().sort()).toEqual(names);
  expect((await simulation.inbox().find({ id }))?.problems).toEqual([]);
  expect(simulation.documentsLeft()).toEqual(backup.map(([key]) => key));
});

test("a lost request that was withdrawn afterwards isn't brought back by its backup", async () => {
  const { id, backup } = await loseDocuments();
  await simulation.withdrawByLink(id);
  await simulation.inboxReturns();
  await restore(backup);
  expect(simulation.staffHave()).toEqual([]);
  expect(simulation.documentsLeft()).toEqual([]);
});

test("when a lost inbox is rebuilt, a request that can't be restored doesn't block the others, and is tried again", async () => {
  const failingId = await simulation.post("Ann");
  await simulation.post("Ben");
  await simulation.advanceMinutes(1);
  await simulation.loseRows();
  simulation.put(keys.comparison);
  simulation.fails = (key) => key === keys.request(failingId);
  const lines: LogLine[] = [];
  expect(await handOver({ ...simulation.worker(), log: (line) => lines.push(line) })).toBe(1);
  expect(lines).toMatchObject([
    { event: "restore-failed", lead: referenceOf(failingId) },
    { event: "compared", restored: 1 },
  ]);
  simulation.fails = () => false;
  expect(await handOver(simulation.worker())).toBe(0);
  expect(simulation.rows("SELECT 1 FROM requests")).toHaveLength(2);
  expect(markers()).toEqual([]);
});

/** An invalid marker, which comes first in the bucket's order. */
const invalidMarker = "waiting/-not-an-id";

test("an invalid marker doesn't block the others", async () => {
  simulation.isInboxAway = true;
  await simulation.post("Ann");
  simulation.put(invalidMarker);
  await simulation.inboxReturns();
  expect(simulation.staffHave()).toEqual(["Ann"]);
});

test("an invalid marker is deleted after an hour", async () => {
  simulation.put(invalidMarker);
  await handOver(simulation.worker());
  expect(markers()).toEqual([invalidMarker]);
  await simulation.advanceMinutes(61);
  await handOver(simulation.worker());
  expect(markers()).toEqual([]);
});

test("the timer sets a lost alarm again", async () => {
  await simulation.post("Ann");
  simulation.alarmAt = undefined;
  await simulation.inbox().runMaintenance(0);
  await simulation.advanceMinutes(1);
  expect(simulation.staffHave()).toEqual(["Ann"]);
});

/** Bindings that fail when the timer runs. */
const failing = {
  inbox: { INBOX: { getByName: () => ({ runMaintenance: () => Promise.reject(new RangeError()) }) } },
  bucket: { LEADS: { list: () => Promise.reject(new RangeError()) } },
};

test.each([
  ["inbox", { event: "maintenance-failed", message: "inbox.runMaintenance failed" }],
  ["bucket", { event: "hand-over-failed", message: "bucket.list failed" }],
] as const)("if the %s fails when the timer runs, the log says so", async (store, expectedLine) => {
  const lines: LogLine[] = [];
  await leadsOn(simulation, failing[store], (line) => lines.push(line)).sweep();
  const at = expect.stringContaining("hand-over.test.ts");
  expect(lines).toEqual([{ ...expectedLine, kind: "StorageError", cause: "RangeError", at }]);
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
  await leadsOn(simulation, failing.bucket).sweep();
  expect((await simulation.inbox().counts()).pending).toBe(3);
});
