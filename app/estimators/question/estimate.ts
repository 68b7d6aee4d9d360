/** A number under the name that its output carries on the page; nothing where it can't be computed. */
export type Outputs<Name extends string> = Record<Name, number | undefined>;

/** One line of arithmetic: what it is, how it is worked out, what comes out. */
export type Line = { label: string; calculation: string; amount?: number };

/** What stands in the request form and in the mail to our staff. */
export type SummaryLine = { label: string; value: string };

/** A line for a number that may be missing. */
export function summaryLine(
  label: string,
  value: number | undefined,
  format: (value: number) => string,
): SummaryLine[] {
  return value === undefined ? [] : [{ label, value: format(value) }];
}

export function sumOf(amounts: readonly (number | undefined)[]): number {
  return amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
}

export function whole(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(value);
}

export function tenths(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(value * 10) / 10;
}
