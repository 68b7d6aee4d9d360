// Finds recorded values in a source text, however they are spelled.
import { type Dated, textOn } from "#content/figures/records/record.ts";
import type { Day } from "#content/rules/schedule.ts";

interface RecordedValue {
  id: string;
  value: string;
}

interface TypedFigure extends RecordedValue {
  line: number;
  /** A few words of text on either side. */
  around: string;
}

/** For each file, recorded values that are something else there, and what they are. */
type Exceptions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The records' values on these days. Bare numbers can mean anything, so only counts of certificates are included. */
export function recordedValues(
  figures: readonly { readonly id: string; readonly value: Dated }[],
  days: readonly Day[],
): RecordedValue[] {
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

/** The exceptions for values that are no longer in their file. */
export function unusedExceptions(
  exceptions: Exceptions,
  foundFigures: readonly { readonly path: string; readonly value: string }[],
): { path: string; value: string }[] {
  return Object.entries(exceptions).flatMap(([path, reasons]) =>
    Object.keys(reasons)
      .filter((value) => !foundFigures.some((typed) => typed.path === path && typed.value === value))
      .map((value) => ({ path, value })),
  );
}

/**
 * Recorded values typed into a source text. Articles state many other quantities, so in them only money, rates and decimals
 * count.
 */
export function typedFigures(
  source: string,
  values: readonly RecordedValue[],
  { isArticle }: { isArticle: boolean },
): TypedFigure[] {
  const code = source.replaceAll(
    /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm,
    (comment) => ` ${comment.replaceAll(/[^\n]/g, "")}`,
  );
  const lines = code.split("\n");
  const textOnOneLine = onOneLine(code);
  const textOfRanges = withRanges(textOnOneLine);
  return values
    .filter(({ value }) => !isArticle || /\$|c\/|\d\.\d|certificates/.test(value))
    .flatMap(({ id, value }) => {
      const isRange = /\d-/.test(value);
      const inOneSpelling = isRange ? withRanges : (text: string) => text;
      const searchable = (text: string) => inOneSpelling(onOneLine(text));
      const searchedText = isRange ? textOfRanges : textOnOneLine;
      const lineAt = (index: number) =>
        1 + lines.findIndex((_, line) => searchable(lines.slice(0, line + 1).join("\n")).length > index);
      return [...searchedText.matchAll(patternOf(inOneSpelling(value)))].map(({ index }) => ({
        id,
        value,
        line: lineAt(index),
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

function onOneLine(text: string): string {
  return plain(text).replaceAll(/\s+/g, " ");
}

/** "$36-40" is also written "$36 to $40". */
function withRanges(text: string): string {
  return text.replaceAll(/(?<=\d)(?:-| to )\$?(?=\d)/g, "-");
}
