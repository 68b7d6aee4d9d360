import type { Refused } from "../reader/answer/result.ts";
import { refusals } from "../words.ts";

export function Refusal({ outcome }: { outcome: Refused["outcome"] }) {
  return (
    <div className="meter-refused">
      <p className="meter-outcome" data-outcome={outcome}>
        {refusals[outcome]}
      </p>
      <NextSteps />
    </div>
  );
}

export function NextSteps() {
  return (
    <p>
      <a href="#get-the-file">How to get the file</a>, or{" "}
      <a href="/residential#estimate">estimate from your bill instead</a>.
    </p>
  );
}
