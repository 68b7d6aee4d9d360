import type { Home } from "#content/energy/savings.ts";
import { type Distributor, dailyUseFromBill, defaultOffer, meanOffer } from "#content/energy/tariffs.ts";
import type { Orientation } from "#content/energy/yield.ts";
import type { Zone } from "#content/rules/zones.ts";
import { homes, melbourne, numbers, orientationNames, readCertificatePrice } from "../question/fields.ts";
import { type Reader, type Reading, readerOf, reading } from "../question/reader.ts";

type Site = "home" | "business";

export type SavingsInput = {
  postcode: string | undefined;
  zone: Zone;
  /** Nothing where a size was given that can't be used. */
  kw: number | undefined;
  /** kWh on an average day; nothing where a bill or use was given that can't be used. */
  dailyUse: number | undefined;
  /** The quarter's bill or use that it comes from. */
  from: { bill: number } | { use: number } | undefined;
  home: Home;
  battery: number;
  /** Cents per kWh exported; nothing means the range of standing offers. */
  feedin: number | undefined;
  /** Cents per kWh bought, and cents a day. */
  rate: number;
  supply: number;
  distributor: Distributor | undefined;
  orientation: Orientation;
  midday: boolean;
  car: "no" | "day" | "night";
  /** Dollars for all, before certificates; nothing means the assumed prices. */
  price: number | undefined;
  site: Site;
  stc: number;
};

/** 6.6 kW, about 18 kWh a day, someone home part of the day. */
const usual = { kw: "6.6", home: "mixed", orientation: "north" };
const usualBill = "580";

export function read(query: URLSearchParams): Reading<SavingsInput> {
  const given = query.has("use") || query.has("bill");
  const reader = readerOf(query, { ...usual, bill: given ? "" : usualBill });
  const place = reader.postcode("postcode", "Melbourne is assumed until then.") ?? melbourne;
  const distributor = reader.choice("distributor", distributors, "Choose a network from the list.");
  const offer = distributor ? defaultOffer[distributor] : meanOffer;
  const rate = reader.numeric("rate", { ...numbers.rate, meanwhile: `${offer.usage} c/kWh is used until then.` });
  const kw = reader.numeric("kw", { ...numbers.kw, wanted: "Write the panels' size in kW, such as 6.6." });
  const tariff = { rate: rate ?? offer.usage, supply: offer.supply };
  const input: SavingsInput = {
    ...place,
    kw: kw,
    ...readUse(reader, tariff),
    home:
      reader.choice("home", homes, "Choose when people are home. Part of the day is assumed until then.") ?? "mixed",
    battery: reader.numeric("battery", { ...numbers.battery, meanwhile: "No battery is assumed until then." }) ?? 0,
    feedin: reader.numeric("feedin", {
      name: "the feed-in rate",
      unit: "c/kWh",
      least: 0,
      most: 60,
      meanwhile: "0 to 3 c/kWh is used until then.",
    }),
    ...tariff,
    distributor,
    orientation:
      reader.choice("orientation", orientationNames, "Choose a direction. North is assumed until then.") ?? "north",
    midday: reader.choice("midday", ["no", "yes", "on"], "Choose yes or no.")?.replace("on", "yes") === "yes",
    car: reader.choice("ev", ["no", "day", "night"], "Choose no car, charged by day or charged at night.") ?? "no",
    price: reader.numeric("price", { name: "the price", unit: "dollars", least: 100, most: 5_000_000 }),
    site: reader.choice("site", ["home", "business"], "Choose home or business.") ?? "home",
    stc: readCertificatePrice(reader),
  };
  return reading(reader, input);
}

const distributors = ["ausnet", "citipower", "jemena", "powercor", "united"] as const satisfies readonly Distributor[];

/** A quarter's kWh, else a quarter's bill, else the example house. */
function readUse(reader: Reader, tariff: { rate: number; supply: number }) {
  const wanted = "Write a quarter's bill in dollars or its kWh; one of them is enough.";
  const use = reader.numeric("use", { name: "a quarter's use", unit: "kWh", least: 1, most: 1_000_000 });
  const bill = reader.numeric("bill", { name: "a quarter's bill", unit: "dollars", least: 1, most: 300_000 });
  if (use !== undefined) {
    reader.understood.delete("bill");
    return { dailyUse: (use * 4) / 365, from: { use } };
  }
  if (bill !== undefined) return { dailyUse: dailyUseFromBill(bill, tariff.rate, tariff.supply), from: { bill } };
  if (!reader.values.use && !reader.values.bill) reader.problems.bill = wanted;
  return { dailyUse: undefined, from: undefined };
}
