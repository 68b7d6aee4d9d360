import { type DayCurve, dayCurve } from "#content/energy/day-curve.ts";
import { yieldAt } from "#content/energy/place-yield.ts";
import { monthlyYield, orientations } from "#content/energy/yield.ts";
import { kwh, kwhSize, kw as kwText, monthName } from "#content/format.ts";
import { type Outputs, type SummaryLine, summaryLine, tenths } from "../question/estimate.ts";
import type { DayEstimateInput } from "./question.ts";

export { type DayEstimateInput, read } from "./question.ts";

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
