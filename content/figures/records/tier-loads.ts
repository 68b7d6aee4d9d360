import { type Appliance, appliances, batteryWorkingShare, type Tier, tiers } from "#content/energy/batteries.ts";
import { numberText } from "#content/format.ts";
import type { PlanningFigure } from "./record.ts";

type TierId = Tier["id"];

/** Something that runs in an outage: its name in a sentence, its power, and its hours a day. */
interface Load {
  name: string;
  watts: number;
  hours: number;
}

const loadOf = (id: Appliance, name: string, hours: number): Load => ({ name, watts: appliances[id].watts, hours });

const essential: readonly Load[] = [
  loadOf("fridge", "the fridge and freezer", 24),
  loadOf("lights", "the lights", 12),
  loadOf("internet", "the internet and phones", 24),
  loadOf("television", "the TV", 6),
  { name: "a few power points", watts: 100, hours: 24 },
];
const home: readonly Load[] = [
  ...essential,
  loadOf("cooking", "an oven or induction cooktop", 1.5),
  loadOf("split", "one split-system air conditioner", 6),
];
const extended: readonly Load[] = [...home, { name: "a car charger (about 40 km of driving)", watts: 2000, hours: 4 }];

const [essentialTier, homeTier, extendedTier] = tiers;

/** Usable kWh of each tier's smallest battery. */
const minKwh: Readonly<Record<TierId, number>> = {
  essential: essentialTier.minKwh,
  home: homeTier.minKwh,
  extended: extendedTier.minKwh,
};

/** What each tier is sized to run: the only list, for cards, notes, questions and articles. */
const tierLoads: Readonly<Record<TierId, readonly Load[]>> = { essential, home, extended };

function kwhADay(loads: readonly Load[]): number {
  return loads.reduce((sum, { watts, hours }) => sum + (watts * hours) / 1000, 0);
}

/** "the fridge and freezer, the lights, and a few power points". */
function loadNamesText(id: TierId): string {
  const names = tierLoads[id].map(({ name }) => name);
  return `${names.slice(0, -1).join(", ")}, and ${names.at(-1)}`;
}

/** How many hours a tier's smallest battery, when full, runs these loads. */
function hoursOf(id: TierId, loads: readonly Load[]): number {
  return ((minKwh[id] * batteryWorkingShare) / kwhADay(loads)) * 24;
}

/**
 * How many hours a tier's smallest battery, when full, runs the same loads for every tier: fridge, lights, internet, TV and a few
 * power points.
 */
export function tierHours(id: TierId): number {
  return hoursOf(id, tierLoads.essential);
}

export function runtimeFigure(id: TierId, claimedHours: string): PlanningFigure {
  const ownHoursText = `about ${numberText(hoursOf(id, tierLoads[id]))} h`;
  return {
    value: () => `about ${numberText(tierHours(id))} h`,
    label: "on fridge, lights, internet and TV",
    claim: `${claimedHours} if ${id === "essential" ? "the circuits you choose run" : "the whole house runs"} as usual.`,
    how: () =>
      `A full battery with ${numberText(minKwh[id])} kWh of usable capacity lasts ${ownHoursText} running ${loadNamesText(id)}. That’s ${numberText(kwhADay(tierLoads[id]), 1)} kWh a day.`,
  };
}
