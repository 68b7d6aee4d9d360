import type { Plan } from "../energy/inputs/house.ts";
import { type Distributor, defaultOffer, meanOffer } from "../energy/tariffs/default-offer.ts";
import { middayPower } from "../rules/announced.ts";

/** The rates of a plan as visitors enter them: cents per kWh and cents a day, as on a bill. */
export interface EnteredRates {
  flat: number;
  peak: number;
  offPeak: number;
  /** Clock hours, like `peakTo`. */
  peakFrom: number;
  peakTo: number;
  /** The rate from 11 am to 4 pm, on a plan with three rates. Undefined until it is typed. */
  saver: number | undefined;
  /** The rate outside the free hours, on a plan that has some. */
  outsideFreeHours: number;
  supply: number;
  controlled: number;
  /** Undefined until it is typed. Until then the range of standing offers applies. */
  feedIn: number | undefined;
}

export const planShapes = [
  ["flat", "One rate all day"],
  ["timeOfUse", "Peak and off-peak"],
  ["threeRate", "Peak, off-peak and cheap from 11 am to 4 pm"],
  ["freeMidday", "Nothing from 11 am to 2 pm"],
] as const;

/** The hours of the network tariffs from July 2026, if a retailer passes them on. */
const saverHours = { from: 11, to: 16 };

export type PlanShape = (typeof planShapes)[number][0];

/**
 * The rates to start from. Flat and daily rates are the Victorian Default Offer's, 2026–27. Peak, off-peak and controlled rates are
 * from a list of plans that isn't public (July to September 2026). Its flat rates agreed with the Default Offer.
 */
const presets: Readonly<Record<Distributor, { peak: number; offPeak: number; controlled: number }>> = {
  ausnet: { peak: 47.64, offPeak: 22.6, controlled: 22.11 },
  citipower: { peak: 38.31, offPeak: 21.17, controlled: 16.59 },
  jemena: { peak: 37.57, offPeak: 21.76, controlled: 21.41 },
  powercor: { peak: 41.67, offPeak: 22.49, controlled: 17.26 },
  united: { peak: 40.32, offPeak: 22.14, controlled: 17.26 },
};

export function presetRates(distributor: Distributor | null): EnteredRates {
  const { usageCents, supplyCentsPerDay } = distributor ? defaultOffer[distributor] : meanOffer;
  // Of the five, Powercor's peak rate is nearest to the mean.
  const { peak, offPeak, controlled } = presets[distributor ?? "powercor"];
  return {
    flat: usageCents,
    peak,
    offPeak,
    peakFrom: 16,
    peakTo: 21,
    saver: undefined,
    outsideFreeHours: usageCents,
    supply: supplyCentsPerDay,
    controlled,
    feedIn: undefined,
  };
}

export function planOf(shape: PlanShape, rates: EnteredRates): Plan {
  const { flat, peak, offPeak, peakFrom, peakTo, saver = offPeak, outsideFreeHours, supply, controlled } = rates;
  const commonRates = { supplyCentsPerDay: supply, controlledCents: controlled, feedIn: rates.feedIn };
  if (shape === "flat") return { ...commonRates, usageCents: flat };
  if (shape === "freeMidday") return { ...commonRates, usageCents: outsideFreeHours, free: middayPower.free };
  const periods = [{ name: "Peak", from: peakFrom, to: peakTo, rate: peak }];
  if (shape === "threeRate") periods.push({ name: "Saver", ...saverHours, rate: saver });
  return { ...commonRates, usageCents: offPeak, periods };
}
