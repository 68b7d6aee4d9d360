import { expect, test } from "vitest";
import { costOf } from "#content/cost.ts";
import { estimate } from "#content/energy/estimate.ts";
import { meanOffer } from "#content/energy/tariffs/default-offer.ts";
import { answerFor } from "#content/meter/answer.ts";
import { planOf, presetRates } from "#content/meter/plans.ts";
import { meterRunner } from "#content/meter/run.ts";
import { homes } from "#tests/sample-meter-files/samples.ts";

test("without solar, a meter's run is the energy engine's own", async () => {
  const { year } = await homes["without solar"]();
  const days = year.days.map(({ month, weekday, general }) => ({ month, weekday, kwh: general }));
  const house = { panels: { faces: [{ kw: 6.6 }] }, load: { days }, battery: { usable: 10 } };
  const { year: engine, bills } = estimate(house);
  const run = meterRunner(year);
  for (const [system, expected, bill] of [
    [{ kw: 0, battery: 0 }, engine.neither, bills.neither],
    [{ kw: 6.6, battery: 0 }, engine.panels, bills.panels],
    [{ kw: 6.6, battery: 10 }, engine.both, bills.both],
  ] as const) {
    const found = run(system);
    expect(found.year.bought).toBeCloseTo(expected.bought, 6);
    expect(found.year.exported).toBeCloseTo(expected.exported, 6);
    expect(found.bill(2)).toBeCloseTo(bill, 6);
  }
  const plan = planOf("freeMidday", presetRates(null));
  expect(plan.free).toEqual({ from: 11, to: 14 });
  const freeAtMidday = estimate({ ...house, battery: { usable: 10, gridCharge: "free" }, plan });
  const { bought } = run({ kw: 6.6, battery: 10 }, { plan }).year;
  expect(bought).toBeCloseTo(freeAtMidday.year.both.bought, 6);
});

test("with nothing fitted, a run buys and exports what the meter recorded", async () => {
  for (const home of Object.values(homes)) {
    const { year, facts } = await home();
    const now = meterRunner(year)({ kw: 0, battery: 0 }).year;
    expect(now.bought).toBeCloseTo(facts.bought, 6);
    expect(now.exported).toBeCloseTo(facts.exported, 6);
  }
});

test("more panels or a larger battery never buy more", async () => {
  for (const home of Object.values(homes)) {
    const { year } = await home();
    const run = meterRunner(year);
    const bought = (kw: number, battery: number) => run({ kw, battery }).year.bought;
    for (const kw of [0, 3, 6, 12]) {
      expect(bought(kw + 1, 0)).toBeLessThanOrEqual(bought(kw, 0) + 1e-6);
      if (kw > 0 || year.hasExport) expect(bought(kw, 12)).toBeLessThan(bought(kw, 6));
    }
  }
});

test("the savings and paybacks of the parts agree", async () => {
  const { year } = await homes["without solar"]();
  const system = { kw: 6.6, battery: 10 };
  const { worth, payback, bills } = answerFor(meterRunner(year), system, costOf(system, "2026-11-21"));
  const saved = bills.neither - bills.both;
  expect(worth.together.assumed).toBeCloseTo(saved, 6);
  expect(worth.panels.assumed + worth.batteryOnTop.assumed).toBeCloseTo(saved, 6);
  for (const part of ["panels", "batteryOnTop", "together"] as const) {
    expect(worth[part].low).toBeLessThan(worth[part].assumed);
    expect(payback[part].low ?? 0).toBeLessThan(payback[part].assumed ?? 99);
  }
});

test("power bought and exported within one half-hour isn't netted, until a battery stores it", () => {
  const noon = (kwh: number) => Float64Array.from({ length: 48 }, (_, at) => (at >= 20 && at < 28 ? kwh : 0));
  const days = Array.from({ length: 365 }, (_, day) => ({
    month: Math.min(11, Math.floor(day / 30.5)),
    weekday: day % 7,
    general: noon(0.2),
    exported: noon(0.2),
    controlled: noon(0),
  }));
  const run = meterRunner({ days, hasExport: true, hasControlled: false });
  const both = 365 * 8 * 0.2;
  expect(run({ kw: 0, battery: 0 }).year.bought).toBeCloseTo(both, 6);
  expect(run({ kw: 0, battery: 0 }).year.exported).toBeCloseTo(both, 6);
  const caught = run({ kw: 0, battery: 10 });
  expect(caught.year.bought).toBeCloseTo(both * 0.1, 6);
  expect(caught.year.exported).toBeCloseTo(0, 6);
  expect(caught.year.moved).toBeCloseTo(both * 0.9, 6);
  expect(run({ kw: 0, battery: 0 }).bought - caught.bought).toBeCloseTo((both * 0.9 * meanOffer.usage) / 100, 6);
});
