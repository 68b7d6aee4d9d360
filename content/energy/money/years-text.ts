import { numberText } from "#content/format.ts";
import { longestPayback } from "../inputs/constants.ts";

/** The years until something has paid for itself, in words. */
export function yearsText(years: number | null | undefined): string {
  return years == null ? `over ${longestPayback}` : numberText(years, 1);
}
