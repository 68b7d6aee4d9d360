import { expect, test } from "vitest";
import { estimate } from "#content/energy/estimate.ts";
import { batteryOwnUse, lessOwnUse } from "#content/energy/money/own-use.ts";

const house = { load: { daily: 18 }, panels: { faces: [{ kw: 6.6 }] }, battery: { usable: 10 } };
const price = { low: 5000, typical: 6000, high: 7000 };
const cost = { panels: price, battery: price, batteryAlone: price };

test("what a battery uses itself comes off all that it saves, and its payback takes longer", () => {
  const [engine, said] = [estimate({ ...house, cost }), lessOwnUse(estimate(house), cost)];
  const { assumed: dollars } = batteryOwnUse;
  for (const part of ["batteryOnTop", "together"] as const)
    for (const end of ["low", "assumed", "high"] as const)
      expect(said.worth[part][end]).toBeCloseTo(engine.worth[part][end] - dollars, 9);
  expect(said.bills.both).toBeCloseTo(engine.bills.both + dollars, 9);
  expect(said.payback.batteryOnTop.assumed).toBeGreaterThan(engine.payback.batteryOnTop.assumed ?? 0);
  expect(said.worth.panels).toEqual(engine.worth.panels);
  expect(said.payback.panels).toEqual(engine.payback.panels);
});

test("without a battery, or with one that has nothing to store, nothing comes off", () => {
  const panels = estimate({ ...house, battery: undefined });
  expect(lessOwnUse(panels).worth).toEqual(panels.worth);
  const idle = estimate({ ...house, panels: undefined });
  expect(lessOwnUse(idle).worth).toEqual(idle.worth);
});
