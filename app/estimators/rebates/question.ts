import type { Day } from "#content/rules/schedule.ts";
import type { AirConditioner } from "#content/rules/veu-air-conditioning.ts";
import type { Zone } from "#content/rules/zones.ts";
import { type HouseholdInput, readHousehold } from "../programs/read-household.ts";
import { numbers, readCertificatePrice } from "../question/fields.ts";
import { askForPlace, readPlace } from "../question/place.ts";
import { type Reading, readerOf, reading, sentReader } from "../question/reader.ts";
import { readWhen, type When } from "../question/when.ts";

type HotWaterChoice = "no" | "yes" | "local";

export type RebatesInput = {
  postcode: string | undefined;
  /** Nothing where a postcode was given that can't be used. */
  zone: Zone | undefined;
  kw: number | undefined;
  battery: number | undefined;
  hotwater: HotWaterChoice;
  aircon: AirConditioner | undefined;
  cooling: number | undefined;
  household: HouseholdInput;
  when: When;
  stc: number;
};

const example = { postcode: "3121", kw: "6.6", battery: "13.5" };
const fields = "postcode kw year half battery aircon cooling hotwater income owner build stc".split(" ");

/** What was asked about; without any field, an example house. */
export function read(query: URLSearchParams, today: Day): Reading<RebatesInput> {
  const isAnswered = fields.some((field) => query.has(field));
  const reader = readerOf(query, isAnswered ? {} : example);
  const place = readPlace(reader);
  const kw = reader.numeric("kw", numbers.kw);
  if (kw !== undefined) askForPlace(reader);
  const input: RebatesInput = {
    ...place,
    kw,
    battery: reader.numeric("battery", numbers.battery),
    hotwater: readHotWater(reader.choice("hotwater", hotWaterAnswers, "Choose no, yes, or a unit made in Australia.")),
    aircon: reader.choice("aircon", ["ducted", "multi-split", "single"], "Choose ducted, multi-split or single."),
    cooling: reader.numeric("cooling", { name: "the cooling size", unit: "kW", least: 1, most: 100 }),
    household: readHousehold(reader),
    when: readWhen(reader, today),
    stc: readCertificatePrice(reader),
  };
  return reading(reader, input);
}

/** A question as it was sent. */
export const readSent = sentReader(read);

const hotWaterAnswers = ["no", "0", "yes", "on", "1", "any", "local"] as const;

function readHotWater(answer: (typeof hotWaterAnswers)[number] | undefined): HotWaterChoice {
  if (answer === undefined || answer === "no" || answer === "0") return "no";
  return answer === "local" ? "local" : "yes";
}
