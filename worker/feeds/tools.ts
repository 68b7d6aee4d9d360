// The tools that assistants can call. Names, descriptions, schemas and answers come from the calculators.
import type { AnyCalculator } from "#app/estimators/define-calculator.tsx";
import { type Field, type Fields, labelWithoutUnit } from "#app/estimators/fields.ts";
import { calculators } from "#app/estimators/index.ts";
import { halfOf, lastInstallationDay } from "#app/estimators/programs/household.ts";
import { parseStamp } from "#content/melbourne.ts";
import { pageRecord } from "#content/pages.ts";
import { answerLine, placesIn } from "#content/places/answer.ts";
import { yearOfDay } from "#content/rules/schedule.ts";
import { type AnswerOptions, answerOf, type DataAnswer } from "./calculator-answer.ts";

type Arguments = Readonly<Record<string, unknown>>;

export interface Tool {
  name: string;
  title: string;
  description: string;
  properties: Readonly<Record<string, object>>;
  call(args: Arguments, options: AnswerOptions): Promise<DataAnswer>;
}

/** The calculators that are also tools. */
const toolCalculators = ["price", "plan", "quote", "hot-water"];

/** The fields of Your price that the rebates depend on. */
const rebateFields = "postcode kw battery existing hotwater income owner stc".split(" ");

export function toolsOn(today: string): Tool[] {
  const tools = calculators
    .filter(({ name }) => toolCalculators.includes(name))
    .map((calculator) => calculatorTool(calculator, today));
  const rebates = calculators.filter(({ name }) => name === "price").map((price) => rebatesTool(price, today));
  return [...tools, ...rebates, coverage, search];
}

function calculatorTool(calculator: AnyCalculator, today: string): Tool {
  const { name, title, page, fields } = calculator;
  return {
    name,
    title,
    description: `${title} – ${pageRecord(page).description}`,
    properties: propertiesOf(fields, today),
    call: (args, options) => answerOf(calculator, queryOf(args), options),
  };
}

function rebatesTool(price: AnyCalculator, today: string): Tool {
  const title = "Rebates by postcode and date";
  const fields = Object.fromEntries(Object.entries(price.fields).filter(([name]) => rebateFields.includes(name)));
  const lastDay = lastInstallationDay(today);
  const description = `When it is installed: from today to ${lastDay}`;
  const date = { type: "string", format: "date", description, default: today };
  const isOffered = (day: unknown): day is string =>
    typeof day === "string" && day >= today && day <= lastDay && parseStamp(`${day}T12:00`) !== undefined;
  return {
    name: "rebates",
    title,
    description: `${title} – ${pageRecord("/rebates-and-finance").description}`,
    properties: { ...propertiesOf(fields, today), date },
    async call({ date: day = today, ...args }, options) {
      if (!isOffered(day)) {
        const error = `The date must be a day from ${today} to ${lastDay}, written as YYYY-MM-DD.`;
        return { status: 422, body: { error, fields: { date: error } } };
      }
      // The rules change every half-year.
      const halfYear = { year: yearOfDay(day), half: halfOf(day) };
      const { status, body } = await answerOf(price, queryOf({ ...args, ...halfYear }), options);
      const lines = body.lines?.filter(({ amount = 0 }) => amount < 0);
      return { status, body: lines ? { ...body, title, lines } : body };
    },
  };
}

const coverage: Tool = {
  name: "coverage",
  title: "Do you come to my town?",
  description: pageRecord("/service-areas").description,
  properties: { place: { type: "string", description: "A suburb, a town or a postcode in Victoria" } },
  async call({ place }, { siteUrl, today }) {
    const { findPlaces } = await import("#content/places/find.ts");
    const typedPlace = textOf(place).slice(0, 200);
    const finding = findPlaces(typedPlace);
    const places = placesIn(finding).map(({ name, postcode, coverage: { kind } }) => ({ name, postcode, kind }));
    const page = `${siteUrl}/service-areas?${new URLSearchParams({ place: typedPlace })}`;
    return { status: 200, body: { title: coverage.title, date: today, page, answer: answerLine(finding), places } };
  },
};

const search: Tool = {
  name: "search",
  title: "Search the site",
  description: "Finds pages, articles and answers by a question or a few words.",
  properties: { query: { type: "string", description: "A question or a few words" } },
  async call({ query }, { siteUrl, today }) {
    const { loadFinder } = await import("#content/search/whole-index.ts");
    const finder = await loadFinder(today);
    const results = finder
      .find(textOf(query))
      .flatMap((group) => group.results)
      .map(({ title, description, path }) => ({ title, description, page: siteUrl + path }));
    const page = `${siteUrl}/blog?${new URLSearchParams({ q: textOf(query) })}`;
    return { status: 200, body: { title: search.title, date: today, page, results } };
  },
};

export function propertiesOf(fields: Fields, today: string): Record<string, object> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, propertyOf(field, today)]));
}

/** A field of a form, as JSON Schema. */
function propertyOf(field: Field<unknown>, today: string): object {
  const { kind, hint, min, max } = field;
  const options = field.options?.(today);
  const explainedOptions = Object.entries(options ?? {}).filter(([value, label]) => value !== label.toLowerCase());
  const words = explainedOptions.map(([value, label]) => (value ? `${value} = ${label}` : label));
  const description = [labelWithoutUnit(field), unitIn(field.label), hint, words.join(", ")].filter(Boolean).join(". ");
  if (options && kind === "boxes") return { type: "array", items: { enum: Object.keys(options) }, description };
  if (options) return { type: "string", enum: Object.keys(options), description };
  if (min === undefined) return { type: "string", description };
  return { type: "number", minimum: kind === "size-choice" ? 0 : min, maximum: max, description };
}

/** "kW" of the label "Panels (kW)". */
function unitIn(label: string): string | undefined {
  return / \(([^)]*)\)$/.exec(label)?.[1];
}

function queryOf(args: Arguments): URLSearchParams {
  const pairs = Object.entries(args).flatMap(([name, value]) => [value].flat().map((item) => [name, textOf(item)]));
  return new URLSearchParams(pairs.filter(([, text]) => text !== ""));
}

/** Text stays as it is, a missing value becomes "", and anything else is written as JSON. */
function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? "").replace('""', "");
}
