/** The three residential packages: kW, usable kWh, and the kWh a day of the usual house they are sold to. */
export const packageClaims = [
  { id: "smart-saver", name: "Smart Saver", kw: 6.6, battery: 0, use: 18 },
  { id: "night-optimiser", name: "Night Optimiser", kw: 8, battery: 10, use: 18 },
  { id: "all-electric-home", name: "All-Electric Home", kw: 10, battery: 15, use: 25 },
] as const;

export type PackageClaim = (typeof packageClaims)[number];
