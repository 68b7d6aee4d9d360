import { compute, read } from "#content/estimates/hot-water.ts";
import { HotWaterForm } from "./hot-water-form.tsx";
import { HotWaterResults } from "./hot-water-results.tsx";

export interface HotWaterAnswerProps {
  /** The query as it was sent; fields that it does not name get their usual answers. */
  sent: string;
  /** Melbourne's date. */
  today: string;
}

/** Question and answer, all from the query; on the server as in the browser. */
export function HotWaterAnswer({ sent, today }: HotWaterAnswerProps) {
  const { input, problems, values, query } = read(new URLSearchParams(sent), today);
  return (
    <div className="estimate">
      <HotWaterForm input={input} today={today} asked={{ values, problems, prefix: "water" }} />
      <HotWaterResults
        input={input}
        result={compute(input, today)}
        query={query}
        example={new URLSearchParams(sent).size === 0}
      />
    </div>
  );
}
