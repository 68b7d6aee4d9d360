import { beforeEach, expect, test } from "vitest";
import { makeRuntimeDeterministic } from "./runtime.ts";
import { Simulation } from "./simulation.ts";

let simulation: Simulation;

beforeEach(() => {
  makeRuntimeDeterministic();
  simulation = new Simulation();
});

test("the median and the slowest delivery are given in seconds, and only the durations are stored", async () => {
  simulation.relay = "refuse";
  await simulation.post("Slow");
  // Three attempts are refused, after 0, 30 and 90 seconds. The next one is due after 210.
  await simulation.advanceMinutes(1.6);
  simulation.relay = "take";
  await simulation.advanceMinutes(10);
  for (let count = 0; count < 3; count++) {
    await simulation.post("Ann");
    await simulation.advanceMinutes(1);
  }
  expect((await simulation.inbox().counts()).deliveryTimes).toEqual({ count: 4, p50: 0, p99: 210 });
  expect(simulation.rows("SELECT value FROM settings WHERE name = 'durations'")).toEqual([{ value: "[210,0,0,0]" }]);
});

test("resending an email doesn't count as another delivery", async () => {
  const id = await simulation.post("Ann");
  await simulation.advanceMinutes(1);
  await simulation.inbox().resend(id);
  await simulation.advanceMinutes(1);
  expect((await simulation.inbox().counts()).deliveryTimes?.count).toBe(1);
});
