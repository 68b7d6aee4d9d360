// What a battery gives the house, and how long it lasts in a blackout.
import { defaults } from "./inputs/constants.ts";

/** The share of the energy put into a battery that comes out. */
export const batteryEfficiency = defaults.battery.efficiency;

/** The warranty of the batteries that we install. */
export const batteryWarrantyYears = 10;

/** The share of a battery's usable size that serves the house every day; the rest is its reserve. */
export const batteryWorkingShare = 1 - defaults.battery.reserve;

/** The average power of appliances while they are needed, in watts. */
export const appliances = {
  fridge: { name: "Fridge and freezer", watts: 150 },
  lights: { name: "Lights", watts: 100 },
  internet: { name: "Internet and phones", watts: 50 },
  television: { name: "Television", watts: 100 },
  pump: { name: "Water pump", watts: 400 },
  "heat-pump": { name: "Heat pump hot water", watts: 900 },
  split: { name: "One split-system air conditioner", watts: 900 },
  cooking: { name: "Oven or induction cooktop", watts: 2000 },
  ducted: { name: "Ducted air conditioning", watts: 4000 },
} as const;

export type Appliance = keyof typeof appliances;

export const tiers = [
  { id: "essential", name: "Essential", minKwh: 10, maxKwh: 20 },
  { id: "home", name: "Home", minKwh: 20, maxKwh: 30 },
  { id: "extended", name: "Extended", minKwh: 30, maxKwh: Number.POSITIVE_INFINITY },
] as const;

export type Tier = (typeof tiers)[number];

/** The smallest tier whose largest battery is at least this usable size. A battery below all tiers gets the first. */
export function tierFor(batteryKwh: number): Tier {
  return tiers.find((tier) => batteryKwh <= tier.maxKwh) ?? tiers[2];
}

/** How many hours a full battery runs the chosen appliances without sun; undefined if none is chosen. */
export function backupHours(batteryKwh: number, watts: number): number | undefined {
  return watts > 0 ? (batteryKwh * batteryWorkingShare * 1000) / watts : undefined;
}

/** The usable kWh that run the chosen appliances for this long. */
export function kwhForBackup(watts: number, hours: number): number {
  return (watts * hours) / 1000 / batteryWorkingShare;
}

export function wattsOf(chosen: readonly Appliance[]): number {
  return chosen.reduce((sum, id) => sum + appliances[id].watts, 0);
}
