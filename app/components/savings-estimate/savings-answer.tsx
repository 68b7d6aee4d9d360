import { compute, read } from "#content/estimates/savings.ts";
import { SavingsForm } from "./savings-form.tsx";
import { SavingsResults } from "./savings-results.tsx";

export interface SavingsAnswerProps {
  site: "home" | "business";
  /** The query as it was sent; fields that it does not name get their usual answers. */
  sent: string;
  /** Melbourne's date. */
  today: string;
  /** Answers that are usual on this page rather than everywhere. */
  usual: Readonly<Record<string, string>>;
}

/** Question and answer, all from the query; on the server as in the browser. */
export function SavingsAnswer({ sent, today, ...page }: SavingsAnswerProps) {
  const reading = read(savingsQuestion(sent, page));
  const result = compute(reading.input, today);
  return (
    <div className="estimate">
      <SavingsForm site={page.site} values={reading.values} problems={reading.problems} />
      <SavingsResults
        result={result}
        query={reading.query}
        example={sent === ""}
        wrong={Object.keys(reading.problems).length > 0}
      />
    </div>
  );
}

export function savingsQuestion(sent: string, { site, usual }: Pick<SavingsAnswerProps, "site" | "usual">) {
  const query = new URLSearchParams(sent);
  query.set("site", site);
  for (const [field, answer] of Object.entries(usual))
    if (!query.has(field) && !(field === "use" && query.has("bill"))) query.set(field, answer);
  return query;
}
