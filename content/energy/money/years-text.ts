import { numberText, rangeText } from "#content/format.ts";
import { maxPaybackYears } from "../inputs/constants.ts";
import type { Payback } from "./payback.ts";

/** The years until something has paid for itself: "6.2", or "over 50". */
export function yearsText(years: number | null | undefined): string {
  return years == null ? `over ${maxPaybackYears}` : numberText(years, 1);
}

/** The years to payback from the best case to the worst: "5–8", "12 to over 50". */
export function yearsRangeText({ low, high }: Pick<Payback, "low" | "high">): string {
  if (low === null) return yearsText(low);
  return high === null ? `${numberText(low)} to ${yearsText(high)}` : rangeText(low, high);
}
