import type { Day } from "#content/rules/schedule.ts";
import { numbers, readCertificatePrice } from "../question/fields.ts";
import { readPlace } from "../question/place.ts";
import { type Reader, type Reading, readerOf, reading } from "../question/reader.ts";
import { readWhen, type When } from "../question/when.ts";
import type { Quote, Site } from "../quote/verdict.ts";

/** A field of the second quote is called "price2". */
export const quoteNumbers = ["", "2", "3"] as const;
export type QuoteNumber = (typeof quoteNumbers)[number];

export const quoteFields = ["price", "paid", "gst", "kw", "battery", "certificates"] as const;

export interface QuotesInput {
  /** What is known about the house, as Your price reads it. */
  house: URLSearchParams;
  site: Site;
  when: When;
  postcode: string | undefined;
  /** Those that have an answer in any field. */
  quotes: { number: QuoteNumber; quote: Quote }[];
}

/** Nothing is assumed: what a quote doesn't say, it doesn't say. */
export function read(query: URLSearchParams, today: Day): Reading<QuotesInput> {
  const reader = readerOf(query);
  const { postcode, zone } = readPlace(reader);
  const when = readWhen(reader, today);
  const site: Site = {
    zone: postcode === undefined ? undefined : zone,
    day: when.day,
    certificatePrice: readCertificatePrice(reader),
  };
  const quotes = quoteNumbers.map((number) => ({ number, quote: readQuote(reader, number) }));
  return reading(reader, {
    house: houseFields(query),
    site,
    when,
    postcode,
    quotes: quotes.filter(({ quote }) => isEntered(quote)),
  });
}

function readQuote(reader: Reader, number: QuoteNumber): Quote {
  const numeric = (field: string, spec: Parameters<Reader["numeric"]>[1]) => reader.numeric(field + number, spec);
  return {
    price: numeric("price", { name: "the price", unit: "dollars", least: 1, most: 5_000_000 }),
    paid: reader.choice(`paid${number}`, ["before", "after"], "Choose before or after rebates.") ?? "before",
    gst: reader.choice(`gst${number}`, ["inc", "ex"], "Choose with or without GST.") ?? "inc",
    kw: numeric("kw", { ...numbers.kw, least: 0 }),
    battery: numeric("battery", numbers.battery),
    certificates: numeric("certificates", { name: "the number of certificates", least: 0, most: 10_000, whole: true }),
  };
}

/** A form always sends its choices: only what was typed makes a quote. */
function isEntered({ price, kw, battery, certificates }: Quote): boolean {
  return [price, kw, battery, certificates].some((value) => value !== undefined);
}

/** The house's fields without the quote's own. */
function houseFields(query: URLSearchParams): URLSearchParams {
  const house = new URLSearchParams(query);
  for (const field of [...quoteFields, "tab"]) house.delete(field);
  return house;
}
