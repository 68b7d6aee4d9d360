import { figures } from "#content/figures/index.ts";
import { on } from "#content/figures/records/record.ts";

/** Days on which the records say different things. */
const days = ["2026-11-22", "2027-01-01", "2027-07-01"];

export interface RecordedValue {
  id: string;
  value: string;
}

export interface TypedFigure extends RecordedValue {
  /** A few words of the text on either side. */
  around: string;
}

/** What the records say, as texts that name nothing else. A bare number can mean anything, certificates excepted. */
export function recordedValues(): RecordedValue[] {
  const values = new Map<string, string>();
  for (const figure of figures)
    for (const day of days) {
      const value = plain(on(figure.value, day));
      if (/^[\d.]+$/.test(value)) {
        if (figure.id.includes("-stc-")) values.set(`${value} certificates`, figure.id);
      } else values.set(value, figure.id);
    }
  return [...values].map(([value, id]) => ({ id, value }));
}

/** Records' values that a source text types. An article's own quantities are many: there only money, rates and decimals count. */
export function typedFigures(source: string, values: readonly RecordedValue[], article: boolean): TypedFigure[] {
  const text = plain(source.replaceAll(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, " ")).replaceAll(/\s+/g, " ");
  return values
    .filter(({ value }) => !article || /\$|c\/|\d\.\d|certificates/.test(value))
    .flatMap(({ id, value }) =>
      [...text.matchAll(asWritten(value))].map(({ index }) => ({
        id,
        value,
        around: text.slice(Math.max(0, index - 30), index + value.length + 30),
      })),
    );
}

/** The value by itself: not the end of a longer number, nor its beginning. */
function asWritten(value: string): RegExp {
  const literal = value.replaceAll(/[.*+?^$()[\]{}|\\]/g, "\\$&");
  return new RegExp(`(?<![\\d.,$-])${literal}(?!\\w|[.,-]\\d| million)`, "g");
}

/** Texts differ in spaces and dashes. */
function plain(text: string): string {
  return text.replaceAll("\u00a0", " ").replaceAll("–", "-");
}
