/** One line of arithmetic. `amount` is in dollars. API clients get these names as JSON. */
export type ArithmeticLine = { label: string; calculation: string; amount?: number };

/** A line in the request form and in the email to staff. */
export type SummaryLine = { label: string; value: string };

export type Estimate = {
  title: string;
  /** The page that shows the same answer. */
  path: string;
  /** The query with only the values that could be read: no unknown fields and no free text. */
  query: string;
  lines: SummaryLine[];
  /** How it was worked out, step by step. */
  arithmetic(): ArithmeticLine[];
};

/** Makes a line of each calculation under its label. A missing or false one is left out. */
export function linesOf(calculations: Readonly<Record<string, string | false | undefined>>): ArithmeticLine[] {
  return Object.entries(calculations).flatMap(([label, calculation]) => (calculation ? [{ label, calculation }] : []));
}

/** Filters out items that are false or undefined. */
export function compact<T>(items: readonly (T | false | undefined)[]): T[] {
  return items.filter((item): item is T => item !== false && item !== undefined);
}

/** Finds every line of arithmetic in a result, in order. */
export function linesIn(result: unknown): ArithmeticLine[] {
  if (Array.isArray(result)) return result.flatMap(linesIn);
  if (typeof result !== "object" || result === null || ArrayBuffer.isView(result)) return [];
  return isLine(result) ? [result] : Object.values(result).flatMap(linesIn);
}

function isLine(value: object): value is ArithmeticLine {
  const { label, calculation }: { label?: unknown; calculation?: unknown } = value;
  return typeof label === "string" && typeof calculation === "string";
}

/** A line for a number that may be missing. */
export function summaryLines(
  label: string,
  value: number | undefined,
  format: (value: number) => string,
): SummaryLine[] {
  return value === undefined ? [] : [{ label, value: format(value) }];
}

export function sumOf(amounts: readonly (number | undefined)[]): number {
  return amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
}

export function roundToWhole(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(value);
}

export function roundToTenths(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(value * 10) / 10;
}
