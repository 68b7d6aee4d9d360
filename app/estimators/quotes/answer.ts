import { costOf } from "#content/cost.ts";
import { kwhSize, kw as kwText, money, moneyRange, range } from "#content/format.ts";
import type { Day } from "#content/rules/schedule.ts";
import { compute as computePrice } from "../price/answer.ts";
import { read as readPrice } from "../price/question.ts";
import { type SummaryLine, summaryLine } from "../question/estimate.ts";
import { type Quote, type Verdict, verdictOf } from "../quote/verdict.ts";
import type { QuoteNumber, QuotesInput } from "./question.ts";

export interface JudgedQuote {
  number: QuoteNumber;
  quote: Quote;
  verdict: Verdict;
  /** What the quote doesn't say and should. */
  missing: string[];
  /** What the quoted system saves in this house and how long it takes to pay for itself at the quoted price. */
  worth: string | undefined;
}

export interface QuotesAnswer {
  judged: JudgedQuote[];
  /** The quote with the lowest price for the same size, where two or more can be compared. */
  comparison: string | undefined;
}

export function compute({ quotes, site, house }: QuotesInput, today: Day): QuotesAnswer {
  const judged = quotes.map(({ number, quote }) => ({
    number,
    quote,
    verdict: verdictOf(quote, site),
    missing: missingFrom(quote),
    worth: worthOf(quote, house, site.certificatePrice, today),
  }));
  return { judged, comparison: comparisonOf(judged, site) };
}

export function nameOf(number: QuoteNumber): string {
  return `Quote ${number || "1"}`;
}

function missingFrom({ price, kw, battery, certificates }: Quote): string[] {
  return [
    ...(price === undefined ? ["the full price"] : []),
    ...(kw === undefined && !battery ? ["the size of the panels in kW"] : []),
    ...(battery === undefined && !kw ? ["the battery’s usable kWh"] : []),
    ...(certificates === undefined ? ["how many certificates it includes"] : []),
  ];
}

function worthOf(quote: Quote, house: URLSearchParams, certificatePrice: number, today: Day): string | undefined {
  const { price, paid, gst, kw, battery = 0, certificates } = quote;
  if (price === undefined || !kw || kw > 100) return undefined;
  const question = new URLSearchParams(house);
  question.set("kw", String(kw));
  question.set("battery", String(battery));
  const withGst = gst === "ex" ? price * 1.1 : price;
  const first = computePrice(readPrice(question, today).input, { simulate: false }).cost;
  const off = certificates === undefined ? (first?.certificates.value ?? 0) : certificates * certificatePrice;
  question.set("cost", String(Math.round(paid === "after" ? withGst + off : withGst)));
  const { saving, energy, parts } = computePrice(readPrice(question, today).input);
  const years = energy?.payback[parts.at(-1) ?? "together"];
  if (!saving || !years) return undefined;
  const saves = `saves about ${moneyRange(toTen(saving.low), toTen(saving.high))} a year`;
  if (years.low === null) return `In your house it ${saves}. At this price it doesn’t pay for itself within 50 years.`;
  const back = years.high === null ? `${Math.round(years.low)} to more than 50` : range(years.low, years.high);
  return `In your house it ${saves}. At this price it pays for itself in ${back} years.`;
}

function toTen(value: number): number {
  return Math.round(value / 10) * 10;
}

/** Each price before discounts against what we assume for the same sizes: the lowest share asks the least for what it offers. */
function comparisonOf(
  judged: readonly JudgedQuote[],
  { certificatePrice, day }: QuotesInput["site"],
): string | undefined {
  const placed = judged.flatMap(({ number, quote: { kw = 0, battery = 0 }, verdict: { scale, rule = 0 } }) => {
    if (!scale) return [];
    const before = scale.paid === "after" ? scale.price + rule * certificatePrice : scale.price;
    return [{ number, share: before / costOf({ kw, battery }, day).price.typical }];
  });
  const [best, next] = placed.sort((a, b) => a.share - b.share);
  if (!best || !next) return undefined;
  const less = Math.round((1 - best.share / next.share) * 100);
  return less < 2
    ? "Size for size, the prices are about the same."
    : `Size for size, ${nameOf(best.number).toLowerCase()} is the cheapest: about ${less}% less than ${nameOf(next.number).toLowerCase()}.`;
}

export function summarise(input: QuotesInput, { judged }: QuotesAnswer): SummaryLine[] {
  return [
    ...(input.postcode ? [{ label: "Postcode", value: input.postcode }] : []),
    ...judged.flatMap(({ number, quote, verdict }) => {
      const name = nameOf(number);
      return [
        ...summaryLine(`${name}, price ${quote.paid} rebates`, quote.price, money),
        ...summaryLine(`${name}, panels`, quote.kw, kwText),
        ...summaryLine(`${name}, battery`, quote.battery, (usable) => `${kwhSize(usable)} usable`),
        ...summaryLine(`${name}, certificates counted`, quote.certificates, String),
        { label: `${name}, our check`, value: verdict.title },
      ];
    }),
  ];
}
