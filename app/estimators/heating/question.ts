import { gasPrice } from "#content/energy/hot-water.ts";
import { meanOffer } from "#content/energy/prices/tariffs.ts";
import { numbers } from "../question/fields.ts";
import { type Reading, readerOf, reading } from "../question/reader.ts";

export interface HeatingInput {
  /** Gas bills for three months, dollars. */
  winter: number | undefined;
  summer: number | undefined;
  /** Cents per MJ and per kWh. */
  gas: number;
  rate: number;
  /** Whether heating is all that is left on gas, so that the daily charge can go as well. */
  lastGas: boolean;
}

export function read(query: URLSearchParams): Reading<HeatingInput> {
  const reader = readerOf(query);
  const bill = (name: string) => ({ name, unit: "dollars", least: 0, most: 5000 });
  return reading(reader, {
    winter: reader.numeric("winter", bill("the winter bill")),
    summer: reader.numeric("summer", bill("the summer bill")),
    gas: reader.numeric("gasprice", { name: "the gas price", unit: "c/MJ", least: 0.5, most: 20 }) ?? gasPrice.cheapest,
    rate: reader.numeric("rate", numbers.rate) ?? meanOffer.usage,
    lastGas: reader.choice("lastgas", ["no", "yes"], "Choose yes or no.") === "yes",
  });
}
