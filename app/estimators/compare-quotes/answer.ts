import { kwhSize, kw as kwText, money } from "#content/format.ts";
import { type SummaryLine, summaryLine } from "../question/estimate.ts";
import { type Quote, type Verdict, verdictOf } from "../quote/verdict.ts";
import type { QuoteNumber, QuotesInput } from "./question.ts";

export interface JudgedQuote {
  number: QuoteNumber;
  quote: Quote;
  verdict: Verdict;
  /** What the quote doesn't say and should. */
  missing: string[];
}

export interface QuotesAnswer {
  judged: JudgedQuote[];
  /** The quote with the lowest price for the same size, where two or more can be compared. */
  comparison: string | undefined;
}

export function compute({ quotes, site }: QuotesInput): QuotesAnswer {
  const judged = quotes.map(({ number, quote }) => ({
    number,
    quote,
    verdict: verdictOf(quote, site),
    missing: missingFrom(quote),
  }));
  return { judged, comparison: comparisonOf(judged) };
}

export function nameOf(number: QuoteNumber): string {
  return `Quote ${number || "1"}`;
}

function missingFrom({ price, kw, battery, certificates }: Quote): string[] {
  return [
    ...(price === undefined ? ["the full price"] : []),
    ...(kw === undefined && !battery ? ["the size of the panels in kW"] : []),
    ...(battery === undefined && !kw ? ["the battery’s usable kWh"] : []),
    ...(certificates === undefined ? ["how many certificates it counts"] : []),
  ];
}

/** How far each price is along its own usual range: the lowest is the best value for what it offers. */
function comparisonOf(judged: readonly JudgedQuote[]): string | undefined {
  const placed = judged.flatMap(({ number, verdict: { scale } }) =>
    scale ? [{ number, share: scale.price / ((scale.low + scale.high) / 2) }] : [],
  );
  if (placed.length < 2) return undefined;
  const [best, next] = [...placed].sort((a, b) => a.share - b.share);
  if (!best || !next) return undefined;
  const less = Math.round((1 - best.share / next.share) * 100);
  return less < 2
    ? "The prices are about the same for what each quote offers."
    : `${nameOf(best.number)} asks the least for what it offers: about ${less}% less than ${nameOf(next.number).toLowerCase()}, size for size.`;
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
