import { Island as HotWaterIsland } from "../../islands/hot-water/island.tsx";
import { Island } from "../island.tsx";
import type { HotWaterAnswerProps } from "./hot-water-answer.tsx";

/** A year of hot water, heated three ways, for this household and its prices. */
export function HotWaterEstimate(props: HotWaterAnswerProps) {
  return <Island name="hot-water" component={HotWaterIsland} props={props} start="interaction" />;
}
