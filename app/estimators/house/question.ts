import { readCertificatePrice } from "../question/fields.ts";
import { type Reader, type Reading, readerOf, reading } from "../question/reader.ts";
import { type Rates, readRates } from "./plan-fields.ts";
import { type Roof, readRoof } from "./roof-fields.ts";
import { readStorage, readUse, type Storage, type Use } from "./use-fields.ts";

/** Everything that may be asked about a house. Every estimator that simulates one asks a part of it, by the same names. */
export type HouseQuestion = Roof &
  Use &
  Storage &
  Rates & {
    /** Dollars for all, before certificates; nothing means the assumed prices. A business's are before GST, as are its rates. */
    price: number | undefined;
    site: "home" | "business";
    stc: number;
  };

/** 6.6 kW, about 18 kWh a day, someone home part of the day. */
const usual = { kw: "6.6", home: "mixed", orientation: "north" };
const usualBill = "580";

export function readHouse(query: URLSearchParams): Reading<HouseQuestion> {
  const given = query.has("use") || query.has("bill") || query.has("daily");
  const reader = readerOf(query, { ...usual, bill: given ? "" : usualBill });
  return reading(reader, houseFrom(reader));
}

/** What a page asks otherwise than most: the largest roof it draws, and whether a day's use must be given. */
export type Asking = {
  largestKw?: number;
  wantsDay?: boolean;
  /** The page asks for the use in its own way. */
  ownUse?: boolean;
};

export function houseFrom(reader: Reader, asking: Asking = {}): HouseQuestion {
  const site = reader.choice("site", ["home", "business"], "Choose home or business.") ?? "home";
  const rates = readRates(reader, site);
  return {
    ...readRoof(reader, asking.largestKw),
    ...readUse(reader, rates, site, asking),
    ...readStorage(reader),
    ...rates,
    price: reader.numeric("price", { name: "the price", unit: "dollars", least: 100, most: 5_000_000 }),
    site,
    stc: readCertificatePrice(reader),
  };
}
