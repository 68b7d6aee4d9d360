import { compute, read } from "#content/estimates/quote.ts";
import { QuoteForm } from "./quote-form.tsx";
import { QuoteResults } from "./quote-results.tsx";

export interface QuoteAnswerProps {
  /** The query as it was sent. */
  sent: string;
  /** Melbourne's date. */
  today: string;
}

/** Question and answer, all from the query; on the server as in the browser. */
export function QuoteAnswer({ sent, today }: QuoteAnswerProps) {
  const { input, problems, values, query } = read(new URLSearchParams(sent), today);
  return (
    <div className="estimate">
      <QuoteForm sent={sent} today={today} input={input} asked={{ values, problems, prefix: "quote" }} />
      <QuoteResults result={compute(input)} query={query} />
    </div>
  );
}
