import { gasPrice } from "#content/energy/hot-water.ts";
import { meanOffer } from "#content/energy/prices/tariffs.ts";
import type { Day } from "#content/rules/schedule.ts";
import { type HouseholdInput, readHousehold } from "../programs/household.ts";
import { numbers, readCertificatePrice } from "../question/fields.ts";
import { type Reading, readerOf, reading } from "../question/reader.ts";
import { readWhen, type When } from "../question/when.ts";

export type HotWaterInput = {
  people: number | undefined;
  system: "gas" | "electric";
  rate: number;
  gasprice: number;
  local: boolean;
  household: HouseholdInput;
  when: When;
  stc: number;
};

const usual = { people: "3", system: "gas" };

export function read(query: URLSearchParams, today: Day): Reading<HotWaterInput> {
  const reader = readerOf(query, usual);
  const people = reader.numeric("people", {
    name: "the number of people",
    least: 1,
    most: 12,
    whole: true,
    wanted: "Enter how many people live there.",
  });
  const input: HotWaterInput = {
    people: people,
    system: reader.choice("system", ["gas", "electric"], "Choose gas or electric. Until then we assume gas.") ?? "gas",
    rate:
      reader.numeric("rate", { ...numbers.rate, meanwhile: `Until then we use ${meanOffer.usage} c/kWh.` }) ??
      meanOffer.usage,
    gasprice:
      reader.numeric("gasprice", {
        name: "the gas price",
        unit: "c/MJ",
        least: 0.5,
        most: 20,
        meanwhile: `Until then we use ${gasPrice.assumed} c/MJ.`,
      }) ?? gasPrice.assumed,
    local: reader.choice("local", ["no", "yes", "on"], "Choose yes or no.")?.replace("on", "yes") === "yes",
    household: readHousehold(reader),
    when: readWhen(reader, today),
    stc: readCertificatePrice(reader),
  };
  return reading(reader, input);
}
