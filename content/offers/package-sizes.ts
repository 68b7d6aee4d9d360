import type { PackageId } from "#content/prices.ts";

export interface PackageSize {
  id: PackageId;
  name: string;
  kw: number;
  /** Usable. */
  batteryKwh: number;
}

export const packageSizes: readonly PackageSize[] = [
  { id: "smart-saver", name: "Smart Saver", kw: 6.6, batteryKwh: 0 },
  { id: "night-optimiser", name: "Night Optimiser", kw: 8, batteryKwh: 10 },
  { id: "all-electric-home", name: "All-Electric Home", kw: 10, batteryKwh: 15 },
];
