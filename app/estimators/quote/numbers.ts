/** The suffix of a quote's fields. Up to three quotes can be entered. */
export type QuoteNumber = "" | "2" | "3";

export function quoteName(number: QuoteNumber): string {
  return `Quote ${number || "1"}`;
}
