/** The suffix of a quote's fields. Up to three quotes can be entered. */
export type QuoteSuffix = "" | "2" | "3";

export function quoteName(number: QuoteSuffix): string {
  return `Quote ${number || "1"}`;
}
