import "../usual.ts";
import { Island } from "#app/island/wrapper.tsx";
import { dailyParts } from "#app/page-request/daily-markup.tsx";
import { YourHouse } from "../frame/your-house.tsx";
import { BatteryForm } from "./form.tsx";
import { HowBatteriesAreSized } from "./how-batteries-are-sized.tsx";
import { Island as BatteryIsland, type BatteryProps } from "./island.tsx";

/** How large a battery the night asks for and the panels can fill, what it would run in an outage, and whether it pays. */
export function BatteryEstimate(props: BatteryProps) {
  const serverParts = {
    form: (
      <div>
        <YourHouse sent={props.sent} />
        <BatteryForm sent={props.sent} />
      </div>
    ),
    ...sameForAll(props.today),
  };
  return (
    <Island name="battery" component={BatteryIsland} props={props} serverParts={serverParts} start="interaction" />
  );
}

const sameForAll = dailyParts(() => ({ how: <HowBatteriesAreSized /> }));
