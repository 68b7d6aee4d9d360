import fc from "fast-check";
import { expect, test } from "vitest";
import { type EnergyInput, estimate, type Flow } from "#content/energy/estimate.ts";
import { tries } from "#tests/settings.ts";

const numberBetween = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const hours = fc.record({ from: fc.integer({ min: 0, max: 23 }), to: fc.integer({ min: 1, max: 24 }) });

const face = fc.record({
  kw: numberBetween(0.5, 30),
  azimuth: optional(fc.integer({ min: 0, max: 359 })),
  pitch: optional(numberBetween(0, 60)),
});

const panels = fc.record({
  faces: fc.array(face, { minLength: 1, maxLength: 2 }),
  shade: optional(fc.record({ east: numberBetween(0, 60), west: numberBetween(0, 60) })),
  inverterKw: optional(numberBetween(1, 100)),
});

const profile = fc
  .array(numberBetween(0.05, 3), { minLength: 48, maxLength: 48 })
  .map((day) => Array.from({ length: 12 }, () => day));

const load = fc.oneof(
  fc.record({
    dailyKwh: numberBetween(1, 80),
    occupancy: fc.constantFrom("out" as const, "mixed" as const, "home" as const),
    heating: fc.constantFrom("gas" as const, "electric" as const),
    hiddenShare: optional(numberBetween(0, 0.2)),
  }),
  fc.record({ profile, daySpread: optional(numberBetween(0, 0.8)) }),
);

const battery = fc.record({
  kwh: numberBetween(0, 40),
  kw: optional(numberBetween(1, 30)),
  efficiency: optional(numberBetween(0.7, 1)),
  reserve: optional(numberBetween(0, 0.9)),
  gridCharge: fc.constantFrom("never" as const, "free" as const, "cheap" as const),
  cheap: optional(hours),
  upTo: optional(numberBetween(0, 1)),
  saveForPeak: optional(fc.boolean()),
});

const period = fc.record({
  name: fc.constantFrom("peak", "shoulder"),
  from: fc.integer({ min: 0, max: 23 }),
  to: fc.integer({ min: 1, max: 24 }),
  rate: numberBetween(0, 100),
  days: fc.constantFrom("all" as const, "weekdays" as const, "weekends" as const),
});

const plan = fc.record({
  usageCents: optional(numberBetween(0, 100)),
  supplyCentsPerDay: optional(numberBetween(0, 300)),
  periods: optional(fc.array(period, { maxLength: 3 })),
  free: optional(fc.record({ from: fc.constant(11), to: fc.constant(14), cap: optional(numberBetween(0, 50)) })),
  feedIn: optional(numberBetween(0, 60)),
  exportLimitKw: optional(numberBetween(0, 30)),
});

/** Any house that the engine accepts. */
const house: fc.Arbitrary<EnergyInput> = fc.record({
  place: fc.record({
    latitude: numberBetween(-39.2, -34),
    longitude: numberBetween(140.9, 150),
    factor: numberBetween(0.8, 1.3),
  }),
  panels: optional(panels),
  load,
  hotWater: optional(
    fc.record({
      dailyKwh: numberBetween(0, 15),
      counted: fc.constantFrom("included" as const, "added" as const, "controlled" as const),
      from: fc.integer({ min: 0, max: 23 }),
      kw: numberBetween(0.5, 5),
    }),
  ),
  car: optional(
    fc.record({
      kmPerWeek: numberBetween(0, 1500),
      charge: fc.constantFrom("solar" as const, "midday" as const, "night" as const, "arrival" as const),
      homeDays: fc.integer({ min: 0, max: 7 }),
      kw: numberBetween(1.4, 11),
    }),
  ),
  battery: optional(battery),
  plan: optional(plan),
  vpp: optional(
    fc.record({
      yearlyDollars: numberBetween(0, 500),
      events: fc.integer({ min: 0, max: 60 }),
      kwhPerEvent: numberBetween(0, 10),
      centsPerKwh: numberBetween(0, 100),
      from: fc.constant(17),
      to: fc.constant(20),
      reservedShare: numberBetween(0, 1),
    }),
  ),
});

/** A house on a flat plan, without anything that shifts its use to other hours. */
const plainHouse: fc.Arbitrary<EnergyInput & { panels: NonNullable<EnergyInput["panels"]> }> = fc.record({
  panels,
  load,
  plan: fc.record({ usageCents: numberBetween(10, 60), exportLimitKw: numberBetween(1, 30) }),
});

/** How many houses to try. After a change to the engine, run this file with `PROVE=on`. */
const manyHouses = { numRuns: tries(2000) };
/** For properties that compare two years of a house. */
const someHouses = { numRuns: tries(250) };

test("the kWh of any house add up and are never negative", () => {
  fc.assert(
    fc.property(house, (input) => {
      const { efficiency = 0.9, kwh: batteryKwh = 0 } = input.battery ?? {};
      for (const [name, flow] of Object.entries(estimate(input).year)) {
        expectBalanced(flow, efficiency, batteryKwh, name);
        expect(Math.min(...Object.values(flow)), name).toBeGreaterThanOrEqual(-1e-9);
      }
    }),
    manyHouses,
  );
});

test("the dollars of any house are numbers, and each saving is between its low and its high", () => {
  fc.assert(
    fc.property(house, (input) => {
      const { savings, bills, sensitivities } = estimate(input);
      for (const [name, { low, assumed, high }] of Object.entries(savings)) {
        expect(low, name).toBeLessThanOrEqual(assumed);
        expect(assumed, name).toBeLessThanOrEqual(high);
      }
      const boundaries = Object.values(sensitivities).flatMap((all) => all.flatMap(({ low, high }) => [low, high]));
      expect([...Object.values(bills), ...boundaries].every(Number.isFinite)).toBe(true);
    }),
    manyHouses,
  );
});

function expectBalanced(flow: Flow, efficiency: number, batteryKwh: number, name: string) {
  const tolerance = 1e-6 * (1 + flow.made + flow.use);
  const madeKwh = flow.direct + flow.charged + flow.exported + flow.spilled;
  const usedKwh = flow.direct + flow.discharged + flow.bought - flow.gridCharged;
  const lostKwh = efficiency * (flow.charged + flow.gridCharged) - flow.discharged - flow.sentToOperator;
  // A simulated day stands for more than two days, so the charge left at the year's end counts more than once.
  const leftInBattery = 3 * batteryKwh;
  expect(Math.abs(madeKwh - flow.made), `${name}: made`).toBeLessThanOrEqual(tolerance);
  expect(Math.abs(usedKwh - flow.use), `${name}: used`).toBeLessThanOrEqual(tolerance);
  expect(Math.abs(lostKwh), `${name}: left in the battery`).toBeLessThanOrEqual(tolerance + leftInBattery);
}

test("adding panels never lowers the panels' saving", () => {
  fc.assert(
    fc.property(plainHouse, fc.double({ min: 1, max: 2, noNaN: true }), (input, factor) => {
      const largerPanels = {
        ...input.panels,
        faces: input.panels.faces.map((face) => ({ ...face, kw: face.kw * factor })),
      };
      const saving = (house: EnergyInput) => estimate(house).savings.panels.assumed;
      expect(saving({ ...input, panels: largerPanels })).toBeGreaterThanOrEqual(saving(input) - 1e-6);
    }),
    someHouses,
  );
});

test("a larger battery never saves less, on a flat plan without grid charging", () => {
  const size = fc.double({ min: 1, max: 30, noNaN: true });
  fc.assert(
    fc.property(plainHouse, size, fc.double({ min: 1, max: 2, noNaN: true }), (input, kwh, factor) => {
      const saving = (batteryKwh: number) =>
        estimate({ ...input, battery: { kwh: batteryKwh } }).savings.batteryOnTop.assumed;
      // A week runs before the year. It leaves a larger battery less full, which may cost up to half a dollar.
      expect(saving(kwh * factor)).toBeGreaterThanOrEqual(saving(kwh) - 0.5);
    }),
    someHouses,
  );
});

test("steady days that are all alike use the most solar directly", () => {
  fc.assert(
    fc.property(plainHouse, (input) => {
      const direct = (load: EnergyInput["load"]) => estimate({ ...input, load }).year.both.direct;
      expect(direct({ ...input.load, daySpread: 0, isSteady: true })).toBeGreaterThanOrEqual(direct(input.load) - 1e-6);
    }),
    someHouses,
  );
});

test("an east face makes as much as a west face, at other hours", () => {
  const made = (azimuth: number): Flow & { early: number } => {
    const { year, averageDays } = estimate({ panels: { faces: [{ kw: 6.6, azimuth }] }, load: { dailyKwh: 18 } });
    // December, from 8 am to half past.
    return { ...year.both, early: averageDays[11]?.made[16] ?? 0 };
  };
  expect(Math.abs(made(270).made / made(90).made - 1)).toBeLessThan(0.01);
  expect(made(90).early).toBeGreaterThan(2 * made(270).early);
});
