import { beforeEach, expect, test, vi } from "vitest";
import { alertNotice } from "#worker/leads/letters/staff-notices.ts";
import { keys } from "#worker/leads/record/documents.ts";
import { stopTheClock } from "./runtime.ts";
import { Simulation } from "./simulation.ts";

let simulation: Simulation;

beforeEach(() => {
  stopTheClock();
  simulation = new Simulation();
});

/** The timer runs three times at once. */
const runTimers = () => Promise.all([1, 2, 3].map(() => simulation.inbox().runMaintenance(0)));

test("the daily email is sent once a day, from eight, however often the timer runs", async () => {
  simulation.platformTime = Date.parse("2026-11-23T20:30:00Z");
  simulation.setClock();
  await runTimers();
  expect(simulation.dailyAttempts, "at half past seven in Melbourne").toEqual([]);
  for (let count = 0; count < 3; count++) {
    await simulation.advanceMinutes(40);
    await runTimers();
    expect(simulation.dailyAttempts).toEqual(["2026-11-24"]);
  }
  await simulation.advanceMinutes(24 * 60);
  await runTimers();
  expect(simulation.dailyAttempts).toEqual(["2026-11-24", "2026-11-25"]);
});

test("a daily email that the mail service refuses is retried", async () => {
  simulation.relay = "refuse";
  await runTimers();
  expect(simulation.dailyAttempts).toHaveLength(1);
  simulation.relay = "take";
  await simulation.advanceMinutes(40);
  await runTimers();
  expect(simulation.dailyAttempts).toHaveLength(2);
});

test("an alert that can't be written is logged, health reports it, and the daily email is sent all the same", async () => {
  simulation.relay = "refuse";
  await simulation.post("Ann");
  await simulation.advanceMinutes(120);
  vi.spyOn(simulation.alerts, "push").mockImplementation(() => {
    throw new TypeError("an unknown problem");
  });
  const log = vi.spyOn(console, "log").mockClear();
  await simulation.inbox().runMaintenance(0);
  expect(simulation.dailyAttempts).toHaveLength(1);
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    { event: "notice-failed", mail: "digest", kind: "TypeError", at: expect.stringContaining("digests.test.ts") },
    { event: "mail", mail: "daily", outcome: "refused", status: 500 },
  ]);
  expect(await simulation.inbox().counts()).toMatchObject({ noticesFail: 1 });
});

test("an alert that couldn't be written is tried again at the timer's next run", async () => {
  simulation.relay = "refuse";
  await simulation.post("Ann");
  await simulation.advanceMinutes(120);
  simulation.relay = "take";
  vi.spyOn(simulation.alerts, "push").mockImplementationOnce(() => {
    throw new TypeError("an unknown problem");
  });
  await simulation.inbox().runMaintenance(0);
  expect(simulation.alerts).toEqual([]);
  simulation.passOneSecond();
  await simulation.inbox().runMaintenance(0);
  expect(simulation.alerts).toHaveLength(1);
  expect(await simulation.inbox().counts()).toMatchObject({ noticesFail: 0 });
});

test("a digest with an unknown result is sent at most three times", async () => {
  simulation.relay = "take-late";
  await simulation.post("Ann");
  for (let hours = 0; hours < 8; hours++) {
    await simulation.advanceMinutes(61);
    await simulation.inbox().runMaintenance(0);
  }
  expect(simulation.alerts.map(([first]) => first?.problem)).toEqual(Array(3).fill("staff-unconfirmed"));
  expect(simulation.staffHave()).toHaveLength(3);
});

test("after an outage of the mail service staff get one digest with counts, and then every email once", async () => {
  simulation.relay = "refuse";
  for (let count = 0; count < 12; count++) await simulation.post(`Ann ${count}`);
  await simulation.advanceMinutes(120);
  await simulation.inbox().runMaintenance(0);
  simulation.relay = "take";
  await simulation.advanceMinutes(1);
  simulation.alerts.splice(0);
  for (let hours = 0; hours < 3; hours++) {
    await simulation.inbox().runMaintenance(0);
    await simulation.advanceMinutes(61);
  }
  expect(simulation.alerts.map((found) => alertNotice(found).subject)).toEqual([
    "Alert: 12 requests not delivered to you",
  ]);
  const sentKinds = simulation.sentLetters.map(({ kind, id }) => `${kind} ${id}`);
  expect(sentKinds.filter((letter) => /^(staff|visitor) /.test(letter))).toHaveLength(24);
  expect(new Set(sentKinds).size).toBe(sentKinds.length);
});

test("a problem that comes back is reported again", async () => {
  const id = await simulation.post("Ann");
  for (const reports of [1, 2]) {
    simulation.refusedIds.add(id);
    simulation.put(keys.waiting(id), "again");
    await simulation.inboxReturns();
    await simulation.advanceMinutes(120);
    for (let round = 0; round < 2; round++) await simulation.inbox().runMaintenance(0);
    expect(simulation.alerts.flat().filter(({ problem }) => problem === "staff-refused")).toHaveLength(reports);
    simulation.refusedIds.clear();
    await simulation.advanceMinutes(120);
  }
});

test("a problem of a request that no longer waits isn't counted among those that wait", async () => {
  simulation.relay = "refuse";
  const id = await simulation.post("Ann");
  simulation.objects.delete(keys.request(id));
  await simulation.advanceMinutes(70);
  expect((await simulation.inbox().find({ id }))?.problems).toEqual(["missing"]);
  expect(await simulation.inbox().counts()).toMatchObject({ pending: 0, needAttention: 0 });
});
