import { mapValues } from "#content/map-values.ts";
import { emissions } from "./inputs/constants.ts";
import type { Span } from "./inputs/house.ts";
import { feedIn, meanOffer } from "./tariffs/default-offer.ts";

/** Cents per MJ, falling with use. */
const blocks = [5.5, 5.2, 3.6] as const;

/** Gas standing offers of September 2026, GST included: cents per MJ. */
export const gasPrice = {
  blocks,
  /** The last block's price, which applies to most winter heating. */
  cheapest: blocks[2],
  /** The average price over a year for a home that also heats with gas. */
  assumed: 4.2,
  dailyDollars: 1.11,
} as const;

/** What we assume of a household and of its water heater. */
export const hotWaterAssumptions = {
  /** Hot water that one person uses in a day. */
  litresPerPerson: 45,
  /** Heat in those litres. */
  heatKwhPerPerson: 2.35,
  heatPumpCop: { low: 2.5, assumed: 3, high: 3.5 },
  gasEfficiency: { low: 0.55, assumed: 0.65, high: 0.75 },
  electricEfficiency: 1,
} as const;

export const megajoulesPerKwh = 3.6;

/** Cents per kWh, and per MJ of gas. */
export type HotWaterPrices = { usageCents?: number | undefined; gasCents?: number | undefined };

export type HotWaterYear = ReturnType<typeof hotWaterYear>;

/** A year's hot water for a household, heated in three ways. Tank losses and daily charges are left out. */
export function hotWaterYear(people: number, prices: HotWaterPrices = {}) {
  const dollarsPerKwh = (prices.usageCents ?? meanOffer.usageCents) / 100;
  const dollarsPerMegajoule = (prices.gasCents ?? gasPrice.assumed) / 100;
  const heatKwh = people * hotWaterAssumptions.heatKwhPerPerson * 365;
  const gasMegajoules = boughtFor(heatKwh * megajoulesPerKwh, hotWaterAssumptions.gasEfficiency);
  const electricKwh = heatKwh / hotWaterAssumptions.electricEfficiency;
  const heatPumpKwh = boughtFor(heatKwh, hotWaterAssumptions.heatPumpCop);
  return {
    heatKwh,
    gas: {
      megajoules: gasMegajoules.assumed,
      cost: dollarsFor(gasMegajoules, dollarsPerMegajoule),
      emissionsKg: (gasMegajoules.assumed / 1000) * emissions.gasKgPerGj,
    },
    electric: withElectricity({ low: electricKwh, assumed: electricKwh, high: electricKwh }, dollarsPerKwh),
    heatPump: withElectricity(heatPumpKwh, dollarsPerKwh),
    /** The same heat pump run only on the home's own midday solar: its cost is the lost feed-in. */
    heatPumpOnSolar: { low: (heatPumpKwh.low * feedIn.low) / 100, high: (heatPumpKwh.high * feedIn.high) / 100 },
  };
}

/** The energy bought for some heat, by the heater's efficiency: the best one needs the least. */
function boughtFor(heat: number, efficiency: Span): Span {
  return { low: heat / efficiency.high, assumed: heat / efficiency.assumed, high: heat / efficiency.low };
}

/** A year's electricity for a heater, its cost in dollars and its emissions. */
function withElectricity(kwh: Span, dollarsPerKwh: number) {
  return {
    kwh: kwh.assumed,
    cost: dollarsFor(kwh, dollarsPerKwh),
    emissionsKg: kwh.assumed * emissions.gridKgPerKwh,
  };
}

function dollarsFor(boughtEnergy: Span, dollarsPerUnit: number): Span {
  return mapValues(boughtEnergy, (energy) => energy * dollarsPerUnit);
}
