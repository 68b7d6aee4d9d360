/**
 * The engine against metered homes, as compared in November 2026: 29 homes of the Smart Grid, Smart City trial that played no part in
 * building it, a Melbourne array's output of 2021, and the same battery logic on the real half-hours. Dollars a year; the mean miss is a share
 * of the real value.
 */
const [panels, withBattery] = ["6.6 kW of panels", "6.6 kW of panels and a 10 kWh battery"];
const [ownUse, scaledUse] = ["The home’s own use", "Its use scaled to 18 kWh a day"];

export const compared = [
  { what: panels, use: ownUse, real: 573, mean: 0.02, inRange: 29 },
  { what: withBattery, use: ownUse, real: 1034, mean: 0, inRange: 29 },
  { what: panels, use: scaledUse, real: 735, mean: 0.06, inRange: 25 },
  { what: withBattery, use: scaledUse, real: 1389, mean: 0.01, inRange: 27 },
] as const;
