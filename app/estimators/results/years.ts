import { number } from "#content/format.ts";

/** The years until something has paid for itself, in words. */
export function yearsFigure(years: number | null | undefined): string {
  return years == null ? "over 50" : number(years, 1);
}
