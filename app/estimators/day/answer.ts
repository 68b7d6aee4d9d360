import type { DayCurve } from "#content/energy/day/day.ts";
import { yieldAt } from "#content/energy/place-yield.ts";
import { dayOf } from "#content/energy/remembered.ts";
import { kwh, kwhSize, kw as kwText, monthName } from "#content/format.ts";
import { energyInput } from "../house/answer.ts";
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

export function compute({ house, month }: DayEstimateInput): DayResult {
  const { kw, dailyUse, battery, orientation, postcode } = house;
  const asked = kw !== undefined && dailyUse !== undefined;
  const curve = asked ? dayOf(energyInput(house), month) : undefined;
  const totals = curve?.totals;
  const stored = battery > 0 ? `, a ${kwhSize(battery)} battery` : ", no battery";
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
    caption: asked
      ? `An average ${monthName(month)} day in ${yieldAt(postcode).name}: ${kwText(kw)} of ${orientation}-facing panels${stored} and a house that averages ${kwh(dailyUse, 1)} a day over the year.`
      : "",
  };
}

export function summarise({ house, month }: DayEstimateInput, { outputs }: DayResult): SummaryLine[] {
  const day = (value: number) => kwh(value, 1);
  return [
    { label: "Month", value: monthName(month) },
    ...summaryLine("Panels", house.kw, kwText),
    ...summaryLine("Battery", house.battery || undefined, (usable) => `${kwhSize(usable)} usable`),
    ...summaryLine("Made that day", outputs["day-made"], day),
    ...summaryLine("Used that day", outputs["day-used"], day),
    ...summaryLine("Bought that day", outputs["day-bought"], day),
  ];
}
