// npm run figures: every figure by the day it is due. `npm run check` lists those that end within 30 days.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Figure, figures, isUnderReview } from "#content/figures/index.ts";
import { textOn } from "#content/figures/records/record.ts";
import { addDays, melbourneDate } from "#content/melbourne.ts";
import type { Day } from "#content/rules/schedule.ts";
import { failWithUsage, readArguments } from "./command-line.ts";

const usage = `npm run figures                                   every figure by the day it is due, with its source and what prints it
npm run figures -- --on 2027-01-02                the same, with what each will say on that day
npm run figures -- --claims                       our claims, each with the figure to plan on; takes --on
npm run figures -- --ending                       figures that end within 30 days, as \`npm run check\` lists them
npm run figures -- --checked ID… [--until DATE]   records that you checked these at their sources today; they hold until DATE`;

const root = join(import.meta.dirname, "..");
const datesFile = "content/figures/dates.json";
const today = melbourneDate(new Date());
const monthAhead = addDays(today, 30);
const { values, positionals } = readCommand();
for (const day of [values.on, values.until])
  if (day !== undefined && !isDay(day)) fail(`${day} is not a date: write it as 2027-01-02.`);

const modes = (["claims", "checked", "ending"] as const).filter((mode) => values[mode]);
if (modes.length > 1) fail(`Give only one of --${modes.join(", --")}.`);
if (values.on && (values.checked || values.ending)) fail("--on goes with the list of figures, or with --claims.");
if (!values.checked && (positionals.length > 0 || values.until)) fail("IDs and --until go with --checked.");

if (values.checked) {
  if (positionals.length === 0) fail("Name the figures that you checked.");
  const dates: Dates = JSON.parse(readFileSync(join(root, datesFile), "utf8"));
  const changedDates = markChecked(dates, positionals, values.until);
  writeFileSync(join(root, datesFile), datesText(changedDates));
  for (const id of positionals) console.log(`${id}: checked ${today}, holds until ${changedDates[id]?.validUntil}`);
  console.log(
    `${datesFile} has the new dates. If a value changed, edit its record: \`npm run figures\` names the file under "record in".`,
  );
} else if (values.claims) {
  console.log(claimsTable(values.on ? [today, values.on] : [today]));
} else if (values.ending) {
  // Only warns, because checks and tests must not depend on today's date. `npm run deploy` refuses figures past their last day.
  const endingFigures = figures.filter((figure) => isUnderReview(figure, monthAhead));
  for (const { id, value, validUntil } of endingFigures)
    console.warn(`  ${id} (${textOn(value, today)}) holds until ${validUntil}: \`npm run figures\` has its source`);
  console.log(endingFigures.length === 0 ? "  None." : `  ${endingFigures.length} of ${figures.length} figures.`);
} else {
  console.log(`${figuresTable(today, values.on, sourceFiles())}\n`);
  if (values.on) console.log(changesLine(today, values.on));
  console.log(`${sourcesLine(figures)}\n\n${usage}`);
}

function readCommand() {
  return readArguments(usage, {
    on: { type: "string" },
    claims: { type: "boolean" },
    checked: { type: "boolean" },
    ending: { type: "boolean" },
    until: { type: "string" },
  });
}

function sourceFiles() {
  return globSync("{app,content,worker}/**/*.{ts,tsx,mdx,json}", { cwd: root })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

function fail(message: string): never {
  return failWithUsage(message, usage);
}

type Dates = Record<string, { checkedOn: Day; validUntil: Day }>;

/** The dates as JSON, a line for each figure, so that a new date changes only one line. */
function datesText(dates: Dates): string {
  const lines = Object.entries(dates).map(
    ([id, { checkedOn, validUntil }]) => `  "${id}": { "checkedOn": "${checkedOn}", "validUntil": "${validUntil}" }`,
  );
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** Dates the figures as checked today. Without a new last day, the old one must be more than a month away. */
function markChecked(dates: Dates, ids: readonly string[], until: Day | undefined): Dates {
  const changedDates = { ...dates };
  for (const id of ids) {
    const figureDates = dates[id];
    if (!figureDates) return fail(`No figure is called “${id}”: \`npm run figures\` lists them.`);
    const validUntil = until ?? figureDates.validUntil;
    if (validUntil <= monthAhead)
      return fail(`${id} holds only until ${validUntil}: give a later day with --until YYYY-MM-DD.`);
    changedDates[id] = { checkedOn: today, validUntil };
  }
  return changedDates;
}

/** A source file of the site, as text. */
interface SourceFile {
  path: string;
  text: string;
}

/** Every figure, those due first: its value now and on another day, its source, and the files that print it. */
function figuresTable(today: Day, comparedDay: Day | undefined, files: readonly SourceFile[]): string {
  return figures
    .toSorted((a, b) => a.validUntil.localeCompare(b.validUntil) || a.id.localeCompare(b.id))
    .map((figure) => figureEntry(figure, today, comparedDay, files))
    .join("\n\n");
}

function figureEntry(figure: Figure, today: Day, comparedDay: Day | undefined, files: readonly SourceFile[]): string {
  const { id, source, checkedOn, validUntil } = figure;
  const printingFiles = filesPrinting(id, files);
  const dueWords = validUntil < today ? "was due" : "due";
  return [
    `${id}: ${dueWords} ${validUntil}${validUntil < today ? ", UNDER REVIEW" : ""}`,
    `  checked ${checkedOn}: ${source.name}${source.url ? `, ${source.url}` : ""}`,
    `  now: ${figureTextOn(figure, today)}`,
    ...(comparedDay === undefined ? [] : [`  ${comparedDay}: ${comparedText(figure, today, comparedDay)}`]),
    `  record in: ${recordIn(id, files) ?? "content/figures/records"}`,
    `  printed in: ${printingFiles.length === 0 ? "no file: a reminder, which `npm run deploy` enforces" : printingFiles.join(", ")}`,
  ].join("\n");
}

/** Every claim of ours, with the figure to plan on that is printed before it. */
function claimsTable(days: readonly Day[]): string {
  return figures
    .filter(({ kind }) => kind === "claim")
    .map((figure) => {
      const planned = days.map((day) => `${day}: ${figure.planningFigure?.value(day) ?? "the same"}`);
      return `${figure.id}: ${textOn(figure.value, days[0] ?? "")}\n  to plan on, ${planned.join("; ")}`;
    })
    .join("\n\n");
}

/** "On 2027-01-02, 2 of 161 say something else: …" */
function changesLine(today: Day, comparedDay: Day): string {
  const changedIds = figures
    .filter((figure) => figureTextOn(figure, today) !== figureTextOn(figure, comparedDay))
    .map(({ id }) => id);
  const dueIds = figures.filter(({ validUntil }) => validUntil < comparedDay).map(({ id }) => id);
  return [
    `On ${comparedDay}, ${changedIds.length} of ${figures.length} say something else: ${changedIds.join(", ") || "none"}.`,
    `${dueIds.length} will be past their day, and under review unless they are checked: ${dueIds.join(", ") || "none"}.`,
  ].join("\n");
}

function figureTextOn({ value, planningFigure }: Figure, day: Day): string {
  return planningFigure ? `${textOn(value, day)}, to plan on ${planningFigure.value(day)}` : textOn(value, day);
}

/** What a figure will say on another day, or "the same". */
function comparedText(figure: Figure, today: Day, comparedDay: Day): string {
  const textThen = figureTextOn(figure, comparedDay);
  const text = textThen === figureTextOn(figure, today) ? "the same" : textThen;
  return figure.validUntil < comparedDay ? `${text} (under review unless it is checked)` : text;
}

/** The file with the figure's record. */
function recordIn(id: string, files: readonly SourceFile[]): string | undefined {
  return files.find(({ path, text }) => path.startsWith("content/figures/records/") && text.includes(`"${id}":`))?.path;
}

/**
 * The files that print a figure, as far as a search can tell. Some files write its whole id. Others build it from two parts, as in
 * `${id}-price`: they count if they also write the first part. If no file does either, the first part comes from another file, so every
 * file that builds an id with this ending is listed.
 */
function filesPrinting(id: string, files: readonly SourceFile[]): string[] {
  const [, idStart, idEnd] = /^(?:tier-)?(.+)-([a-z]+)$/.exec(id) ?? [];
  const fullName = new RegExp(`["{\`]${id}["}\`]`);
  const otherFiles = files.filter(({ path }) => !path.startsWith("content/figures/"));
  const namesStart = ({ text }: SourceFile) => idStart !== undefined && text.includes(`"${idStart}"`);
  const buildingFiles = otherFiles.some(namesStart)
    ? otherFiles.filter(({ text }) => text.includes(`}-${idEnd}\``))
    : [];
  const certainFiles = otherFiles.filter(
    (file) => fullName.test(file.text) || (buildingFiles.includes(file) && namesStart(file)),
  );
  return (certainFiles.length > 0 ? certainFiles : buildingFiles).map(({ path }) => path);
}

/** "161 records: 70 link to their source, 66 are our own offers, 15 our own models; 10 have a source without a URL." */
function sourcesLine(allFigures: readonly Figure[]): string {
  const count = (isCounted: (figure: Figure) => boolean) => allFigures.filter(isCounted).length;
  const links = count(({ source }) => source.url !== undefined);
  const offers = count(({ kind }) => kind === "claim");
  const models = count(({ kind, source }) => kind !== "claim" && !source.url && source.name.startsWith("Our "));
  const withoutUrl = allFigures.length - links - offers - models;
  return `${allFigures.length} records: ${links} link to their source, ${offers} are our own offers, ${models} our own models; ${withoutUrl} have a source without a URL.`;
}
