import type { Refused } from "../reader/answer/result.ts";
import { refusals } from "../refusal-words.ts";
import { NextSteps } from "./next-steps.tsx";

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

/** Files of the same choice that gave nothing, beside one that did. */
export function OtherRefusals({ outcomes }: { outcomes: readonly Refused["outcome"][] }) {
  return outcomes.map((outcome, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two files may be refused for one reason
    <p key={at} className="meter-warning">
      {refusals[outcome]}
    </p>
  ));
}
