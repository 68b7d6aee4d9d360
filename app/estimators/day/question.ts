import type { Orientation } from "#content/energy/yield.ts";
import { numbers, orientationNames } from "../question/fields.ts";
import { type Reading, readerOf, reading } from "../question/reader.ts";

export type DayEstimateInput = {
  postcode: string | undefined;
  kw: number | undefined;
  battery: number;
  /** kWh that the house uses on this day. */
  daily: number | undefined;
  month: number;
  orientation: Orientation;
};

/** Home's own day: October, 8 kW, 10 kWh usable. */
const usual = { kw: "8", battery: "10", daily: "22.4", month: "10", orientation: "north" };

const largestHouseKw = 100;

export function read(query: URLSearchParams): Reading<DayEstimateInput> {
  const reader = readerOf(query, usual);
  const kw = reader.numeric("kw", {
    ...numbers.kw,
    most: largestHouseKw,
    wanted: "Write the panels' size in kW, such as 6.6.",
  });
  const daily = reader.numeric("daily", {
    name: "the day's use",
    unit: "kWh",
    least: 1,
    most: 500,
    wanted: "Write what the house uses in a day in kWh, such as 18.",
  });
  const battery = reader.numeric("battery", { ...numbers.battery, meanwhile: "No battery is drawn until then." });
  const input: DayEstimateInput = {
    postcode: reader.postcode("postcode", "Melbourne is assumed until then.")?.postcode,
    kw: kw,
    battery: battery ?? 0,
    daily: daily,
    month:
      reader.numeric("month", {
        name: "the month",
        least: 1,
        most: 12,
        whole: true,
        meanwhile: "October is drawn until then.",
      }) ?? Number(usual.month),
    orientation:
      reader.choice("orientation", orientationNames, "Choose a direction. North is assumed until then.") ?? "north",
  };
  return reading(reader, input);
}
