import fc from "fast-check";
import { expect, test } from "vitest";
import { type EnergyInput, estimate, type Flow } from "#content/energy/estimate.ts";
import { proving } from "#tests/settings.ts";
import { house, plainHouse } from "./houses.ts";

const seed = 20261121;
/** `HOUSES=2000` tries as many as a change of the engine should. */
const houses = Number(process.env.HOUSES ?? (proving ? 2000 : 60));
const many = { seed, numRuns: houses };
const some = { seed, numRuns: Math.ceil(houses / 8) };

test("the kWh of any house add up, none is negative, and low ≤ assumed ≤ high", { timeout: 180_000 }, () => {
  fc.assert(
    fc.property(house, (input) => {
      const { year, worth, bills, sensitivities } = estimate(input);
      const { efficiency = 0.9, usable = 0 } = input.battery ?? {};
      const flows = Object.values(year).every((flow) => addsUp(flow, efficiency, usable) && isPositive(flow));
      const inOrder = Object.values(worth).every(({ low, assumed, high }) => low <= assumed && assumed <= high);
      const pulled = Object.values(sensitivities).flatMap((all) => all.flatMap(({ low, high }) => [low, high]));
      return flows && inOrder && [...Object.values(bills), ...pulled].every(Number.isFinite);
    }),
    many,
  );
});

function addsUp(flow: Flow, efficiency: number, usable: number): boolean {
  const near = 1e-6 * (1 + flow.made + flow.use);
  const made = flow.direct + flow.charged + flow.exported + flow.spilled;
  const used = flow.direct + flow.moved + flow.bought - flow.fromGrid;
  const stored = efficiency * (flow.charged + flow.fromGrid) - flow.moved - flow.event;
  // A level that differs from one month to the next counts for as many days as a simulated day stands for.
  return isNear(made, flow.made, near) && isNear(used, flow.use, near) && isNear(stored, 0, near + 3 * usable);
}

function isPositive(flow: Flow): boolean {
  return Object.values(flow).every((kwh) => kwh >= -1e-9);
}

function isNear(value: number, expected: number, reach: number): boolean {
  return Math.abs(value - expected) <= reach;
}

test("more panels never lower what panels save", () => {
  fc.assert(
    fc.property(plainHouse, fc.double({ min: 1, max: 2, noNaN: true }), (input, more) => {
      const larger = { ...input.panels, faces: input.panels.faces.map((face) => ({ ...face, kw: face.kw * more })) };
      const worth = (house: EnergyInput) => estimate(house).worth.panels.assumed;
      expect(worth({ ...input, panels: larger })).toBeGreaterThanOrEqual(worth(input) - 1e-6);
    }),
    some,
  );
});

test("a larger battery never adds less, on a flat plan that the grid doesn't charge from", () => {
  const usable = fc.double({ min: 1, max: 30, noNaN: true });
  fc.assert(
    fc.property(plainHouse, usable, fc.double({ min: 1, max: 2, noNaN: true }), (input, kwh, more) => {
      const worth = (usable: number) => estimate({ ...input, battery: { usable } }).worth.batteryOnTop.assumed;
      expect(worth(kwh * more)).toBeGreaterThanOrEqual(worth(kwh) - 0.5);
    }),
    some,
  );
});

test("days that are all alike and smooth use most of the sun directly", () => {
  fc.assert(
    fc.property(plainHouse, (input) => {
      const direct = (load: EnergyInput["load"]) => estimate({ ...input, load }).year.both.direct;
      expect(direct({ ...input.load, dayCv: 0, smooth: true })).toBeGreaterThanOrEqual(direct(input.load) - 1e-6);
    }),
    some,
  );
});

test("an east face makes what a west face makes, at other hours", () => {
  const made = (azimuth: number): Flow & { early: number } => {
    const { year, averageDays } = estimate({ panels: { faces: [{ kw: 6.6, azimuth }] }, load: { daily: 18 } });
    return { ...year.both, early: averageDays[11]?.made[16] ?? 0 };
  };
  expect(Math.abs(made(270).made / made(90).made - 1)).toBeLessThan(0.01);
  expect(made(90).early).toBeGreaterThan(2 * made(270).early);
});
