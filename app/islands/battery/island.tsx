import { compute, read } from "#content/estimates/battery-size.ts";
import { range } from "#content/format.ts";
import { BatteryAnswer, type BatteryAnswerProps } from "../../components/battery-estimate/battery-answer.tsx";
import { Estimator } from "../estimator/estimator.tsx";

export function Island({ sent, today }: BatteryAnswerProps) {
  function look(query: string) {
    const { input, problems } = read(new URLSearchParams(query));
    const { "usable-low": low, "usable-high": high } = compute(input, today).outputs;
    return { problems, answer: low === undefined || high === undefined ? "" : `${range(low, high)} kWh usable` };
  }
  return (
    <Estimator sent={sent} look={look}>
      {(query) => <BatteryAnswer sent={query} today={today} />}
    </Estimator>
  );
}
