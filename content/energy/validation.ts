/**
 * The engine against metered homes, as compared in November 2026: 29 homes of the Smart Grid, Smart City trial that played no part in
 * building it, a Melbourne array's output of 2021, and the same battery logic on the real half-hours. Dollars a year; misses are shares
 * of the real value, mean and a home's typical one.
 */
export const comparedOn = "2026-11-21";

type Miss = { mean: number; typical: number };

export const compared: readonly {
  what: string;
  use: string;
  real: number;
  now: Miss;
  before: Miss;
  inRange: number;
  before29: number;
}[] = [
  {
    what: "6.6 kW of panels",
    use: "The home’s own use",
    real: 573,
    now: { mean: 0.02, typical: 0.07 },
    before: { mean: 0.15, typical: 0.2 },
    inRange: 29,
    before29: 21,
  },
  {
    what: "6.6 kW of panels and a 10 kWh battery",
    use: "The home’s own use",
    real: 1034,
    now: { mean: 0, typical: 0.05 },
    before: { mean: 0.11, typical: 0.12 },
    inRange: 29,
    before29: 24,
  },
  {
    what: "6.6 kW of panels",
    use: "Its use scaled to 18 kWh a day",
    real: 735,
    now: { mean: 0.06, typical: 0.16 },
    before: { mean: 0.26, typical: 0.34 },
    inRange: 25,
    before29: 12,
  },
  {
    what: "6.6 kW of panels and a 10 kWh battery",
    use: "Its use scaled to 18 kWh a day",
    real: 1389,
    now: { mean: 0.01, typical: 0.11 },
    before: { mean: 0.22, typical: 0.27 },
    inRange: 27,
    before29: 6,
  },
];

/** What we said until November 2026 of the houses named on this site, dollars a year from low to high. */
export const saidBefore = {
  panels: [731, 913],
  withBattery: [1463, 1720],
  batteryYears: 7.0,
  large: [2125, 2502],
} as const;
