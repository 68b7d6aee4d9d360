// Finds values of recorded figures that somebody typed into a text, where nothing would update them.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { figures } from "#content/figures/index.ts";
import { textOn } from "#content/figures/records/record.ts";
import { knownChanges } from "#content/rules/changes.ts";
import { readYaml, reasonsByKey } from "./read-yaml.ts";

/** The day by which half of the figures were checked, and the next two known changes. Values of later years ("$0") would match too much. */
const checkedOn = figures.map((figure) => figure.checkedOn).toSorted()[Math.floor(figures.length / 2)] ?? "";
const days = [checkedOn, ...knownChanges.filter((day) => day > checkedOn).slice(0, 2)];

const root = join(import.meta.dirname, "../..");
const exceptionsFile = "tools/checks/figure-exceptions.yaml";
const exceptions = readYaml(exceptionsFile, reasonsByKey);
const values = recordedValues();
const files = globSync("{app,content,worker}/**/*.{ts,tsx,mdx,json}", { cwd: root }).filter(
  (path) => !/^content\/(figures|rules|energy|places)\/|^content\/(promises|prices)\.ts$/.test(path),
);
const foundFigures = files.sort().flatMap((path) => {
  const text = readFileSync(join(root, path), "utf8");
  return typedFigures(text, values, { isArticle: path.endsWith(".mdx") }).map((typed) => ({ path, ...typed }));
});
const unexplainedFigures = foundFigures.filter(({ path, value }) => exceptions[path]?.[value] === undefined);
const unusedLines = Object.entries(exceptions).flatMap(([path, reasons]) =>
  Object.keys(reasons)
    .filter((value) => !foundFigures.some((typed) => typed.path === path && typed.value === value))
    .map((value) => `${exceptionsFile}: ${path} no longer has “${value}”: delete the line`),
);

for (const { path, value, id, around } of unexplainedFigures)
  console.error(`  ${path}: “${around}” has ${value}, the value of ${id}`);
for (const line of unusedLines) console.error(`  ${line}`);
if (unexplainedFigures.length + unusedLines.length > 0) {
  console.error(`  Print the record instead, or say in ${exceptionsFile} what else the number is.`);
  process.exit(1);
}
console.log(`  None besides the ${foundFigures.length} that ${exceptionsFile} explains.`);

interface RecordedValue {
  id: string;
  value: string;
}

interface TypedFigure extends RecordedValue {
  /** A few words of text on either side. */
  around: string;
}

/** The records' values as text. Bare numbers are left out, because they can mean anything, except counts of certificates. */
function recordedValues(): RecordedValue[] {
  const values = new Map<string, string>();
  for (const figure of figures)
    for (const day of days) {
      const value = plain(textOn(figure.value, day));
      if (/^[\d.]+$/.test(value)) {
        if (figure.id.includes("-stc-")) values.set(`${value} certificates`, figure.id);
      } else values.set(value, figure.id);
    }
  return [...values].map(([value, id]) => ({ id, value }));
}

/**
 * Recorded values typed into a source text. Articles have many quantities of their own, so there only money, rates and decimals
 * count.
 */
function typedFigures(
  source: string,
  values: readonly RecordedValue[],
  { isArticle }: { isArticle: boolean },
): TypedFigure[] {
  const text = plain(source.replaceAll(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, " ")).replaceAll(/\s+/g, " ");
  return values
    .filter(({ value }) => !isArticle || /\$|c\/|\d\.\d|certificates/.test(value))
    .flatMap(({ id, value }) => {
      const [writtenValue, searchedText] = /\d-/.test(value) ? [withRanges(value), withRanges(text)] : [value, text];
      return [...searchedText.matchAll(patternOf(writtenValue))].map(({ index }) => ({
        id,
        value,
        around: searchedText.slice(Math.max(0, index - 30), index + value.length + 30),
      }));
    });
}

/** Matches the value in every spelling, but not as part of a longer number. */
function patternOf(value: string): RegExp {
  const spellings = [value, ...otherSpellings(value)].map((spelling) =>
    spelling.replaceAll(/[.*+?^$()[\]{}|\\]/g, "\\$&"),
  );
  return new RegExp(`(?<![\\w.,$-])(?:${spellings.join("|")})(?!\\w|[.,-]\\d| million)`, "g");
}

/** "$1,400" is also "1,400 dollars" and, in code, 1400 or 1_400; "28.2 c/kWh" is also "28.2 cents" and "28.2 c". */
function otherSpellings(value: string): string[] {
  const [, rate] = /^([\d.]+) c\/kWh$/.exec(value) ?? [];
  if (rate) return [`${rate} cents`, `${rate} c`, `${rate}c`];
  const [, dollars] = /^\$([\d,]+)$/.exec(value) ?? [];
  if (!dollars) return [];
  const digits = dollars.replaceAll(",", "");
  const inWords = [`${dollars} dollars`, `${digits} dollars`];
  return Number(digits) > 1000 && Number(digits) % 1000 !== 0
    ? [...inWords, digits, dollars.replaceAll(",", "_")]
    : inWords;
}

/** Replaces special spaces and dashes with plain ones. */
function plain(text: string): string {
  return text.replaceAll(/\u00a0|&nbsp;|\\u00a0/g, " ").replaceAll("–", "-");
}

/** "$36-40" is also written "$36 to $40". */
function withRanges(text: string): string {
  return text.replaceAll(/(?<=\d)(?:-| to )\$?(?=\d)/g, "-");
}
