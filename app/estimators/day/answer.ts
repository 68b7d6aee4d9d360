import { type DayCurve, dayCurve } from "#content/energy/day-curve.ts";
import { yieldAt } from "#content/energy/place-yield.ts";
import { monthlyYield, type Orientation, orientations } from "#content/energy/yield.ts";
import { kwh, kwhSize, kw as kwText, monthName } from "#content/format.ts";
import { type Outputs, type SummaryLine, summaryLine, tenths } from "../question/estimate.ts";
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

type DayOutput =
  | "day-made"
  | "day-used"
  | "day-direct"
  | "day-stored"
  | "day-from-battery"
  | "day-exported"
  | "day-bought";

export type DayResult = {
  outputs: Outputs<DayOutput>;
  curve: DayCurve | undefined;
  /** Which day and which house the curve shows. */
  caption: string;
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

export function compute({ kw, battery, daily, month, orientation, postcode }: DayEstimateInput): DayResult {
  const curve =
    kw === undefined || daily === undefined
      ? undefined
      : dayCurve({
          month,
          kw,
          batteryKwh: battery,
          dailyUse: daily,
          yieldPerKw: (monthlyYield[month - 1] ?? 0) * orientations[orientation] * yieldAt(postcode).factor,
        });
  const totals = curve?.totals;
  const stored = battery > 0 ? ` and ${kwhSize(battery)} usable` : ", no battery";
  return {
    outputs: {
      "day-made": tenths(totals?.solar),
      "day-used": tenths(totals?.use),
      "day-direct": tenths(totals?.direct),
      "day-stored": tenths(totals?.charge),
      "day-from-battery": tenths(totals?.discharge),
      "day-exported": tenths(totals?.exported),
      "day-bought": tenths(totals?.grid),
    },
    curve,
    caption:
      kw === undefined || daily === undefined
        ? ""
        : `The average ${monthName(month)} day in ${yieldAt(postcode).name}: ${kwText(kw)} facing ${orientation}${stored}, an all-electric home that uses ${kwh(daily, 1)}.`,
  };
}

export function summarise(input: DayEstimateInput, { outputs }: DayResult): SummaryLine[] {
  const day = (value: number) => kwh(value, 1);
  return [
    { label: "Month", value: monthName(input.month) },
    ...summaryLine("Panels", input.kw, kwText),
    ...summaryLine("Battery", input.battery || undefined, (usable) => `${kwhSize(usable)} usable`),
    ...summaryLine("Made that day", outputs["day-made"], day),
    ...summaryLine("Used that day", outputs["day-used"], day),
    ...summaryLine("Bought that day", outputs["day-bought"], day),
  ];
}
