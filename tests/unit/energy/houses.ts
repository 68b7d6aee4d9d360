import fc from "fast-check";
import type { EnergyInput } from "#content/energy/estimate.ts";

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
    hidden: maybe(between(0, 0.2)),
  }),
  fc.record({ profile, dayCv: maybe(between(0, 0.8)) }),
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
  usage: maybe(between(0, 100)),
  supply: maybe(between(0, 300)),
  periods: maybe(fc.array(period, { maxLength: 3 })),
  free: maybe(fc.record({ from: fc.constant(11), to: fc.constant(14), cap: maybe(between(0, 50)) })),
  feedIn: maybe(between(0, 60)),
  exportLimit: maybe(between(0, 30)),
});

/** Any house that the engine's inputs allow. */
export const house: fc.Arbitrary<EnergyInput> = fc.record({
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
      part: fc.constantFrom("included" as const, "added" as const, "controlled" as const),
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
      yearly: between(0, 500),
      events: fc.integer({ min: 0, max: 60 }),
      kwhPerEvent: between(0, 10),
      cents: between(0, 100),
      from: fc.constant(17),
      to: fc.constant(20),
      share: between(0, 1),
    }),
  ),
});

/** A house on a flat plan with nothing that moves its use about. */
export const plainHouse: fc.Arbitrary<EnergyInput & { panels: NonNullable<EnergyInput["panels"]> }> = fc.record({
  panels,
  load,
  plan: fc.record({ usage: between(10, 60), exportLimit: between(1, 30) }),
});
