import type { PlanHome } from "#app/estimators/plan/home.ts";
import type { JobId, WhyNot } from "#app/estimators/plan/plan.ts";
import type { Day } from "#content/rules/schedule.ts";

/** A house with usual values. */
export const usualHome: PlanHome = {
  ...{ system: "gas", age: "old", rooms: "ducted", solar: "none", cooktop: "gas", car: "no" },
  ...{ owner: "owner", dwelling: "house", postcode: { postcode: undefined, zone: 4 }, people: 3, bill: 580 },
  ...{ rate: 28.2, gasprice: 4.2, income: "", kw: 8, battery: 10, stc: 38, stay: undefined, budget: 10_000 },
};

interface PlannedHouse {
  name: string;
  today: Day;
  home: Partial<PlanHome>;
  /** The year, the job, its price after discounts and, where no simulation is needed, what it saves a year. */
  steps: readonly [year: number, job: JobId, price: number, yearlySaving?: number][];
  /** The jobs that aren't in the plan, with the reason and the price on the first day. */
  leftOut: readonly [job: JobId, whyNot: WhyNot, price: number][];
  /** The year in which gas can be disconnected, and what its account costs a year. No sum includes that. */
  offGas?: [year: number, yearlySaving: number];
  /** How the figures above were worked out, for the next person who changes them. No test reads it. */
  arithmetic: readonly string[];
}

/**
 * Houses whose plans were worked out by hand from the price list and the rules of 21 November 2026, not with costOf(). What panels and a
 * battery save is the energy engine's, which has its own reference cases: here it only decides the order.
 */
export const plannedHouses: readonly PlannedHouse[] = [
  {
    name: "Geelong, a twelve-year-old gas unit, ducted gas and no panels",
    today: "2026-11-28",
    home: { postcode: { postcode: "3220", zone: 4 } },
    steps: [
      [2026, "water", 2668, 357],
      [2026, "panels", 5754],
      [2027, "heating", 8500, 1043],
    ],
    leftOut: [["battery", "slow", 5916]],
    offGas: [2027, 431],
    arithmetic: [
      "Water: 4,200 − 14 certificates (28 × 0.5) × 38 = 3,668; half is 1,834, so the state takes off its most, 1,000: 2,668",
      "It saves 3 × 2.35 × 365 = 2,573.25 kWh of heat: × 3.6 ÷ 0.65 × 4.2 c = 598.58 of gas, less ÷ 3 × 28.2 c = 241.89: 356.69",
      "Panels: 700 + 8 × 1,030 = 8,940; 8 × 1.185 × 5 = 47.4, so 47 × 38 = 1,786: 7,154; − 1,400 = 5,754",
      "Both are 8,422 of 10,000. The heating, 8,500, waits for 2027, when 1,578 + 10,000 are there",
      "It saves 38,000 MJ × 4.2 c = 1,596, less 38,000 × 0.65 ÷ 3.6 ÷ 3.5 = 1,960.3 kWh × 28.2 c = 552.81: 1,043.19",
      "Battery: 10 × 850 = 8,500; 10 × 6.8 = 68 × 38 = 2,584: 5,916. Its warranty of ten years is over before it has paid",
      "After the heating only the cooktop is left on gas: 1.11 × 365 = 405.15 of daily charges, and 2,000 MJ × 5.5 c − 300 kWh × 28.2 c = 25.40 of cooking",
    ],
  },
  {
    name: "Ballarat, income over the limit, room heaters, a water heater of six years, $6,000 a year",
    today: "2026-11-28",
    home: {
      ...{ postcode: { postcode: "3350", zone: 3 }, income: "over", age: "middle", rooms: "room" },
      ...{ people: 4, kw: 6.6, budget: 6000 },
    },
    steps: [
      [2026, "panels", 5788],
      [2027, "water", 3782, 476],
      [2028, "heating", 3400, 522],
    ],
    leftOut: [["battery", "slow", 5916]],
    offGas: [2028, 431],
    arithmetic: [
      "Panels: 700 + 6.6 × 1,030 = 7,498; 6.6 × 1.382 × 5 = 45.6, so 45 × 38 = 1,710: 5,788; nothing from the state",
      "Water in 2027: 4,200 − 11 (28 × 0.4 = 11.2) × 38 = 418: 3,782. With the panels it would be 5,788 + 3,668 = 9,456, over 6,000",
      "It saves 4 × 2.35 × 365 = 3,431 kWh: 798.10 of gas less 322.51 of power: 475.59. That pays in 7.7 years, under 12",
      "Waiting costs 114 + 475.59 on 3,782, 0.156 a dollar; the heating's 521.59 on 3,400 is 0.153, so water goes first",
      "2027 leaves 212 + 6,000 − 3,782 = 2,430, so the heating, 3,400, waits for 2028",
      "It saves 19,000 MJ × 4.2 c = 798, less 980.2 kWh × 28.2 c = 276.41: 521.59",
    ],
  },
  {
    name: "panels and an electric car already, an old electric tank, reverse cycle, two people",
    today: "2026-11-28",
    home: { system: "electric", rooms: "reverse", cooktop: "electric", solar: "panels", car: "yes", people: 2 },
    steps: [[2026, "water", 2668, 323]],
    leftOut: [["battery", "slow", 5916]],
    arithmetic: [
      "Water: as in Geelong, 2,668. 2 × 2.35 × 365 = 1,715.5 kWh; a heat pump takes a third: 1,143.67 kWh × 28.2 c = 322.51",
      "Battery: 5,916 with panels on the roof already. No gas, so no account to close",
    ],
  },
  {
    name: "an apartment with an electric tank of unknown age and plug-in heaters, income under the limit",
    today: "2026-11-28",
    home: {
      ...{ dwelling: "apartment", system: "electric", age: "unknown", rooms: "electric" },
      ...{ income: "under", people: 2, bill: 400 },
    },
    steps: [[2026, "water", 2668, 323]],
    leftOut: [["heating", "slow", 3400]],
    offGas: [2026, 431],
    arithmetic: [
      "The bill: 4 × 400 − 462.60 = 1,137.40 ÷ 28.2 c ÷ 365 = 11.05, so 11.1 kWh a day, 4,051.5 a year; less 1,715.5 of hot water is 2,336",
      "Plug-in heaters: at most 0.4 × 2,336 = 934.4 kWh; a split system saves 1 − 1 ÷ 3.5 of it, 667.4 kWh × 28.2 c = 188.21",
      "3,400 ÷ 188.21 = 18 years, over 15. No roof of its own, so no panels and no battery",
      "The cooktop is the only gas appliance: 405.15 a year of daily charges, and 25.40 of cooking",
    ],
  },
  {
    name: "one person who leaves in four years, a new gas unit, a wood heater",
    today: "2026-11-28",
    home: { age: "new", rooms: "other", people: 1, bill: 300, kw: 6.6, stay: 4 },
    steps: [],
    leftOut: [
      ["water", "young", 2668],
      ["panels", "stay", 4616],
      ["battery", "slow", 5916],
    ],
    arithmetic: [
      "Panels: 7,498; 6.6 × 1.185 × 5 = 39.1, so 39 × 38 = 1,482: 6,016; − 1,400 = 4,616, which four years of 300 a quarter can't pay",
    ],
  },
  {
    name: "Melbourne in March 2028, no rebate known, $15,000 a year",
    today: "2028-03-15",
    home: { kw: 10, battery: 5, bill: 900, budget: 15_000 },
    steps: [
      [2028, "water", 3896, 357],
      [2028, "panels", 9670],
      [2029, "battery", 3566],
      [2029, "heating", 8500, 1043],
    ],
    leftOut: [],
    offGas: [2029, 431],
    arithmetic: [
      "Water: 4,200 − 8 (28 × 0.3 = 8.4) × 38 = 304: 3,896. The state's rebate is known to 30 June 2027 only",
      "Panels: 700 + 10 × 1,030 = 11,000; 10 × 1.185 × 3 = 35.55, so 35 × 38 = 1,330: 9,670. With the water 13,566 of 15,000",
      "Battery in 2029: 5 × 850 = 4,250; 5 × 3.6 = 18 × 38 = 684: 3,566",
      "It comes before the heating: a year later it is 5 × 2.6 = 13 × 38 = 494, so 190 more, and it saves over 300: 0.137 a dollar to 1,043 ÷ 8,500 = 0.123",
      "2029 has 1,434 + 15,000 for 3,566 and 8,500",
    ],
  },
];
