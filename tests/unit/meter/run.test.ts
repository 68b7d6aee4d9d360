import { expect, test } from "vitest";
import { costOf } from "#content/cost.ts";
import { estimate } from "#content/energy/estimate.ts";
import { feedInRange } from "#content/energy/inputs/constants.ts";
import { meanOffer } from "#content/energy/tariffs/default-offer.ts";
import { answerFor } from "#content/meter/answer.ts";
import { planOf, presetRates } from "#content/meter/plans.ts";
import { meterRunner } from "#content/meter/run.ts";
import { homes } from "#tests/sample-meter-files/samples.ts";

const { year: yearWithoutSolar } = await homes["without solar"]();
/** The metered house as the energy engine's input, with 6.6 kW of panels. */
const engineHouse = {
  panels: { faces: [{ kw: 6.6 }] },
  load: { days: yearWithoutSolar.days.map(({ month, weekday, general }) => ({ month, weekday, kwh: general })) },
};

test.each([
  [0, 0, "neither"],
  [6.6, 0, "panels"],
  [6.6, 10, "both"],
] as const)("without solar, a meter's run with %d kW and %d kWh is the energy engine's", (kw, batteryKwh, part) => {
  const { year, bills } = estimate({ ...engineHouse, battery: { kwh: 10 } });
  const run = meterRunner(yearWithoutSolar)({ kw, batteryKwh });
  expect(run.year.bought).toBeCloseTo(year[part].bought, 6);
  expect(run.year.exported).toBeCloseTo(year[part].exported, 6);
  expect(run.bill(feedInRange.assumed)).toBeCloseTo(bills[part], 6);
});

test("on a plan with free power at midday, a meter's run charges the battery then, as the energy engine does", () => {
  const plan = planOf("freeMidday", presetRates(null));
  expect(plan.free).toEqual({ from: 11, to: 14 });
  const engine = estimate({ ...engineHouse, battery: { kwh: 10, gridCharge: "free" }, plan });
  const run = meterRunner(yearWithoutSolar)({ kw: 6.6, batteryKwh: 10 }, { plan });
  expect(run.year.bought).toBeCloseTo(engine.year.both.bought, 6);
});

test.each(Object.entries(homes))(
  "the sample “%s”, with nothing added, buys and exports what its meter recorded",
  async (_, home) => {
    const { year, facts } = await home();
    const run = meterRunner(year)({ kw: 0, batteryKwh: 0 }).year;
    expect(run.bought).toBeCloseTo(facts.bought, 6);
    expect(run.exported).toBeCloseTo(facts.exported, 6);
  },
);

test.each(Object.entries(homes))("the sample “%s” never buys more with more panels", async (_, home) => {
  const runWith = meterRunner((await home()).year);
  const bought = (kw: number) => runWith({ kw, batteryKwh: 0 }).year.bought;
  for (const kw of [0, 3, 6, 12]) expect(bought(kw + 1), `${kw} kW`).toBeLessThanOrEqual(bought(kw) + 1e-6);
});

test.each(Object.entries(homes))(
  "the sample “%s” buys less with a larger battery, wherever there is power to store",
  async (_, home) => {
    const { year } = await home();
    const run = meterRunner(year);
    for (const kw of year.hasExport ? [0, 3, 6, 12] : [3, 6, 12])
      expect(run({ kw, batteryKwh: 12 }).year.bought, `${kw} kW`).toBeLessThan(run({ kw, batteryKwh: 6 }).year.bought);
  },
);

const system = { kw: 6.6, batteryKwh: 10 };
const { savings, payback, bills } = answerFor(meterRunner(yearWithoutSolar), system, costOf(system, "2026-11-21"));

test("panels and battery together save what the bills differ by", () => {
  expect(savings.together.assumed).toBeCloseTo(bills.neither - bills.both, 6);
});

test("the savings of panels and battery add up to what they save together", () => {
  expect(savings.panels.assumed + savings.batteryOnTop.assumed).toBeCloseTo(savings.together.assumed, 6);
});

test.each(["panels", "batteryOnTop", "together"] as const)(
  "the lowest saving and the shortest payback of “%s” are below the assumed ones",
  (part) => {
    expect(savings[part].low).toBeLessThan(savings[part].assumed);
    expect(payback[part].low).toBeLessThan(payback[part].assumed ?? Number.NaN);
  },
);

test("power bought and exported within one half-hour is only saved once a battery stores it", () => {
  const tenToTwo = (kwh: number) =>
    Float64Array.from({ length: 48 }, (_, index) => (index >= 20 && index < 28 ? kwh : 0));
  const days = Array.from({ length: 365 }, (_, day) => ({
    month: Math.min(11, Math.floor(day / 30.5)),
    weekday: day % 7,
    general: tenToTwo(0.2),
    exported: tenToTwo(0.2),
    controlled: tenToTwo(0),
  }));
  const run = meterRunner({ days, hasExport: true, hasControlled: false });
  /** The kWh that are bought in a year, and also exported. A battery gives back nine tenths of what it stores. */
  const kwh = 365 * 8 * 0.2;
  expect(run({ kw: 0, batteryKwh: 0 }).year.bought).toBeCloseTo(kwh, 6);
  expect(run({ kw: 0, batteryKwh: 0 }).year.exported).toBeCloseTo(kwh, 6);
  const withBattery = run({ kw: 0, batteryKwh: 10 });
  expect(withBattery.year.bought).toBeCloseTo(kwh * 0.1, 6);
  expect(withBattery.year.exported).toBeCloseTo(0, 6);
  expect(withBattery.year.discharged).toBeCloseTo(kwh * 0.9, 6);
  expect(run({ kw: 0, batteryKwh: 0 }).boughtDollars - withBattery.boughtDollars).toBeCloseTo(
    (kwh * 0.9 * meanOffer.usageCents) / 100,
    6,
  );
});
