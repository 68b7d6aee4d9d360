import { sizeText } from "#content/format.ts";
import { type Zone, zoneOf } from "#content/rules/zones.ts";

type Problems = Record<string, string>;

/** A calculator's query, parsed. */
export type ReadQuery<Entered> = {
  entered: Entered;
  /** A message for each field whose text can't be used. */
  problems: Problems;
  /** The texts as typed, or the fields' defaults, for the form to show again. */
  typedTexts: Record<string, string>;
  /** The fields that are visible, given the others' texts. */
  visible: readonly string[];
  /** The query with only the values that could be read. An invalid field is sent empty, so that its default doesn't replace it. */
  query: string;
};

export type NumberSpec = {
  /** What the number is, as messages call it: "the panels’ size". */
  noun: string;
  unit?: string;
  min: number;
  max: number;
  whole?: boolean;
  /** The message if the field was sent empty. Without it an empty field counts as not given. */
  messageIfEmpty?: string;
  /** Says what we use while the text is invalid: "For now we’ve used 28.2 c/kWh." */
  fallbackNote?: string | undefined;
};

/** Enough for every field. The form cuts a longer text off, and links to other pages leave it out. */
export const maxTextLength = 60;

/**
 * Reads a query field by field. Invalid text becomes a message next to its field, never an exception. Fields that weren't sent get
 * their defaults. It uses Maps, because URLSearchParams is slow at the edge: `npm run bench -- --only cpu` measures a calculator's query.
 */
export function readerOf(
  sentPairs: Iterable<readonly [field: string, text: string]>,
  defaults: Record<string, string> = {},
) {
  const textsByField = new Map<string, string[]>();
  for (const [field, text] of sentPairs) textsByField.set(field, [...(textsByField.get(field) ?? []), text]);
  for (const [field, text] of Object.entries(defaults)) if (!textsByField.has(field)) textsByField.set(field, [text]);
  const problems: Problems = {};
  const typedTexts: Record<string, string> = {};
  const understood = new Map<string, string[]>();

  /** The first text sent for a field, or its default, trimmed and in lower case. */
  function textOf(field: string): string | undefined {
    return textsByField.get(field)?.[0]?.trim().toLowerCase();
  }

  function readSingle(field: string, messageIfEmpty?: string): string | undefined {
    const texts = textsByField.get(field) ?? [];
    const text = (texts[0] ?? "").trim();
    if (texts.length === 0) return undefined;
    typedTexts[field] = text.slice(0, maxTextLength);
    understood.set(field, [""]);
    if (texts.length > 1) {
      problems[field] = "This was entered twice. Keep one answer.";
      return undefined;
    }
    if (text !== "") return text;
    if (messageIfEmpty !== undefined) problems[field] = messageIfEmpty;
    return undefined;
  }

  function accept<T extends string | number>(field: string, value: T): T {
    understood.set(field, [String(value)]);
    return value;
  }

  function numeric(field: string, spec: NumberSpec): number | undefined {
    const text = readSingle(field, spec.messageIfEmpty);
    if (text === undefined) return undefined;
    const value = plainNumber(text);
    const problem = value === undefined ? formatProblem(text, spec) : rangeProblem(value, spec);
    if (value === undefined || problem !== undefined) {
      problems[field] = [problem, spec.fallbackNote].filter(Boolean).join(" ");
      return undefined;
    }
    return accept(field, value);
  }

  function choice<T extends string>(field: string, options: readonly T[], problem: string): T | undefined {
    const text = readSingle(field);
    if (text === undefined) return undefined;
    const chosenOption = options.find((option) => option === text.toLowerCase());
    if (chosenOption === undefined) {
      problems[field] = problem;
      return undefined;
    }
    return accept(field, chosenOption);
  }

  /** Fields that may be sent more than once, like checkboxes. */
  function multipleChoice<T extends string>(field: string, options: readonly T[], problem: string): T[] {
    const texts = (textsByField.get(field) ?? []).map((text) => text.trim().toLowerCase());
    typedTexts[field] = texts.join(" ").slice(0, maxTextLength);
    if (texts.some((text) => text !== "" && !options.some((option) => option === text))) problems[field] = problem;
    const chosenOptions = options.filter((option) => texts.includes(option));
    if (chosenOptions.length > 0) understood.set(field, chosenOptions);
    return chosenOptions;
  }

  function postcode(field: string, fallbackNote: string): { postcode: string; zone: Zone } | undefined {
    const text = readSingle(field);
    if (text === undefined) return undefined;
    const zone = zoneOf(text);
    if (zone !== undefined) return { postcode: accept(field, text), zone };
    const problem = /^\d{4}$/.test(text)
      ? `${text} isn’t a Victorian postcode. They start with 3 or 8.`
      : "Enter a four-digit Victorian postcode, such as 3121.";
    problems[field] = `${problem} ${fallbackNote}`;
    return undefined;
  }

  /** Leaves out empty fields that change nothing, unless the query would be empty without them. */
  function understoodQuery(): string {
    const pairs = [...understood].flatMap(([field, texts]) => texts.map((text) => [field, text]));
    const neededPairs = pairs.filter(([field = "", text]) => text !== "" || field in defaults || problems[field]);
    return (neededPairs.length > 0 ? neededPairs : pairs)
      .map(([field, text = ""]) => `${field}=${encodeURIComponent(text)}`)
      .join("&");
  }

  return { textOf, numeric, choice, multipleChoice, postcode, problems, typedTexts, understood, understoodQuery };
}

export type Reader = ReturnType<typeof readerOf>;

/** "6.6", "1,500" and "$1,500" are numbers; "6,6", "1e9", "-4" and "0x10" are not. */
export function plainNumber(text: string): number | undefined {
  const withoutDollar = text.replace(/^\$\s?/, "");
  const withoutCommas = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(withoutDollar)
    ? withoutDollar.replaceAll(",", "")
    : withoutDollar;
  return /^(\d{1,12}(\.\d{0,6})?|\.\d{1,6})$/.test(withoutCommas) ? Number(withoutCommas) : undefined;
}

function formatProblem(text: string, { noun, min, max }: NumberSpec): string {
  if (/^\d+,\d+$/.test(text))
    return `Enter ${noun} with a decimal point, such as ${text.slice(0, 12).replace(",", ".")}.`;
  const example = Math.min(max, Math.max(min, 10));
  return `Enter ${noun} as a number, such as ${sizeText(example)}.`;
}

function rangeProblem(value: number, { noun, unit, min, max, whole }: NumberSpec): string | undefined {
  const sentenceStart = noun.charAt(0).toUpperCase() + noun.slice(1);
  if (value < min || value > max) {
    const bounds = min === 0 ? `up to ${sizeText(max)}` : `from ${sizeText(min)} to ${sizeText(max)}`;
    return `Enter ${noun}, ${bounds}${unit === "%" ? unit : unit ? ` ${unit}` : ""}.`;
  }
  if (whole && !Number.isInteger(value)) return `${sentenceStart} must be a whole number.`;
  return undefined;
}
