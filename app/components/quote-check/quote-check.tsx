import { compute, read } from "#content/estimates/quote.ts";
import { QuoteForm } from "./quote-form.tsx";
import { QuoteResults } from "./quote-results.tsx";

export interface QuoteCheckProps {
  /** The query as it was sent. */
  sent: string;
  /** Melbourne's date. */
  today: string;
}

/** A quote that somebody already holds, counted again by the rules. */
export function QuoteCheck({ sent, today }: QuoteCheckProps) {
  const { input, problems, values, query } = read(new URLSearchParams(sent), today);
  return (
    <div className="estimate">
      <QuoteForm sent={sent} today={today} input={input} asked={{ values, problems, prefix: "quote" }} />
      <QuoteResults result={compute(input)} query={query} />
    </div>
  );
}
