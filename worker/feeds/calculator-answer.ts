// A calculator's answer as JSON: from its definition, with the figures that its page shows.
import type { AnyCalculator } from "#app/estimators/define-calculator.tsx";
import type { ArithmeticLine } from "#app/estimators/estimate-lines.ts";
import { calculators, estimateOf } from "#app/estimators/index.ts";
import { longDate } from "#content/format.ts";
import type { HtmlReader } from "./html-reader.ts";

export interface AnswerOptions {
  siteUrl: string;
  today: string;
  htmlOf: HtmlReader;
}

export interface DataAnswer {
  status: number;
  body: { lines?: ArithmeticLine[]; [name: string]: unknown };
}

/** The calculator on a page: that of the tab in the query, or the one outside the tabs. */
export function calculatorAt(path: string, query: string): AnyCalculator | undefined {
  const pageCalculators = calculators.filter(({ page }) => page === path);
  const tab = new URLSearchParams(query).get("tab") ?? undefined;
  return (
    pageCalculators.find((calculator) => calculator.tab === tab) ??
    pageCalculators.find((calculator) => calculator.tab === undefined)
  );
}

/** The answer; with a 422, which fields can't be used and why; with a 500, that the page couldn't be made. */
export async function answerOf(
  calculator: AnyCalculator,
  query: URLSearchParams,
  { siteUrl, today, htmlOf }: AnswerOptions,
): Promise<DataAnswer> {
  const { name, page, tab, read, compute, assumptions } = calculator;
  const { entered, problems, visible } = read(query, today);
  // While somebody types, a form falls back to defaults and says so. A client of the API gets a 422 instead, without that sentence.
  const fieldProblems = Object.entries(problems).map(([field, text]) => [
    field,
    text.replace(/ ?For now we’ve used.*/, ""),
  ]);
  if (fieldProblems.length > 0)
    return { status: 422, body: { error: "Some answers can’t be used.", fields: Object.fromEntries(fieldProblems) } };
  if (tab) query.set("tab", tab);
  const html = await htmlOf(`${page}?${query}`);
  if (typeof html !== "string") return { status: 500, body: { error: "We couldn’t work this out. Please try again." } };
  const { title, lines, path, query: estimateQuery, arithmetic } = estimateOf(calculator, query, today);
  const valueByField: Readonly<Record<string, unknown>> = entered;
  const body = {
    title,
    date: today,
    notice: `An estimate at the prices and rules of ${longDate(today)}, not a quote.`,
    page: siteUrl + path,
    request: `${siteUrl}/contact?${new URLSearchParams({ estimate: `${name}?${estimateQuery}` })}#form`,
    outputs: outputsIn(html.slice(html.indexOf(`data-island="${name}"`))),
    answer: lines,
    lines: arithmetic(),
    inputs: Object.fromEntries(visible.map((field) => [field, valueByField[field]])),
    assumptions: assumptions?.(entered, compute(entered, today)) ?? [],
  };
  return { status: 200, body };
}

/** Every number and verdict that a page computes, by the name in its markup. */
function outputsIn(html: string): Record<string, string | number> {
  const outputs = html.matchAll(/<output name="([^"]+)"[^>]*? data-(?:value|verdict)="([^"]+)"/g);
  return Object.fromEntries([...outputs].map(([, name, value = ""]) => [name, Number.isNaN(+value) ? value : +value]));
}
