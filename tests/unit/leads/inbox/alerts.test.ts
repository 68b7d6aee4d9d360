import { beforeEach, expect, test, vi } from "vitest";
import { minuteMs } from "#content/durations.ts";
import { alertNotice } from "#worker/leads/letters/staff-notices.ts";
import { keys } from "#worker/leads/record/documents.ts";
import { timings } from "#worker/leads/timing.ts";
import { makeRuntimeDeterministic, takeLog } from "./runtime.ts";
import { Simulation } from "./simulation.ts";

/** Long enough for an email to be refused six times. Then staff are alerted. */
const untilProblemMinutes = 120;

/** A minute longer than the pause between two alerts. */
const untilNextAlertMinutes = timings.production.alertEveryMs / minuteMs + 1;

let simulation: Simulation;

beforeEach(() => {
  makeRuntimeDeterministic();
  simulation = new Simulation();
});

/** The timer runs three times at once. */
const runTimers = () => Promise.all([1, 2, 3].map(() => simulation.inbox().runMaintenance(0)));

test("the daily email is sent once a day, from 8 am, however often the timer runs", async () => {
  simulation.platformTime = Date.parse("2026-11-23T20:30:00Z");
  simulation.setClock();
  await runTimers();
  expect(simulation.dailyAttempts, "at half past seven in Melbourne").toEqual([]);
  for (const time of ["8:10", "8:50", "9:30"]) {
    await simulation.advanceMinutes(40);
    await runTimers();
    expect(simulation.dailyAttempts, `by ${time}`).toEqual(["2026-11-24"]);
  }
  await simulation.advanceMinutes(24 * 60);
  await runTimers();
  expect(simulation.dailyAttempts).toEqual(["2026-11-24", "2026-11-25"]);
});

test("a daily email that the mail service refuses is retried at the timer's next run", async () => {
  simulation.relay = "refuse";
  await runTimers();
  expect(simulation.dailyAttempts).toHaveLength(1);
  simulation.relay = "take";
  simulation.passOneSecond();
  await runTimers();
  expect(simulation.dailyAttempts).toHaveLength(2);
});

/** The timer runs while there is a problem, but the alert about it can't be written. */
async function failToWriteAlert(): Promise<void> {
  simulation.relay = "refuse";
  await simulation.post("Ann");
  await simulation.advanceMinutes(untilProblemMinutes);
  vi.spyOn(simulation.alerts, "push").mockImplementationOnce(() => {
    throw new TypeError("an unknown problem");
  });
  await simulation.inbox().runMaintenance(0);
  expect(simulation.alerts).toEqual([]);
}

test("an alert that can't be written is logged", async () => {
  const lines = takeLog();
  await failToWriteAlert();
  expect(lines.filter(({ event }) => event === "notice-failed")).toEqual([
    { event: "notice-failed", mail: "digest", kind: "TypeError", at: expect.stringContaining("alerts.test.ts") },
  ]);
});

test("the daily email is sent even though an alert can't be written", async () => {
  await failToWriteAlert();
  expect(simulation.dailyAttempts).toHaveLength(1);
});

test("health reports that an alert couldn't be written, until the timer's next run sends it", async () => {
  await failToWriteAlert();
  expect(await simulation.inbox().counts()).toMatchObject({ noticesFail: 1 });
  simulation.relay = "take";
  simulation.passOneSecond();
  await simulation.inbox().runMaintenance(0);
  expect(simulation.alerts).toHaveLength(1);
  expect(await simulation.inbox().counts()).toMatchObject({ noticesFail: 0 });
});

test("an alert with an unknown result is sent at most three times", async () => {
  simulation.relay = "take-late";
  await simulation.post("Ann");
  for (let count = 0; count < 8; count++) {
    await simulation.advanceMinutes(untilNextAlertMinutes);
    await simulation.inbox().runMaintenance(0);
  }
  expect(simulation.alerts.map(([first]) => first?.problem)).toEqual(Array(3).fill("staff-unconfirmed"));
});

test("after an outage of the mail service, staff get one alert with the number of requests", async () => {
  simulation.relay = "refuse";
  for (let count = 0; count < 12; count++) await simulation.post(`Ann ${count}`);
  await simulation.advanceMinutes(untilProblemMinutes);
  await simulation.inbox().runMaintenance(0);
  simulation.relay = "take";
  await simulation.advanceMinutes(1);
  // Drop the alert that the mail service refused.
  simulation.alerts.splice(0);
  for (let count = 0; count < 3; count++) {
    await simulation.inbox().runMaintenance(0);
    await simulation.advanceMinutes(untilNextAlertMinutes);
  }
  expect(simulation.alerts.map((found) => alertNotice(found).subject)).toEqual([
    "Alert: 12 requests not delivered to you",
  ]);
});

test("a problem that comes back is reported again", async () => {
  const id = await simulation.post("Ann");
  for (const reports of [1, 2]) {
    simulation.refusedIds.add(id);
    simulation.put(keys.waiting(id), "again");
    await simulation.inboxReturns();
    await simulation.advanceMinutes(untilProblemMinutes);
    for (let round = 0; round < 2; round++) await simulation.inbox().runMaintenance(0);
    expect(simulation.alerts.flat().filter(({ problem }) => problem === "staff-refused")).toHaveLength(reports);
    simulation.refusedIds.clear();
    await simulation.advanceMinutes(untilProblemMinutes);
  }
});

test("a request that no longer waits for delivery isn't counted as needing attention, even with a problem", async () => {
  const id = await simulation.post("Ann");
  simulation.objects.delete(keys.request(id));
  await simulation.advanceMinutes(0);
  expect((await simulation.inbox().find({ id }))?.problems).toEqual(["missing"]);
  expect(await simulation.inbox().counts()).toMatchObject({ pending: 0, needAttention: 0 });
});
