import { CheckedOn } from "#app/figures/checked-on.tsx";
import { Island } from "#app/island/wrapper.tsx";
import { dailyParts } from "#app/page-request/daily-markup.tsx";
import { hotWater } from "#content/energy/hot-water.ts";
import { size } from "#content/format.ts";
import { YourHouse } from "../frame/your-house.tsx";
import { programTerms } from "../programs/program-terms.tsx";
import { HotWaterForm } from "./form.tsx";
import { Island as HotWaterIsland, type HotWaterProps } from "./island.tsx";

/** A year of hot water, heated three ways, for this household and its prices. */
export function HotWaterEstimate(props: HotWaterProps) {
  const serverParts = {
    ...programTerms(props.today),
    ...sameForAll(props.today),
    form: (
      <div>
        <YourHouse sent={props.sent} />
        <HotWaterForm {...props} />
      </div>
    ),
  };
  return (
    <Island name="hot-water" component={HotWaterIsland} props={props} serverParts={serverParts} start="interaction" />
  );
}

const sameForAll = dailyParts(() => ({ sources: <Sources /> }));

function Sources() {
  const { heatPumpCop } = hotWater;
  return (
    <p className="small">
      Victorian Default Offer 2026–27 and gas standing offers of September 2026; National Greenhouse Accounts Factors
      2026; an average COP over the year of {size(heatPumpCop.low)} to {size(heatPumpCop.high)}. Checked{" "}
      <CheckedOn ids={["vdo-usage-mean", "gas-usage-price", "heat-pump-cop"]} />.
    </p>
  );
}
