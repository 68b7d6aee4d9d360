import fc from "fast-check";
import { expect, test } from "vitest";
import { type EnergyInput, estimate, type Flow } from "#content/energy/estimate.ts";
import { tries } from "#tests/settings.ts";

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const hours = fc.record({ from: fc.integer({ min: 0, max: 23 }), to: fc.integer({ min: 1, max: 24 }) });

const face = fc.record({
  kw: between(0.5, 30),
  azimuth: maybe(fc.integer({ min: 0, max: 359 })),
  pitch: maybe(between(0, 60)),
});

const panels = fc.record({
  faces: fc.array(face, { minLength: 1, maxLength: 2 }),
  shade: maybe(fc.record({ east: between(0, 60), west: between(0, 60) })),
  inverterKw: maybe(between(1, 100)),
});

const profile = fc
  .array(between(0.05, 3), { minLength: 48, maxLength: 48 })
  .map((day) => Array.from({ length: 12 }, () => day));

const load = fc.oneof(
  fc.record({
    daily: between(1, 80),
    home: fc.constantFrom("out" as const, "mixed" as const, "home" as const),
    heating: fc.constantFrom("gas" as const, "electric" as const),
    hiddenShare: maybe(between(0, 0.2)),
  }),
  fc.record({ profile, daySpread: maybe(between(0, 0.8)) }),
);

const battery = fc.record({
  usable: between(0, 40),
  kw: maybe(between(1, 30)),
  efficiency: maybe(between(0.7, 1)),
  reserve: maybe(between(0, 0.9)),
  gridCharge: fc.constantFrom("never" as const, "free" as const, "cheap" as const),
  cheap: maybe(hours),
  upTo: maybe(between(0, 1)),
  saveForPeak: maybe(fc.boolean()),
});

const period = fc.record({
  name: fc.constantFrom("peak", "shoulder"),
  from: fc.integer({ min: 0, max: 23 }),
  to: fc.integer({ min: 1, max: 24 }),
  rate: between(0, 100),
  days: fc.constantFrom("all" as const, "weekdays" as const, "weekends" as const),
});

const plan = fc.record({
  usageRate: maybe(between(0, 100)),
  supply: maybe(between(0, 300)),
  periods: maybe(fc.array(period, { maxLength: 3 })),
  free: maybe(fc.record({ from: fc.constant(11), to: fc.constant(14), cap: maybe(between(0, 50)) })),
  feedIn: maybe(between(0, 60)),
  exportLimit: maybe(between(0, 30)),
});

/** Any house that the engine accepts. */
const house: fc.Arbitrary<EnergyInput> = fc.record({
  place: fc.record({
    latitude: between(-39.2, -34),
    longitude: between(140.9, 150),
    factor: between(0.8, 1.3),
  }),
  panels: maybe(panels),
  load,
  hotWater: maybe(
    fc.record({
      daily: between(0, 15),
      counted: fc.constantFrom("included" as const, "added" as const, "controlled" as const),
      from: fc.integer({ min: 0, max: 23 }),
      kw: between(0.5, 5),
    }),
  ),
  car: maybe(
    fc.record({
      kmPerWeek: between(0, 1500),
      charge: fc.constantFrom("solar" as const, "midday" as const, "night" as const, "arrival" as const),
      homeDays: fc.integer({ min: 0, max: 7 }),
      kw: between(1.4, 11),
    }),
  ),
  battery: maybe(battery),
  plan: maybe(plan),
  vpp: maybe(
    fc.record({
      yearlyDollars: between(0, 500),
      events: fc.integer({ min: 0, max: 60 }),
      kwhPerEvent: between(0, 10),
      centsPerKwh: between(0, 100),
      from: fc.constant(17),
      to: fc.constant(20),
      reservedShare: between(0, 1),
    }),
  ),
});

/** A house on a flat plan, without anything that shifts its use to other hours. */
const plainHouse: fc.Arbitrary<EnergyInput & { panels: NonNullable<EnergyInput["panels"]> }> = fc.record({
  panels,
  load,
  plan: fc.record({ usageRate: between(10, 60), exportLimit: between(1, 30) }),
});

/** How many houses to try. After a change to the engine, run this file with `PROVE=on`. */
const many = { numRuns: tries(2000) };
/** For properties that compare two years of a house. */
const some = { numRuns: tries(250) };

test("the kWh of any house add up and are never negative, and its dollars are numbers in order", () => {
  fc.assert(
    fc.property(house, (input) => {
      const { year, worth, bills, sensitivities } = estimate(input);
      const { efficiency = 0.9, usable = 0 } = input.battery ?? {};
      for (const [name, flow] of Object.entries(year)) {
        expect(addsUp(flow, efficiency, usable), name).toBe(true);
        expect(Math.min(...Object.values(flow)), name).toBeGreaterThanOrEqual(-1e-9);
      }
      for (const { low, assumed, high } of Object.values(worth)) expect(low <= assumed && assumed <= high).toBe(true);
      const ends = Object.values(sensitivities).flatMap((all) => all.flatMap(({ low, high }) => [low, high]));
      expect([...Object.values(bills), ...ends].every(Number.isFinite)).toBe(true);
    }),
    many,
  );
});

function addsUp(flow: Flow, efficiency: number, usable: number): boolean {
  const tolerance = 1e-6 * (1 + flow.made + flow.use);
  const made = flow.direct + flow.charged + flow.exported + flow.spilled;
  const used = flow.direct + flow.discharged + flow.bought - flow.fromGrid;
  const stored = efficiency * (flow.charged + flow.fromGrid) - flow.discharged - flow.event;
  // A simulated day stands for more than two days, so the charge left at the year's end counts more than once.
  const leftInBattery = 3 * usable;
  return (
    isSimilar(made, flow.made, tolerance) &&
    isSimilar(used, flow.use, tolerance) &&
    isSimilar(stored, 0, tolerance + leftInBattery)
  );
}

function isSimilar(value: number, expected: number, tolerance: number): boolean {
  return Math.abs(value - expected) <= tolerance;
}

test("adding panels never lowers the panels' saving", () => {
  fc.assert(
    fc.property(plainHouse, fc.double({ min: 1, max: 2, noNaN: true }), (input, factor) => {
      const larger = { ...input.panels, faces: input.panels.faces.map((face) => ({ ...face, kw: face.kw * factor })) };
      const worth = (house: EnergyInput) => estimate(house).worth.panels.assumed;
      expect(worth({ ...input, panels: larger })).toBeGreaterThanOrEqual(worth(input) - 1e-6);
    }),
    some,
  );
});

test("a larger battery never saves less, on a flat plan without grid charging", () => {
  const usable = fc.double({ min: 1, max: 30, noNaN: true });
  fc.assert(
    fc.property(plainHouse, usable, fc.double({ min: 1, max: 2, noNaN: true }), (input, kwh, factor) => {
      const worth = (usable: number) => estimate({ ...input, battery: { usable } }).worth.batteryOnTop.assumed;
      // A week runs before the year. It leaves a larger battery less full, which may cost up to half a dollar.
      expect(worth(kwh * factor)).toBeGreaterThanOrEqual(worth(kwh) - 0.5);
    }),
    some,
  );
});

test("steady days that are all alike use the most solar directly", () => {
  fc.assert(
    fc.property(plainHouse, (input) => {
      const direct = (load: EnergyInput["load"]) => estimate({ ...input, load }).year.both.direct;
      expect(direct({ ...input.load, daySpread: 0, isSteady: true })).toBeGreaterThanOrEqual(direct(input.load) - 1e-6);
    }),
    some,
  );
});

test("an east face makes as much as a west face, at other hours", () => {
  const made = (azimuth: number): Flow & { early: number } => {
    const { year, averageDays } = estimate({ panels: { faces: [{ kw: 6.6, azimuth }] }, load: { daily: 18 } });
    // December, from 8 am to half past.
    return { ...year.both, early: averageDays[11]?.made[16] ?? 0 };
  };
  expect(Math.abs(made(270).made / made(90).made - 1)).toBeLessThan(0.01);
  expect(made(90).early).toBeGreaterThan(2 * made(270).early);
});
