import type { Appliance } from "#content/energy/battery-sizing.ts";
import type { Home } from "#content/energy/savings.ts";
import { meanOffer } from "#content/energy/tariffs.ts";
import { rate } from "#content/format.ts";
import { homes, numbers } from "../question/fields.ts";
import { type Reading, readerOf, reading } from "../question/reader.ts";

export type BatterySizeInput = {
  postcode: string | undefined;
  /** kWh from sunset to sunrise. */
  night: number | undefined;
  kw: number | undefined;
  home: Home;
  rate: number | undefined;
  backup: Appliance[];
  /** Hours that a blackout is to be bridged. */
  hours: number;
};

const usual = { night: "10", kw: "6.6", home: "mixed", hours: "12" };

const applianceIds = [
  "fridge",
  "lights",
  "internet",
  "television",
  "pump",
  "heat-pump",
  "split",
  "cooking",
  "ducted",
] as const satisfies readonly Appliance[];

export function read(query: URLSearchParams): Reading<BatterySizeInput> {
  const reader = readerOf(query, usual);
  const night = reader.numeric("night", {
    name: "the night's use",
    unit: "kWh",
    least: 0.5,
    most: 200,
    wanted: "Write what the house uses from sunset to sunrise in kWh, such as 10.",
  });
  const kw = reader.numeric("kw", { ...numbers.kw, wanted: "Write the panels' size in kW, such as 6.6." });
  const hours = { name: "the hours of backup", least: 1, most: 72, meanwhile: `${usual.hours} are used until then.` };
  const input: BatterySizeInput = {
    postcode: reader.postcode("postcode", "Melbourne is assumed until then.")?.postcode,
    night: night,
    kw: kw,
    home:
      reader.choice("home", homes, "Choose when people are home. Part of the day is assumed until then.") ?? "mixed",
    rate: reader.numeric("rate", { ...numbers.rate, meanwhile: `${rate(meanOffer.usage)} is used until then.` }),
    backup: reader.several("backup", applianceIds, "Choose things from the list."),
    hours: reader.numeric("hours", hours) ?? Number(usual.hours),
  };
  return reading(reader, input);
}
