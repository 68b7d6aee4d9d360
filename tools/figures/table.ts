import { type Figure, figures } from "#content/figures/index.ts";
import { textOn } from "#content/figures/records/record.ts";
import type { Day } from "#content/rules/schedule.ts";

/** A source file of the site, as text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Every figure, those due first: what it says now and on another day, its source, and the files that print it. */
export function figuresTable(today: Day, other: Day | undefined, files: readonly SourceFile[]): string {
  return figures
    .toSorted((a, b) => a.validUntil.localeCompare(b.validUntil) || a.id.localeCompare(b.id))
    .map((figure) => entry(figure, today, other, files))
    .join("\n\n");
}

function entry(figure: Figure, today: Day, other: Day | undefined, files: readonly SourceFile[]): string {
  const { id, source, checkedOn, validUntil } = figure;
  const printers = printedIn(id, files);
  const due = validUntil < today ? "was due" : "due";
  return [
    `${id}: ${due} ${validUntil}${validUntil < today ? ", UNDER REVIEW" : ""}`,
    `  checked ${checkedOn}: ${source.name}${source.url ? `, ${source.url}` : ""}`,
    `  now: ${figureTextOn(figure, today)}`,
    ...(other === undefined ? [] : [`  ${other}: ${compared(figure, today, other)}`]),
    `  record in: ${recordIn(id, files) ?? "content/figures/records"}`,
    `  printed in: ${printers.length === 0 ? "nothing: a reminder, for which `npm run deploy` waits" : printers.join(", ")}`,
  ].join("\n");
}

/** Every claim of ours, with the figure to plan on that is printed before it. */
export function claimsTable(days: readonly Day[]): string {
  return figures
    .filter(({ kind }) => kind === "claim")
    .map((figure) => {
      const planned = days.map((day) => `${day}: ${figure.today?.value(day) ?? "the same"}`);
      return `${figure.id}: ${textOn(figure.value, days[0] ?? "")}\n  to plan on, ${planned.join("; ")}`;
    })
    .join("\n\n");
}

/** "On 2027-01-02 2 of 161 say something else: …" */
export function changesLine(today: Day, other: Day): string {
  const changed = figures
    .filter((figure) => figureTextOn(figure, today) !== figureTextOn(figure, other))
    .map(({ id }) => id);
  const due = figures.filter(({ validUntil }) => validUntil < other).map(({ id }) => id);
  return [
    `On ${other} ${changed.length} of ${figures.length} say something else: ${changed.join(", ") || "none"}.`,
    `${due.length} will be past their day, and under review unless they are checked: ${due.join(", ") || "none"}.`,
  ].join("\n");
}

function figureTextOn({ value, today }: Figure, day: Day): string {
  return today ? `${textOn(value, day)}, today ${today.value(day)}` : textOn(value, day);
}

function compared(figure: Figure, today: Day, other: Day): string {
  const text = figureTextOn(figure, other) === figureTextOn(figure, today) ? "the same" : figureTextOn(figure, other);
  return figure.validUntil < other ? `${text} (under review unless it is checked)` : text;
}

/** The file that holds the record. */
function recordIn(id: string, files: readonly SourceFile[]): string | undefined {
  return files.find(({ path, text }) => path.startsWith("content/figures/records/") && text.includes(`"${id}":`))?.path;
}

/** Files that name the figure, or that build its name from its beginning (`${id}-price`). */
function printedIn(id: string, files: readonly SourceFile[]): string[] {
  const [, start = "", end = ""] = /^(?:tier-)?(.+)-([a-z]+)$/.exec(id) ?? [];
  const named = new RegExp(`["{\`]${id}["}\`]`);
  return files
    .filter(({ path }) => !path.startsWith("content/figures/"))
    .filter(({ text }) => named.test(text) || (text.includes(`"${start}"`) && text.includes(`}-${end}\``)))
    .map(({ path }) => path);
}

/** "161 records: 70 link to their source, 66 are our own offers, 15 our own models; 10 have a source without an address." */
export function sourcesLine(all: readonly Figure[]): string {
  const count = (holds: (figure: Figure) => boolean) => all.filter(holds).length;
  const links = count(({ source }) => source.url !== undefined);
  const offers = count(({ kind }) => kind === "claim");
  const models = count(({ kind, source }) => kind !== "claim" && !source.url && source.name.startsWith("Our "));
  const rest = all.length - links - offers - models;
  return `${all.length} records: ${links} link to their source, ${offers} are our own offers, ${models} our own models; ${rest} have a source without an address.`;
}
