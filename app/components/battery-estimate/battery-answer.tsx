import { compute, read } from "#content/estimates/battery-size.ts";
import { BatteryForm } from "./battery-form.tsx";
import { BatteryResults } from "./battery-results.tsx";

export interface BatteryAnswerProps {
  /** The query as it was sent; fields that it does not name get their usual answers. */
  sent: string;
  /** Melbourne's date. */
  today: string;
}

/** Question and answer, all from the query; on the server as in the browser. */
export function BatteryAnswer({ sent, today }: BatteryAnswerProps) {
  const { input, problems, values, query } = read(new URLSearchParams(sent));
  return (
    <div className="estimate">
      <BatteryForm chosen={input.backup} asked={{ values, problems, prefix: "battery" }} />
      <BatteryResults
        input={input}
        result={compute(input, today)}
        query={query}
        example={new URLSearchParams(sent).size === 0}
      />
    </div>
  );
}
