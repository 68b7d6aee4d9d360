import type { Purchase } from "#content/cost.ts";
import type { Day } from "#content/rules/schedule.ts";
import { incomeCapOn } from "#content/rules/solar-homes.ts";
import type { AirConditioner } from "#content/rules/veu-air-conditioning.ts";
import { type HouseQuestion, readHouse } from "../house/question.ts";
import { type HouseholdInput, householdOn, readHousehold } from "../programs/read-household.ts";
import { numbers } from "../question/fields.ts";
import { type Reading, readerOf, reading } from "../question/reader.ts";
import { readWhen, type When } from "../question/when.ts";

/** The size of Night Optimiser, so that the page opens with an answer that agrees with the packages. */
const usualKw = 8;
const usualBattery = 10;
const usual = { kw: String(usualKw), battery: String(usualBattery) };

const sizes = {
  kw: { ...numbers.kw, least: 0, most: 100, meanwhile: `Until then we use ${usualKw} kW.` },
  battery: { ...numbers.battery, meanwhile: `Until then we use ${usualBattery} kWh.` },
};

export interface PriceInput {
  /** Everything the energy model asks about a house. */
  energy: HouseQuestion;
  kw: number;
  battery: number;
  panelsAlready: boolean;
  household: HouseholdInput;
  when: When;
  heatPump: "no" | "yes" | "local";
  airConditioner: AirConditioner | undefined;
  cooling: number | undefined;
  /** Dollars for panels and battery before discounts, where the visitor knows it. */
  knownPrice: number | undefined;
}

export function read(query: URLSearchParams, today: Day): Reading<PriceInput> {
  const typed = withTypedSizes(query);
  const reader = readerOf(typed, usual);
  const kw = reader.numeric("kw", { ...sizes.kw, wanted: `Choose a size, or none. ${sizes.kw.meanwhile}` }) ?? usualKw;
  const battery =
    reader.numeric("battery", { ...sizes.battery, wanted: `Choose a size, or none. ${sizes.battery.meanwhile}` }) ??
    usualBattery;
  const own = {
    kw: kw > 0 && kw < 0.5 ? 0.5 : kw,
    battery,
    panelsAlready: reader.choice("existing", ["no", "yes", "on"], "Choose yes or no.")?.replace("on", "yes") === "yes",
    household: readHousehold(reader),
    when: readWhen(reader, today),
    heatPump: readHeatPump(reader.choice("hotwater", heatPumpAnswers, "Choose no, yes, or a unit made in Australia.")),
    airConditioner: reader.choice(
      "aircon",
      ["ducted", "multi-split", "single"],
      "Choose ducted, multi-split or single.",
    ),
    cooling: reader.numeric("cooling", { name: "the cooling size", unit: "kW", least: 1, most: 100 }),
    knownPrice: reader.numeric("cost", { name: "the price", unit: "dollars", least: 100, most: 5_000_000 }),
  };
  const energy = readHouse(forSavings(typed, kw, battery));
  const { kw: _, battery: __, ...problems } = energy.problems;
  const asked = reading(reader, { ...own, energy: energy.input });
  const understood = new URLSearchParams(asked.query);
  for (const [field, text] of new URLSearchParams(energy.query))
    if (!understood.has(field) && typed.has(field)) understood.append(field, text);
  // Without any of these fields the address would read as the usual bill; an empty one keeps "no use given".
  const asksUse = (query: URLSearchParams) => ["use", "bill", "daily"].some((field) => query.has(field));
  if (asksUse(typed) && !asksUse(understood)) understood.append("bill", "");
  return {
    ...asked,
    problems: { ...problems, ...asked.problems },
    values: { ...energy.values, ...asked.values },
    query: understood.toString(),
    fieldsRead: [...new Set([...asked.fieldsRead, ...energy.fieldsRead, "kw-own", "battery-own"])],
  };
}

/** What is bought, for the price and its discounts. */
export function purchaseOf(input: PriceInput): Purchase {
  const { household, energy, when } = input;
  const { underIncomeCap, owner } = householdOn(household, incomeCapOn(when.day));
  return {
    kw: input.kw,
    battery: input.battery,
    panelsAlready: input.panelsAlready,
    zone: energy.zone,
    certificatePrice: energy.stc,
    knownPrice: input.knownPrice,
    household: { underIncomeCap, owner: owner === "owner" },
  };
}

/** "Other" comes with its size in a field of its own, since a form can't send one name from a button and a text field. */
function withTypedSizes(query: URLSearchParams): URLSearchParams {
  const typed = new URLSearchParams(query);
  for (const field of ["kw", "battery"]) {
    const choice = typed.get(field)?.trim().toLowerCase();
    if (choice === "other") typed.set(field, typed.get(`${field}-own`) ?? "");
    if (choice === "none") typed.set(field, "0");
    typed.delete(`${field}-own`);
  }
  return typed;
}

/** The same question as the savings estimator reads it. There "price" is a known cost; here only "cost" is. */
function forSavings(typed: URLSearchParams, kw: number, battery: number): URLSearchParams {
  const query = new URLSearchParams(typed);
  query.delete("price");
  query.set("kw", String(kw || 6.6));
  query.set("battery", String(battery));
  return query;
}

const heatPumpAnswers = ["no", "0", "yes", "on", "1", "any", "local"] as const;

function readHeatPump(answer: (typeof heatPumpAnswers)[number] | undefined): PriceInput["heatPump"] {
  if (answer === undefined || answer === "no" || answer === "0") return "no";
  return answer === "local" ? "local" : "yes";
}
