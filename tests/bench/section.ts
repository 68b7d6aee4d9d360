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

export function table(head: readonly string[], rows: readonly (readonly (string | number | undefined)[])[]): string {
  const line = (cells: readonly (string | number | undefined)[]) =>
    `| ${cells.map((cell) => cell ?? "").join(" | ")} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? "---" : "--:"))), ...rows.map(line)].join("\n");
}

export function show(value: number): string {
  return value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString("en-AU");
}
