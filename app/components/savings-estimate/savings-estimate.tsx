import { compute, read } from "#content/estimates/savings.ts";
import { figure } from "#content/figures/index.ts";
import { SavingsForm } from "./savings-form.tsx";
import { SavingsResults } from "./savings-results.tsx";

export interface SavingsEstimateProps {
  site: "home" | "business";
  /** The query as it was sent; fields that it does not name get their usual answers. */
  sent: string;
  /** Melbourne's date. */
  today: string;
}

/** What a roof saves and when it has paid for itself: question, answer and arithmetic, all from the address. */
export function SavingsEstimate({ site, sent, today }: SavingsEstimateProps) {
  const reading = read(questionOf(site, sent));
  const result = compute(reading.input, today);
  return (
    <div className="estimate">
      <SavingsForm site={site} values={reading.values} problems={reading.problems} />
      <SavingsResults
        result={result}
        query={reading.query}
        example={sent === ""}
        wrong={Object.keys(reading.problems).length > 0}
      />
    </div>
  );
}

/** A workshop rather than a house where a business asks, at our advertised example's price. */
const usualBusiness = { kw: "30", use: "9000", home: "home", price: figure("example-30kw-price").value };

function questionOf(site: SavingsEstimateProps["site"], sent: string): URLSearchParams {
  const query = new URLSearchParams(sent);
  query.set("site", site);
  if (site === "home") return query;
  for (const [field, usual] of Object.entries(usualBusiness))
    if (!query.has(field) && !(field === "use" && query.has("bill"))) query.set(field, usual);
  return query;
}
