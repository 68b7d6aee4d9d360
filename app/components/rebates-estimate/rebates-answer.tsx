import { compute, read } from "#content/estimates/rebates.ts";
import { RebatesForm } from "./rebates-form.tsx";
import { RebatesResults } from "./rebates-results.tsx";

export interface RebatesAnswerProps {
  /** The query as it was sent; without any of its fields an example is worked out. */
  sent: string;
  /** Melbourne's date. */
  today: string;
}

/** Question and answer, all from the query; on the server as in the browser. */
export function RebatesAnswer({ sent, today }: RebatesAnswerProps) {
  const { input, problems, values, query } = read(new URLSearchParams(sent), today);
  return (
    <div className="estimate">
      <RebatesForm sent={sent} today={today} input={input} asked={{ values, problems, prefix: "rebates" }} />
      <RebatesResults input={input} result={compute(input, today)} query={query} />
    </div>
  );
}
