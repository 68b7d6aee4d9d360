/** Up to three quotes can be entered. This is the suffix of a quote's fields. */
export type QuoteNumber = "" | "2" | "3";

export function quoteName(number: QuoteNumber): string {
  return `Quote ${number || "1"}`;
}
