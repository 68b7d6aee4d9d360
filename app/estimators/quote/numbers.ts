/** The suffix of a quote's fields, for up to three quotes. */
export type QuoteNumber = "" | "2" | "3";

export function nameOf(number: QuoteNumber): string {
  return `Quote ${number || "1"}`;
}
