/** Of a quote among up to three. */
export type QuoteNumber = "" | "2" | "3";

export function nameOf(number: QuoteNumber): string {
  return `Quote ${number || "1"}`;
}
