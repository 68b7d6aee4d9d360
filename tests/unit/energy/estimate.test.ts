import { expect, test } from "vitest";
import { backupHours } from "#content/energy/batteries.ts";
import { type EnergyInput, estimate, grossUse } from "#content/energy/estimate.ts";
import { heatingYear, reverseCycleCost, warmthKwh } from "#content/energy/heating.ts";
import { hotWaterYear } from "#content/energy/hot-water.ts";
import { batteryOwnUseDollars, subtractOwnUse } from "#content/energy/money/own-use.ts";
import { type Charging, chargeByClock, chargingOf } from "#content/energy/year/car.ts";
import { fixedValue } from "#content/figures/index.ts";
import vectors from "./vectors.json" with { type: "json" };

const { tolerance } = vectors;

/** The rates at which the cases were worked out. */
const rates = { usageCents: 28.2, supplyCentsPerDay: 126.74 };

// The inputs are `unknown`, because TypeScript reads a JSON file's literals as plain strings.
const cases: { name: string; input: unknown; expect: Record<string, number | null | undefined> }[] = vectors.cases;

test.each(cases)("the engine agrees with the reference: $name", ({ input, expect: expected }) => {
  const house = input as EnergyInput;
  const answer = estimate({ ...house, plan: { ...rates, ...house.plan } });
  const differing = Object.entries(expected).flatMap(([path, value]) => {
    const actual = valueAt(answer, path);
    return value === undefined || isClose(path, actual, value) ? [] : [`${path}: ${String(actual)}, expected ${value}`];
  });
  expect(differing).toEqual([]);
});

const forThree = () => hotWaterYear(3, { usageCents: 28.2, gasCents: 4.2 });
const forTwo = () => hotWaterYear(2, { usageCents: 30, gasCents: 5 });
const forOne = () => hotWaterYear(1);
const reverseCycle = () => reverseCycleCost(38_000, 28.2);

/**
 * What hot water and heating use and cost in a year, worked out by hand to whole numbers from these assumptions:
 * - Each person's hot water takes 2.35 kWh of heat a day.
 * - Electricity costs 28.2 c a kWh. Gas costs 4.2 c a MJ, or 3.6 c at its cheapest.
 * - A heat pump makes 3 kWh of heat from 1 kWh of electricity. A gas heater turns 65% of its gas into hot water.
 * - Gas for ducted heating is 38,000 MJ, of which 65% warms the rooms (at least 50%, at most 80%). 3.6 MJ are 1 kWh.
 * - Reverse cycle makes 3.5 kWh of heat from 1 kWh of electricity (at least 2.5, at most 4.5).
 */
const yearlyAmounts: readonly [what: string, expected: number, unit: string, compute: () => number][] = [
  ["the heat in three people's hot water", 2573, "kWh", () => forThree().heatKwh],
  ["a heat pump's use for three", 858, "kWh", () => forThree().heatPump.kwh],
  ["a heat pump's cost for three", 242, "dollars", () => forThree().heatPump.cost.assumed],
  ["an element's cost for three", 726, "dollars", () => forThree().electric.cost.assumed],
  ["gas water heating for three", 14_252, "MJ", () => forThree().gas.megajoules],
  ["gas water heating's cost for three", 599, "dollars", () => forThree().gas.cost.assumed],
  ["the warmth of 38 GJ of gas", 6861, "kWh", () => warmthKwh(38_000)],
  ["the lowest cost of that warmth by reverse cycle", 331, "dollars", () => reverseCycle().low],
  ["the cost of that warmth by reverse cycle", 553, "dollars", () => reverseCycle().assumed],
  ["the highest cost of that warmth by reverse cycle", 953, "dollars", () => reverseCycle().high],
  ["the lowest cost of gas heating", 1368, "dollars", () => heatingYear.gas.low],
  ["the highest cost of gas heating", 1596, "dollars", () => heatingYear.gas.high],
];

test.each(yearlyAmounts)("%s is %d %s a year", (_, expected, _unit, compute) => {
  expect(compute()).toBeCloseTo(expected, 0);
});

/** What hot water costs and emits in a year, from 2.35 kWh of heat a person and day. */
const hotWaterFormulas: readonly [what: string, compute: () => number, formula: number][] = [
  ["a heat pump's cost for two with a COP of 3.5", () => forTwo().heatPump.cost.low, (2 * 2.35 * 365 * 0.3) / 3.5],
  ["a heat pump's cost for two with a COP of 2.5", () => forTwo().heatPump.cost.high, (2 * 2.35 * 365 * 0.3) / 2.5],
  ["a gas heater's cost for two at 75%", () => forTwo().gas.cost.low, (2 * 2.35 * 365 * 3.6 * 0.05) / 0.75],
  ["a gas heater's cost for two at 55%", () => forTwo().gas.cost.high, (2 * 2.35 * 365 * 3.6 * 0.05) / 0.55],
  ["an element's emissions for one", () => forOne().electric.emissionsKg, 2.35 * 365 * 0.85],
  ["a gas heater's emissions for one", () => forOne().gas.emissionsKg, ((2.35 * 365 * 3.6) / 0.65 / 1000) * 55.53],
  [
    "the most feed-in that a heat pump on solar gives up",
    () => forThree().heatPumpOnSolar.high,
    (3 * 2.35 * 365 * 0.03) / 2.5,
  ],
  ["the least feed-in that a heat pump on solar gives up", () => forThree().heatPumpOnSolar.low, 0],
];

test.each(hotWaterFormulas)("%s is computed from the heat, the efficiency and the rate", (_, compute, formula) => {
  expect(compute()).toBeCloseTo(formula, 2);
});

test("10 kWh, with a tenth kept in reserve, runs 900 W for ten hours", () => {
  expect(backupHours(10, 900)).toBeCloseTo(10, 6);
});

test.each([
  ["midday", 11, 14],
  ["night", 0, 6],
  ["arrival", 18, 24],
] as const)("a car that charges by “%s” draws power from hour %i to hour %i", (charge, from, to) => {
  expect(chargingHours(charge)).toEqual([from, to]);
});

test.each([
  ["heating-gas-year", "$1,370–1,600"],
  ["heating-reverse-cycle-year", "$330–950"],
] as const)("the figure %s is printed as %s", (id, text) => {
  expect(fixedValue(id)).toBe(text);
});

test("metered days give the same result as their profile", () => {
  const day = Array.from({ length: 48 }, (_, index) => (index > 30 && index < 44 ? 0.9 : 0.2));
  const days = Array.from({ length: 12 * 14 }, (_, index) => ({
    month: Math.floor(index / 14),
    weekday: index % 7,
    kwh: day,
  }));
  const house = { panels: { faces: [{ kw: 6.6 }] }, battery: { kwh: 10 } };
  const meteredHouse = estimate({ ...house, load: { days } });
  const profile = Array.from({ length: 12 }, () => day);
  const averagedHouse = estimate({ ...house, load: { profile, daySpread: 0, isSteady: true } });
  expect(meteredHouse.year.both.discharged).toBeCloseTo(averagedHouse.year.both.discharged, 6);
  expect(meteredHouse.bills.both).toBeCloseTo(averagedHouse.bills.both, 6);
  expect(meteredHouse.savings.together.low).toBeCloseTo(averagedHouse.savings.together.low, 6);
});

test("a metered day in a month that doesn't exist is refused, not left out", () => {
  const days = [{ month: 12, weekday: 0, kwh: new Array<number>(48).fill(0.2) }];
  expect(() => estimate({ load: { days } })).toThrow("No month 12");
});

test("a working week gives the same result as metered days of that week", () => {
  // Six days of each week it draws 10 kW in the 19 half-hours from 8 am to 5.30 pm, and otherwise 1 kW.
  const kw = (day: number, halfHour: number) => (day % 7 < 6 && halfHour >= 16 && halfHour < 35 ? 10 : 1);
  const days = Array.from({ length: 12 * 14 }, (_, day) => ({
    month: Math.floor(day / 14),
    weekday: day % 7,
    kwh: Array.from({ length: 48 }, (_, halfHour) => kw(day, halfHour) / 2),
  }));
  const building = { panels: { faces: [{ kw: 20 }] }, battery: { kwh: 20 }, plan: { exportLimitKw: 15 } };
  const [workdayKwh, idleDayKwh] = [10 * 9.5 + 1 * 14.5, 1 * 24];
  const dailyKwh = (6 * workdayKwh + idleDayKwh) / 7;
  const week = { from: 8, to: 17.5, days: 6, idleShare: 0.1 };
  const meteredBuilding = estimate({ ...building, load: { days } });
  const workingWeek = estimate({ ...building, load: { dailyKwh, work: week, daySpread: 0 } });
  expect(workingWeek.year.both.direct).toBeCloseTo(meteredBuilding.year.both.direct, 6);
  expect(workingWeek.year.both.discharged).toBeCloseTo(meteredBuilding.year.both.discharged, 6);
  expect(workingWeek.bills.both).toBeCloseTo(meteredBuilding.bills.both, 6);
  const variedWeek = estimate({ ...building, load: { dailyKwh, work: week } });
  expect(variedWeek.year.neither.bought).toBeCloseTo(dailyKwh * 365, 6);
});

test("a building that closes for weeks uses as much in the year, but less of its own solar", () => {
  const building = { panels: { faces: [{ kw: 30 }] } };
  const yearOf = (weeks: number) =>
    estimate({ ...building, load: { dailyKwh: 100, work: { from: 8, to: 16, days: 5, idleShare: 0.15, weeks } } }).year;
  expect(yearOf(40).neither.bought).toBeCloseTo(100 * 365, 6);
  expect(yearOf(40).both.direct).toBeLessThan(yearOf(52).both.direct);
  expect(yearOf(26).both.direct).toBeLessThan(yearOf(40).both.direct);
});

test("a house's whole use is found from what it bought, exported and made", () => {
  const { averageDays } = estimate({
    panels: { faces: [{ kw: 5 }] },
    load: { dailyKwh: 14 },
    plan: { exportLimitKw: 30 },
  });
  const grossKwh = grossUse(
    averageDays.map(({ bought }) => bought),
    averageDays.map(({ exported }) => exported),
    averageDays.map(({ made }) => made),
  );
  const [july, halfPastTwelve] = [6, 25];
  expect(grossKwh[july]?.[halfPastTwelve]).toBeCloseTo(averageDays[july]?.use[halfPastTwelve] ?? Number.NaN, 6);
  expect(grossKwh.flat().reduce((sum, kwh) => sum + kwh, 0)).toBeCloseTo(
    averageDays.flatMap(({ use }) => use).reduce((sum, kwh) => sum + kwh, 0),
    6,
  );
});

test("a controlled load is billed at its own rate and uses no solar", () => {
  const house = { panels: { faces: [{ kw: 6.6 }] }, load: { dailyKwh: 12 } };
  const withoutHotWater = estimate(house);
  const withControlledLoad = estimate({
    ...house,
    hotWater: { dailyKwh: 4, counted: "controlled" },
    plan: { controlledCents: 17.26 },
  });
  expect(withControlledLoad.year.both.direct).toBeCloseTo(withoutHotWater.year.both.direct, 6);
  expect(withControlledLoad.year.both.bought).toBeCloseTo(withoutHotWater.year.both.bought + 4 * 365, 3);
  expect(withControlledLoad.bills.both).toBeCloseTo(withoutHotWater.bills.both + 4 * 365 * 0.1726, 3);
});

test("a battery charging in cheap hours before sunrise leaves room for the day's solar", () => {
  const house: EnergyInput = {
    panels: { faces: [{ kw: 4 }] },
    load: { dailyKwh: 18 },
    battery: { kwh: 10, gridCharge: "cheap", cheap: { from: 0, to: 6 } },
    plan: { usageCents: 30, periods: [{ from: 0, to: 6, rate: 10 }] },
  };
  const { months } = estimate(house);
  expect(months[0]?.gridCharged, "in January, when the sun fills it").toBeLessThan(1);
  expect(months[5]?.gridCharged, "in June").toBeGreaterThan(50);
});

const house = { load: { dailyKwh: 18 }, panels: { faces: [{ kw: 6.6 }] }, battery: { kwh: 10 } };
const price = { low: 5000, typical: 6000, high: 7000 };
const cost = { panels: price, battery: price, batteryAlone: price };

test("a battery's own use lowers its saving and lengthens its payback, but not the panels'", () => {
  const [builtIn, subtracted] = [estimate({ ...house, cost }), subtractOwnUse(estimate(house), cost)];
  const { assumed: dollars } = batteryOwnUseDollars;
  for (const part of ["batteryOnTop", "together"] as const)
    for (const end of ["low", "assumed", "high"] as const)
      expect(subtracted.savings[part][end]).toBeCloseTo(builtIn.savings[part][end] - dollars, 9);
  expect(subtracted.bills.both).toBeCloseTo(builtIn.bills.both + dollars, 9);
  expect(subtracted.payback.batteryOnTop.assumed).toBeGreaterThan(builtIn.payback.batteryOnTop.assumed ?? Number.NaN);
  expect(subtracted.savings.panels).toEqual(builtIn.savings.panels);
  expect(subtracted.payback.panels).toEqual(builtIn.payback.panels);
});

test.each([
  ["no battery", { ...house, battery: undefined }],
  ["a battery but no panels to fill it", { ...house, panels: undefined }],
])("no own use is subtracted from the saving of a house with %s", (_, input) => {
  const builtIn = estimate(input);
  expect(subtractOwnUse(builtIn).savings).toEqual(builtIn.savings);
});

function valueAt(answer: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => {
    if (key === "sum" && Array.isArray(value)) return value.reduce((sum: number, item: number) => sum + item, 0);
    return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  }, answer);
}

function isClose(path: string, actual: unknown, value: number | null): boolean {
  if (value === null || typeof actual !== "number") return actual === value;
  if (path.startsWith("payback")) return Math.abs(actual - value) <= tolerance.years;
  if (path.startsWith("averageDays") && !path.endsWith("sum")) return Math.abs(actual - value) <= tolerance.halfHour;
  return Math.abs(actual - value) <= Math.max(tolerance.absolute, tolerance.relative * Math.abs(value));
}

/** The hours in which a car that is at home and needs charging draws power. */
function chargingHours(charge: Charging["when"]): [from: number, to: number] {
  const halfHours = Array.from({ length: 48 }, (_, index) => index).filter(
    (index) => chargeByClock({ ...chargingOf({ kmPerWeek: 240, charge }), owedKwh: 5 }, index, 6) > 0,
  );
  return [Math.min(...halfHours) / 2, (Math.max(...halfHours) + 1) / 2];
}
