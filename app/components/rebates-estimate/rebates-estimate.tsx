import { Island as RebatesIsland } from "../../islands/rebates/island.tsx";
import { Island } from "../island.tsx";
import { HowRebatesAreCounted } from "./how-rebates-are-counted.tsx";
import type { RebatesAnswerProps } from "./rebates-answer.tsx";

/** Which programs come off a price, with the rule, the arithmetic and the conditions of each. */
export function RebatesEstimate(props: RebatesAnswerProps) {
  return (
    <>
      <Island name="rebates" component={RebatesIsland} props={props} start="interaction" />
      <HowRebatesAreCounted />
    </>
  );
}
