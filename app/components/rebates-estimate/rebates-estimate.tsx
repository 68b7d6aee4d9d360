import { compute, read } from "#content/estimates/rebates.ts";
import { RebatesForm } from "./rebates-form.tsx";
import { RebatesResults } from "./rebates-results.tsx";

export interface RebatesEstimateProps {
  /** The query as it was sent; without any of its fields an example is worked out. */
  sent: string;
  /** Melbourne's date. */
  today: string;
}

/** Which programs come off a price, with the rule, the arithmetic and the conditions of each. */
export function RebatesEstimate({ sent, today }: RebatesEstimateProps) {
  const { input, problems, values, query } = read(new URLSearchParams(sent), today);
  return (
    <div className="estimate">
      <RebatesForm sent={sent} today={today} input={input} asked={{ values, problems, prefix: "rebates" }} />
      <RebatesResults input={input} result={compute(input, today)} query={query} />
    </div>
  );
}
