import { ElectionNote } from "#app/figures/election-note.tsx";
import { ServerPart } from "#app/island/server-part.tsx";
import { Island } from "#app/island/wrapper.tsx";
import { dailyParts } from "#app/page-request/daily-markup.tsx";
import { YourHouse } from "../frame/your-house.tsx";
import { programTerms } from "../programs/program-terms.tsx";
import { RebatesForm } from "./form.tsx";
import { HowRebatesAreCounted } from "./how-rebates-are-counted.tsx";
import { Island as RebatesIsland, type RebatesProps } from "./island.tsx";

/** Which programs come off a price, with the rule, the arithmetic and the conditions of each. */
export function RebatesEstimate(props: RebatesProps) {
  const { today } = props;
  const serverParts = {
    ...programTerms(today),
    ...sameForAll(today),
    form: (
      <div>
        <YourHouse sent={props.sent} />
        <RebatesForm {...props} />
        <ServerPart name="how" />
      </div>
    ),
  };
  return (
    <Island name="rebates" component={RebatesIsland} props={props} serverParts={serverParts} start="interaction" />
  );
}

const sameForAll = dailyParts(() => ({
  how: <HowRebatesAreCounted />,
  notes: <Notes />,
}));

function Notes() {
  return (
    <ul className="dashes small">
      <li>Victorian Energy Upgrades discounts change with the market, so no total here includes them.</li>
      <li>
        <ElectionNote />
      </li>
      <li>This is an estimate based on the published rules. Each program decides for itself who’s eligible.</li>
    </ul>
  );
}
