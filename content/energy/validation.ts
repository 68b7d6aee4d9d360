const [panels, withBattery] = ["6.6 kW of panels", "6.6 kW of panels and a 10 kWh battery"];
const [ownUse, scaledUse] = ["The home’s own use", "Its use scaled to 18 kWh a day"];

/** How many metered homes the engine was compared with. */
export const meteredHomes = 29;

/**
 * How the engine compares with metered homes (November 2026): homes of the Smart Grid, Smart City trial that played no part in
 * building it, a Melbourne array's output of 2021, and the same battery logic on the real half-hours. `realDollars` is the
 * saving in a year, `meanMiss` a share of it, and `inRange` the number of homes whose real value was within the engine's range.
 */
export const comparisons = [
  { system: panels, use: ownUse, realDollars: 573, meanMiss: 0.02, inRange: 29 },
  { system: withBattery, use: ownUse, realDollars: 1034, meanMiss: 0, inRange: 29 },
  { system: panels, use: scaledUse, realDollars: 735, meanMiss: 0.06, inRange: 25 },
  { system: withBattery, use: scaledUse, realDollars: 1389, meanMiss: 0.01, inRange: 27 },
] as const;
