/** A measured value: less is better, more than its budget is a failure. */
export interface Figure {
  name: string;
  value: number;
  unit: keyof typeof tolerance;
  budget?: number;
}

/** A part of the bench as it stands in results.md. */
export interface Section {
  title: string;
  figures: Figure[];
  /** Markdown. */
  text: string;
}

/** How much of a change between two runs says something: bytes repeat exactly, times do not. */
const tolerance = { "× bare": 1.25, "×": 1.1, bytes: 1.02, ms: 2, MB: 1.25, s: 1.5, failures: 1 } as const;

export function overBudget(figures: readonly Figure[]): string[] {
  return figures
    .filter(({ value, budget }) => budget !== undefined && value > budget)
    .map(({ name, value, unit, budget }) => `${name}: ${show(value)} ${unit}, budget ${budget}`);
}

export function grown(figures: readonly Figure[], before: readonly Figure[]): string[] {
  return figures.flatMap(({ name, value, unit }) => {
    const old = before.find((one) => one.name === name);
    return old && value > old.value * tolerance[unit]
      ? [`${name}: ${show(value)} ${unit}, was ${show(old.value)}`]
      : [];
  });
}

/** Set as the formatter would, the first column to the left and the others to the right. */
export function table(head: readonly string[], rows: readonly (readonly (string | number | undefined)[])[]): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => String(cell ?? "")));
  const widths = head.map((_, at) => Math.max(3, ...cells.map((row) => row[at]?.length ?? 0)));
  const pad = (row: readonly string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)));
  const rule = widths.map((width, at) => (at === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  const [first = [], ...others] = cells.map(pad);
  return [first, rule, ...others].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

export function show(value: number): string {
  return value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString("en-AU");
}
