import { withoutGst } from "#content/rules/gst.ts";
import { defaults, feedInRange } from "../inputs/constants.ts";

export type Distributor = "ausnet" | "citipower" | "jemena" | "powercor" | "united";

/** Victorian Default Offer 2026–27, GST included: cents per kWh and cents a day. */
export const defaultOffer: Record<Distributor, { name: string; usageRate: number; supply: number }> = {
  ausnet: { name: "AusNet", usageRate: 31.98, supply: 128.24 },
  citipower: { name: "CitiPower", usageRate: 25.96, supply: 121.14 },
  jemena: { name: "Jemena", usageRate: 27.47, supply: 127.13 },
  powercor: { name: "Powercor", usageRate: 28.22, supply: 138.05 },
  united: { name: "United Energy", usageRate: 27.35, supply: 119.12 },
};

export const meanOffer = { usageRate: defaults.tariff.usageRate, supply: defaults.tariff.supply } as const;

/** A business claims GST back, so its rates exclude it, like its prices. */
export function offerWithoutGst({ usageRate, supply }: { usageRate: number; supply: number }) {
  const exGst = (cents: number) => Math.round(withoutGst({ dollars: cents, gst: "inc" }) * 100) / 100;
  return { usageRate: exGst(usageRate), supply: exGst(supply) };
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
  usageRate: number = meanOffer.usageRate,
  supply: number = meanOffer.supply,
): number {
  const kwh = (quarterDollars * 4 - (365 * supply) / 100) / (usageRate / 100) / 365;
  return Math.max(0, Math.round(kwh * 10) / 10);
}
