import { sizeText } from "#content/format.ts";
import { mapValues } from "#content/map-values.ts";
import type { Day } from "#content/rules/schedule.ts";
import { melbourneZone, type Zone } from "#content/rules/zones.ts";
import { type NumberSpec, plainNumber, type Reader } from "./reader.ts";

export type Options = Readonly<Record<string, string>>;

export interface FieldDisplay {
  label: string;
  /** What the field belongs to, if several have the same label: "Quote 2". */
  belongsTo?: string;
  hint?: string;
  /** The lowest number allowed. */
  min?: number;
  max?: number;
  /** Whether it takes a whole row of the form. */
  full?: boolean;
  /** Neither shown nor read while another field has one of these values. */
  hiddenWhen?: Readonly<Record<string, readonly string[]>>;
}

/** One row of a calculator's table: how the field is shown, and how its text in the query becomes a value. */
export interface Field<Value> extends FieldDisplay {
  kind: "text" | "select" | "size-choice" | "boxes";
  unit?: string;
  /** The message if the field was sent empty. Only for fields that the answer depends on. */
  messageIfEmpty?: string;
  /** The field's text before the visitor has entered any. */
  default?: string | ((today: Day) => string);
  /** Other fields that its value depends on. If none was sent, the field keeps its default. */
  dependsOn?: readonly string[];
  /** Whether a choice between few options shows buttons instead of a list. */
  asButtons?: boolean;
  /** The sizes that have a button, in this order. */
  buttonSizes?: readonly number[];
  /** The options, by the value that is sent. */
  options?(today: Day): Options;
  read(reader: Reader, name: string, today: Day): Value;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;

/** What a visitor entered in a table's fields; a field that wasn't sent has its default. */
export type Entered<Table extends Fields> = {
  readonly [Name in keyof Table]: Table[Name] extends Field<infer Value> ? Value : never;
};

/** The names of a table's fields, in order. */
export function fieldNamesOf<Name extends string>(fields: Readonly<Record<Name, unknown>>): Name[] {
  return Object.values(mapValues(fields, (_, name) => name));
}

interface AmountDisplay extends FieldDisplay, Pick<NumberSpec, "messageIfEmpty"> {
  default?: string;
}

interface AmountSpec extends NumberSpec {
  /** Used while the field is blank or its text can't be read. */
  assumed?: number;
}

interface AssumedSpec extends AmountSpec {
  assumed: number;
}

/** A number: how the field is shown, and which values are allowed. */
export function amount(display: AmountDisplay, spec: AssumedSpec): Field<number>;
export function amount(display: AmountDisplay, spec: AmountSpec): Field<number | undefined>;
export function amount(display: AmountDisplay, spec: AmountSpec): Field<number | undefined> {
  return { ...display, ...spec, kind: "text", read: numberReader({ ...display, ...spec }) };
}

/** Buttons for the usual sizes, and a field for any other. */
export function sizeChoice(
  display: AmountDisplay & { buttonSizes: readonly number[] },
  spec: AssumedSpec,
): Field<number> {
  const readNumber = numberReader({ ...display, ...spec });
  return { ...display, ...spec, kind: "size-choice", read: (reader, name) => readNumber(reader, name) ?? spec.assumed };
}

function numberReader({ assumed, ...spec }: AmountSpec) {
  const fallbackNote = assumed === undefined ? undefined : `For now we’ve used ${inUnit(assumed, spec.unit)}.`;
  const fullSpec = { fallbackNote, ...spec };
  return (reader: Reader, name: string) => reader.numeric(name, fullSpec) ?? assumed;
}

function inUnit(value: number, unit = ""): string {
  if (unit === "dollars") return `$${sizeText(value)}`;
  return unit === "%" ? `${sizeText(value)}%` : [sizeText(value), unit].filter(Boolean).join(" ");
}

/** A label without its unit, prefixed with what its field belongs to: "Quarterly bill", "Quote 2: price". */
export function labelWithoutUnit({ label, belongsTo }: Field<unknown>): string {
  const bareLabel = label
    .replace(/ \([^)]*\)$/, "")
    .replace(/^Or (.)/, (_, firstLetter: string) => firstLetter.toUpperCase());
  const isWord = /^.[a-z ]/.test(bareLabel);
  return belongsTo
    ? `${belongsTo}: ${isWord ? bareLabel.charAt(0).toLowerCase() + bareLabel.slice(1) : bareLabel}`
    : bareLabel;
}

/** What was entered in a field, in words; empty for a blank field, or for one that has its default. */
export function enteredText(row: Field<unknown>, text: string, today: Day): string {
  const { kind, unit, messageIfEmpty } = row;
  if (kind === "text" || kind === "size-choice") {
    const value = plainNumber(text);
    const isDefault = value === plainNumber(defaultOf(row, today)) && messageIfEmpty === undefined;
    if (value === undefined || isDefault || (kind === "size-choice" && value === 0)) return "";
    return unit ? inUnit(value, unit).replaceAll(" ", "\u00a0") : text;
  }
  const options = row.options?.(today) ?? {};
  const chosenLabels = text === defaultOf(row, today) ? [] : text.split(" ").flatMap((option) => options[option] ?? []);
  return chosenLabels.join(", ");
}

interface ChoiceField<Choice extends string> extends FieldDisplay {
  options: Readonly<Record<Choice, string>>;
  default: NoInfer<Choice>;
  asButtons?: boolean;
}

/** One of several options, each under the value that is sent. "" can be a value. */
export function choice<Choice extends string>(spec: ChoiceField<Choice>): Field<Choice> {
  const { options, default: defaultOption } = spec;
  const problem = `Choose an answer from the list. For now we’ve used “${options[defaultOption]}”.`;
  return {
    ...spec,
    kind: "select",
    options: () => options,
    read: (reader, name) => {
      const text = reader.choice(name, Object.keys(options), problem);
      const chosenOption = text ?? (reader.typedTexts[name] === "" ? "" : defaultOption);
      return isChoice(options, chosenOption) ? chosenOption : defaultOption;
    },
  };
}

/** Any number of options, as checkboxes. */
export function multipleChoice<Choice extends string>(
  spec: FieldDisplay & { options: Readonly<Record<Choice, string>> },
): Field<Choice[]> {
  const { options } = spec;
  return {
    ...spec,
    kind: "boxes",
    options: () => options,
    read: (reader, name) =>
      reader
        .multipleChoice(name, Object.keys(options), "Choose from the list.")
        .filter((option): option is Choice => isChoice(options, option)),
  };
}

function isChoice<Choice extends string>(options: Readonly<Record<Choice, string>>, text: string): text is Choice {
  return Object.hasOwn(options, text);
}

export type Place = { postcode: string | undefined; zone: Zone };

/** A postcode and its zone. Without one, Melbourne's zone. */
export function place(display: Omit<FieldDisplay, "label">): Field<Place> {
  return {
    ...display,
    label: "Postcode",
    kind: "text",
    read: (reader, name) =>
      reader.postcode(name, "For now we’ve used Melbourne.") ?? { postcode: undefined, zone: melbourneZone },
  };
}

export function defaultOf(field: Field<unknown> | undefined, today: Day): string {
  const text = field?.default ?? "";
  return typeof text === "string" ? text : text(today);
}

/** Whether a field is visible, given the other fields' texts. */
export function isShown({ hiddenWhen }: Field<unknown>, text: (otherField: string) => string): boolean {
  return !hiddenWhen || !Object.entries(hiddenWhen).some(([otherField, texts]) => texts.includes(text(otherField)));
}
