import { size } from "#content/format.ts";
import type { Day } from "#content/rules/schedule.ts";
import type { NumberSpec, Reader } from "./question/reader.ts";

type Options = Readonly<Record<string, string>>;

interface Shown {
  label: string;
  hint?: string;
  /** Takes a whole row of the form. */
  full?: boolean;
  /** Neither shown nor read while another field holds one of these answers. */
  unless?: Readonly<Record<string, readonly string[]>>;
}

/** One row of a calculator's table: how it is asked, and how its text in the address becomes an answer. */
export interface Field<Value> extends Shown {
  kind: "text" | "select";
  /** What it holds before anybody has answered. */
  usual?: string | ((today: Day) => string);
  /** What there is to choose from, by what is sent. */
  options?(today: Day): Options;
  read(reader: Reader, name: string, today: Day): Value;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;

/** What a table's fields come to. */
export type Answers<Table extends Fields> = {
  readonly [Name in keyof Table]: Table[Name] extends Field<infer Value> ? Value : never;
};

interface NumberField extends Shown, NumberSpec {
  usual?: string;
  /** Used while the field is blank or can't be used. */
  assumed?: number;
}

export function amount(spec: NumberField & { assumed: number }): Field<number>;
export function amount(spec: NumberField): Field<number | undefined>;
export function amount(spec: NumberField): Field<number | undefined> {
  return { ...spec, kind: "text", read: (reader, name) => readNumber(reader, name, spec) };
}

function readNumber(reader: Reader, name: string, { assumed, ...spec }: NumberField): number | undefined {
  const meanwhile = assumed === undefined ? undefined : `Until then we use ${inUnit(assumed, spec.unit)}.`;
  return reader.numeric(name, { ...(meanwhile && { meanwhile }), ...spec }) ?? assumed;
}

function inUnit(value: number, unit = ""): string {
  if (unit === "dollars") return `$${size(value)}`;
  return unit === "%" ? `${size(value)}%` : [size(value), unit].filter(Boolean).join(" ");
}

interface ChoiceField<Choice extends string> extends Shown {
  options: Readonly<Record<Choice, string>>;
  usual: NoInfer<Choice>;
}

/** One of several answers, by what is sent. "" is an answer like any other. */
export function choice<Choice extends string>(spec: ChoiceField<Choice>): Field<Choice> {
  const { options, usual } = spec;
  return {
    ...spec,
    kind: "select",
    options: () => options,
    read: (reader, name) => {
      const text = reader.choice(name, Object.keys(options), wrongChoice(options[usual]));
      const chosen = text ?? (reader.values[name] === "" ? "" : usual);
      return isChoice(options, chosen) ? chosen : usual;
    },
  };
}

function wrongChoice(meanwhile: string): string {
  return `Choose an answer from the list. Until then we use “${meanwhile}”.`;
}

function isChoice<Choice extends string>(options: Readonly<Record<Choice, string>>, text: string): text is Choice {
  return Object.hasOwn(options, text);
}

export function usualOf(field: Field<unknown> | undefined, today: Day): string {
  const usual = field?.usual ?? "";
  return typeof usual === "string" ? usual : usual(today);
}

/** Whether a field matters for what the others hold. */
export function isShown(field: Field<unknown>, text: (other: string) => string): boolean {
  return !Object.entries(field.unless ?? {}).some(([other, texts]) => texts.includes(text(other)));
}
