import { Island as BatteryIsland } from "../../islands/battery/island.tsx";
import { Island } from "../island.tsx";
import type { BatteryAnswerProps } from "./battery-answer.tsx";

/** How large a battery the night asks for and the panels can fill, what it would run in an outage, and whether it pays. */
export function BatteryEstimate(props: BatteryAnswerProps) {
  return <Island name="battery" component={BatteryIsland} props={props} start="interaction" />;
}
