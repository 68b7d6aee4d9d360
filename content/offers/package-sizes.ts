import type { PackageId } from "#content/prices.ts";

export interface PackageSize {
  id: PackageId;
  name: string;
  kw: number;
  /** Usable kWh. */
  batteryKwh: number;
  /** kWh that the house in the package's calculation uses in a day. */
  dailyKwh: number;
}

export const packageSizes: readonly [PackageSize, PackageSize, PackageSize] = [
  { id: "smart-saver", name: "Smart Saver", kw: 6.6, batteryKwh: 0, dailyKwh: 18 },
  { id: "night-optimiser", name: "Night Optimiser", kw: 8, batteryKwh: 10, dailyKwh: 18 },
  { id: "all-electric-home", name: "All-Electric Home", kw: 10, batteryKwh: 15, dailyKwh: 25 },
];
