import { withoutGst } from "#content/rules/gst.ts";
import { defaults, feedInRange } from "../inputs/constants.ts";

export type Distributor = "ausnet" | "citipower" | "jemena" | "powercor" | "united";

/** Victorian Default Offer 2026–27, GST included: cents per kWh and cents a day. */
export const defaultOffer: Record<Distributor, { name: string; usageCents: number; supplyCentsPerDay: number }> = {
  ausnet: { name: "AusNet", usageCents: 31.98, supplyCentsPerDay: 128.24 },
  citipower: { name: "CitiPower", usageCents: 25.96, supplyCentsPerDay: 121.14 },
  jemena: { name: "Jemena", usageCents: 27.47, supplyCentsPerDay: 127.13 },
  powercor: { name: "Powercor", usageCents: 28.22, supplyCentsPerDay: 138.05 },
  united: { name: "United Energy", usageCents: 27.35, supplyCentsPerDay: 119.12 },
};

export const meanOffer = {
  usageCents: defaults.tariff.usageCents,
  supplyCentsPerDay: defaults.tariff.supplyCentsPerDay,
} as const;

/** A business claims GST back, so its rates exclude it, like its prices. */
export function offerWithoutGst({ usageCents, supplyCentsPerDay }: { usageCents: number; supplyCentsPerDay: number }) {
  const exGst = (cents: number) => Math.round(withoutGst({ dollars: cents, gst: "inc" }) * 100) / 100;
  return { usageCents: exGst(usageCents), supplyCentsPerDay: exGst(supplyCentsPerDay) };
}

export const businessOffer = offerWithoutGst(meanOffer);

/** Cents per exported kWh. Where we need one figure, it is the assumed one. */
export const feedIn = feedInRange;

/** Past regulated minimums with one flat rate, cents per kWh. */
export const pastFeedIn = { "2020–21": 10.2, "2021–22": 6.7, "2022–23": 5.2, "2023–24": 4.9, "2024–25": 3.3 } as const;

/** Regulated minimums of 2018–19, cents per kWh: flat, and time-varying on weekdays from 3 to 9 pm. */
export const feedIn2018 = { flat: 9.9, weekdayPeak: 29 } as const;

/**
 * kWh a day from a quarter's bill in dollars, GST included, to a tenth, because a bill is no more exact. Zero if the bill is below
 * the supply charge.
 */
export function dailyKwhFromBill(
  quarterDollars: number,
  usageCents: number = meanOffer.usageCents,
  supplyCentsPerDay: number = meanOffer.supplyCentsPerDay,
): number {
  const kwh = (quarterDollars * 4 - (365 * supplyCentsPerDay) / 100) / (usageCents / 100) / 365;
  return Math.max(0, Math.round(kwh * 10) / 10);
}
