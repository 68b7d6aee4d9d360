import { beforeEach, expect, test } from "vitest";
import { storeLead } from "#worker/leads/intake/store.ts";
import { makeRuntimeDeterministic } from "./runtime.ts";
import { leadNamed, Simulation } from "./simulation.ts";

let simulation: Simulation;

beforeEach(() => {
  makeRuntimeDeterministic();
  simulation = new Simulation();
});

/** Sends a request from an address and a network, and returns how many confirmations have been sent so far. */
async function confirmationsAfter(email: string, network: string): Promise<number> {
  simulation.passOneSecond();
  await storeLead(leadNamed("Flooded", crypto.randomUUID(), { email }), [], network, simulation.worker());
  await simulation.advanceMinutes(1);
  return simulation.sentLetters.filter(({ kind }) => kind === "visitor").length;
}

test("one address, however it is written, gets at most two confirmations a day from one sender", async () => {
  const confirmationCounts: number[] = [];
  for (const email of ["flood.ed@gmail.com", "flooded+1@gmail.com", "f.looded@gmail.com", "Flooded@googlemail.com"])
    confirmationCounts.push(await confirmationsAfter(email, "10.0.0.0/24"));
  expect(confirmationCounts).toEqual([1, 2, 2, 2]);
  await simulation.advanceMinutes(24 * 60);
  expect(await confirmationsAfter("flooded@gmail.com", "10.0.0.0/24"), "a day later").toBe(3);
});

test("one address gets at most six confirmations a day", async () => {
  const confirmationCounts: number[] = [];
  for (let network = 1; network <= 8; network++)
    confirmationCounts.push(await confirmationsAfter("flooded@gmail.com", `10.0.${network}.0/24`));
  expect(confirmationCounts).toEqual([1, 2, 3, 4, 5, 6, 6, 6]);
  expect(simulation.staffHave(), "staff get them all").toHaveLength(8);
  await simulation.advanceMinutes(24 * 60);
  expect(await confirmationsAfter("flooded@gmail.com", "10.0.9.0/24"), "a day later").toBe(7);
});

test("the addresses and networks of those who sent requests are forgotten after two days", async () => {
  await confirmationsAfter("flooded@gmail.com", "10.0.0.0/24");
  const knownSenders = () => simulation.rows("SELECT 1 FROM requests WHERE address IS NOT NULL OR sender IS NOT NULL");
  await simulation.advanceMinutes(47 * 60);
  await simulation.inbox().runMaintenance(0);
  expect(knownSenders()).toHaveLength(1);
  await simulation.advanceMinutes(60);
  await simulation.inbox().runMaintenance(0);
  expect(knownSenders()).toEqual([]);
});
