import { number } from "#content/format.ts";

/** Years until something has paid for itself, in figures. */
export function yearsFigure(years: number | null | undefined): string {
  return years == null ? "over 50" : number(years, 1);
}
