import { Island as BatteryIsland, type BatteryProps } from "../../islands/battery/island.tsx";
import { Asking } from "../asking.tsx";
import { Island } from "../island.tsx";
import { BatteryForm } from "./battery-form.tsx";
import { HowBatteriesAreSized } from "./how-batteries-are-sized.tsx";

/** How large a battery the night asks for and the panels can fill, what it would run in an outage, and whether it pays. */
export function BatteryEstimate(props: BatteryProps) {
  const kept = { asking: <Asking />, form: <BatteryForm sent={props.sent} />, how: <HowBatteriesAreSized /> };
  return <Island name="battery" component={BatteryIsland} props={props} kept={kept} start="interaction" />;
}
