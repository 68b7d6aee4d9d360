/**
 * The engine's constants. Where one could be doubted, a letter says how sure it is: H, two or more sources agree; M, one good source;
 * L, a weak one; A, assumed here. "M–H" is between the two, "A, L" assumed from a weak source. NOTICE lists the data sets behind them,
 * with their licences.
 */

export const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Each month is two weeks, Monday to Sunday twice; each day stands for a fourteenth of its month. */
export const simulatedDays = 14;

export const halfHoursPerDay = 48;

/** The day of the year that represents each month (Klein 1977). H */
export const middleDay = [17, 47, 75, 105, 135, 162, 198, 228, 258, 288, 318, 344] as const;

/** kWh that a kW of panels makes on the average day of each month in Melbourne, facing north at 22°. M, ±10 % */
export const monthlyYield = [5.0, 4.7, 4.0, 3.1, 2.4, 2.1, 2.2, 2.8, 3.3, 4.1, 4.6, 4.9] as const;

/** Share of the sun above the atmosphere that reaches Melbourne Airport (Bureau of Meteorology's means). M–H */
export const meanClearness = [
  0.551, 0.544, 0.526, 0.494, 0.468, 0.456, 0.46, 0.482, 0.477, 0.499, 0.508, 0.532,
] as const;

/** A month's 14 skies against its mean: Hollands and Huget's distribution (1983), with a correlation of 0.25 from day to day. M–H */
export const skies = [
  0.965, 1.262, 1.316, 1.153, 0.524, 0.249, 1.208, 0.796, 0.682, 0.888, 1.034, 1.375, 1.096, 1.451,
] as const;

/** The largest share of the sun above the atmosphere that reaches the ground on any day. */
export const clearestDay = 0.8;

/** The share of light that the ground reflects (Liu and Jordan). H */
export const groundReflection = 0.2;

/** The use of each simulated day against the mean, in an order unrelated to the skies, and the standard deviation ÷ mean. */
export const busyDays = [
  1.392, 1.706, 0.982, 0.881, 1.171, 0.931, 1.262, 0.832, 1.099, 0.658, 0.543, 0.725, 1.038, 0.781,
] as const;
export const busyDaysSpread = 0.3;

/**
 * How much days differ (standard deviation ÷ mean): with a measured profile, and without one, where seasons and absences are unknown
 * too (ten homes), M; for a business, whose days are alike, A
 */
export const usualSpread = { measured: 0.4, unknown: 0.6, business: 0.1 } as const;

/**
 * Use by hour, per cent of the day, in summer, autumn, winter and spring: the Smart Grid, Smart City trial as tabulated by
 * CSIRO (thousands of homes in New South Wales, 2012–13). M
 */
export const hourlyShare = {
  weekday: [
    [
      3.2, 2.9, 2.7, 2.6, 2.6, 2.8, 3.3, 3.5, 3.5, 3.5, 3.7, 3.9, 4.2, 4.4, 4.6, 4.9, 5.5, 6.1, 6.3, 6.1, 5.9, 5.4, 4.6,
      3.8,
    ],
    [3.2, 3, 2.8, 2.6, 2.6, 3, 3.9, 4.4, 4.1, 3.7, 3.6, 3.6, 3.6, 3.7, 3.8, 4, 4.6, 5.8, 6.7, 6.7, 6.4, 5.9, 4.8, 3.8],
    [
      2.9, 2.6, 2.4, 2.3, 2.3, 2.8, 4, 5.1, 4.7, 3.9, 3.5, 3.3, 3.3, 3.3, 3.3, 3.4, 4.2, 5.9, 7.1, 7.2, 6.9, 6.3, 5.1,
      3.8,
    ],
    [3.2, 3, 2.8, 2.7, 2.7, 3.2, 4.2, 4.5, 4, 3.7, 3.6, 3.6, 3.6, 3.6, 3.6, 3.9, 4.5, 5.4, 6.3, 6.7, 6.6, 6, 4.9, 3.9],
  ],
  weekend: [
    [
      3.1, 2.8, 2.6, 2.5, 2.4, 2.4, 2.7, 3.1, 3.6, 4, 4.2, 4.5, 4.8, 5, 5.2, 5.4, 5.7, 5.9, 5.8, 5.7, 5.5, 5.1, 4.4,
      3.5,
    ],
    [
      3.2, 2.9, 2.7, 2.4, 2.4, 2.4, 2.7, 3.4, 4.1, 4.4, 4.4, 4.3, 4.4, 4.4, 4.5, 4.6, 5, 5.8, 6.4, 6.2, 5.9, 5.4, 4.5,
      3.6,
    ],
    [
      3.1, 2.6, 2.4, 2.2, 2.2, 2.3, 2.6, 3.4, 4.5, 4.8, 4.6, 4.3, 4.2, 4.1, 4.1, 4.2, 4.7, 6.1, 6.7, 6.6, 6.3, 5.8, 4.8,
      3.6,
    ],
    [3.3, 3, 2.7, 2.5, 2.4, 2.5, 3, 3.7, 4.3, 4.6, 4.4, 4.4, 4.3, 4.3, 4.3, 4.4, 4.8, 5.4, 5.9, 6.1, 6, 5.5, 4.6, 3.6],
  ],
} as const;
/** Each month's place in the lists above: summer 0, autumn 1, winter 2, spring 3. */
export const seasonOf = [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 0] as const;

/** A day's use by month against the year's mean. Gas: Australian Energy Regulator's benchmarks, zone 6, M–H. Electric: A, L */
export const monthlyUse = {
  gas: [0.92, 0.92, 0.92, 0.93, 1.01, 1.18, 1.24, 1.17, 1, 0.92, 0.9, 0.91],
  electric: [0.78, 0.76, 0.78, 0.92, 1.2, 1.5, 1.6, 1.45, 1.1, 0.88, 0.77, 0.77],
} as const;

/** A weekend day's use against a weekday's: the same trial. M */
export const weekendUse = 1.07;

/** Weekday use from 9 to 17 against the average home's: thirds of 19 metered home-years. M */
export const daytime = { out: 0.55, mixed: 1, home: 1.5 } as const;
export const daytimeHours = { from: 9, to: 17 } as const;

/** How uneven use is within a half-hour: levels against its mean, and how long each lasts (ten homes of the trial). M */
export const loadLevels = { useLevels: [0.28, 0.7, 1.4, 3.98], useLevelShares: [0.4, 0.3, 0.2, 0.1] } as const;

/** Of the power that seems to be used directly in a half-hour, this share was exported and bought back (three meters). M–L */
export const hiddenShare = 0.08;

/**
 * A battery of this many usable kWh catches half of the swings in use within a half-hour, a larger one more: a small one fills up in a
 * quiet spell and is empty before a busy one ends. M
 */
export const kwhPerSpell = 4;

/** kWh per km, the share lost in charging, and the least power at which a charger follows the sun. M */
export const carUse = { kwhPerKm: 0.17, chargingLoss: 0.1, minSolarKw: 1.4 } as const;

/** An average car: 12,500 km a year. M */
export const averageKmPerWeek = 240;

/** Hot water by month: cold water and a heat pump's winter. A, L */
export const monthlyHotWater = [0.75, 0.78, 0.85, 0.95, 1.1, 1.2, 1.25, 1.2, 1.1, 1, 0.9, 0.8] as const;

/**
 * Defaults: Melbourne; a usual battery (M); the mean flat default offer (H), with GST; export limits of one phase and of three (M–H); a
 * heat pump's timer, and a car that is home two days a week (A).
 */
export const defaults = {
  place: { latitude: -37.8, longitude: 144.96, factor: 1 },
  face: { azimuth: 0, pitch: 22 },
  battery: { kw: 5, efficiency: 0.9, reserve: 0.1 },
  tariff: { usageCents: 28.2, supplyCentsPerDay: 126.74, exportLimitKw: 5, exportLimitThreePhaseKw: 15 },
  hotWater: { from: 11, kw: 0.9 },
  car: { homeDays: 2, kw: 7.4 },
} as const;

/** The home that the forms start with: kW of panels, usable kWh of battery, and a quarterly bill in dollars. */
export const exampleHome = { kw: 8, battery: 10, bill: 580 } as const;

/** Cents per exported kWh: no minimum since July 2025 (H), standing offers pay 0 to 3 (M). */
export const feedInRange = { low: 0, assumed: 2, high: 3 } as const;

/** The share by which the sun and a home's habits may change what a year saves. A, checked against the homes in validation.ts. */
export const sensitivities = { sun: 0.1, habits: 0.15, measuredHabits: 0.06 } as const;

/**
 * How far one month's sun may be from its mean, and one month's output from the modelled one (National Renewable Energy Laboratory). M
 */
export const monthlyVariation = { sun: 0.3, output: 0.4 } as const;

/** Yearly loss: panels' output (M), a battery's saving (A). */
export const yearlyDegradation = { panels: 0.005, battery: 0.02 } as const;

/** We give no payback beyond this many years: no panel or battery comes with a promise to last as long. */
export const maxPaybackYears = 50;

/** National Greenhouse Accounts Factors 2026: kg of CO₂-e from Victoria's grid with its losses, and from natural gas. M */
export const emissions = { gridKgPerKwh: 0.85, gasKgPerGj: 55.53 } as const;
