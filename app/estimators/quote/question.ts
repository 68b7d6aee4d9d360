import type { Day } from "#content/rules/schedule.ts";
import type { Zone } from "#content/rules/zones.ts";
import { numbers, readCertificatePrice } from "../question/fields.ts";
import { askForPlace, readPlace } from "../question/place.ts";
import { type Reading, readerOf, reading, sentReader } from "../question/reader.ts";
import { readWhen, type When } from "../question/when.ts";

export type QuoteInput = {
  postcode: string | undefined;
  zone: Zone | undefined;
  kw: number | undefined;
  battery: number | undefined;
  /** Dollars, GST included. */
  price: number | undefined;
  /** Whether the price is before or after certificates. */
  basis: "before" | "after";
  /** Certificates that the quote claims. */
  stcs: number | undefined;
  when: When;
  stc: number;
};

export function read(query: URLSearchParams, today: Day): Reading<QuoteInput> {
  const reader = readerOf(query);
  const place = readPlace(reader);
  const kw = reader.numeric("kw", numbers.kw);
  if (kw !== undefined) askForPlace(reader);
  const input: QuoteInput = {
    ...place,
    kw,
    battery: reader.numeric("battery", numbers.battery),
    price: reader.numeric("price", { name: "the price", unit: "dollars", least: 100, most: 5_000_000 }),
    basis: reader.choice("basis", ["before", "after"], "Choose before or after certificates.") ?? "before",
    stcs: reader.numeric("stcs", { name: "the number of certificates", least: 0, most: 10_000, whole: true }),
    when: readWhen(reader, today),
    stc: readCertificatePrice(reader),
  };
  return reading(reader, input);
}

/** A question as it was sent. */
export const readSent = sentReader(read);
