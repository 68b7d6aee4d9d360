import { numbers } from "../question/fields.ts";
import { type Reading, readerOf, reading } from "../question/reader.ts";

export interface OwnersCorporationInput {
  apartments: number | undefined;
  storeys: number | undefined;
  kw: number | undefined;
  /** Dollars, GST included, from the visitor's own quote. */
  cost: number | undefined;
  /** The owners corporation's fees in a year, dollars. */
  fees: number | undefined;
  network: "own" | "embedded" | "unsure";
  vote: "none" | "committee" | "resolution";
}

export function read(query: URLSearchParams): Reading<OwnersCorporationInput> {
  const reader = readerOf(query);
  return reading(reader, {
    apartments: reader.numeric("apartments", { name: "the number of apartments", least: 1, most: 1000, whole: true }),
    storeys: reader.numeric("storeys", { name: "the number of storeys", least: 1, most: 100, whole: true }),
    kw: reader.numeric("kw", { ...numbers.kw, most: 200 }),
    cost: reader.numeric("cost", { name: "the price", unit: "dollars", least: 1000, most: 5_000_000 }),
    fees: reader.numeric("fees", { name: "the yearly fees", unit: "dollars", least: 100, most: 10_000_000 }),
    network: reader.choice("network", ["own", "embedded", "unsure"], "Choose one of the three.") ?? "unsure",
    vote: reader.choice("vote", ["none", "committee", "resolution"], "Choose how far you are.") ?? "none",
  });
}
