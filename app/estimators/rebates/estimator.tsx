import { ElectionNote } from "#app/figures/election-note.tsx";
import { Island } from "#app/island/wrapper.tsx";
import { daily } from "#app/page-request/daily-markup.tsx";
import { TodayProvider } from "#app/page-request/today.tsx";
import { ShareEstimate } from "../frame/share-estimate.tsx";
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
    asking: <ShareEstimate />,
    form: (
      <div>
        <YourHouse sent={props.sent} />
        <RebatesForm {...props} />
      </div>
    ),
    notes: (
      <TodayProvider today={today}>
        <Notes />
      </TodayProvider>
    ),
  };
  return (
    <>
      <Island name="rebates" component={RebatesIsland} props={props} serverParts={serverParts} start="interaction" />
      <HowCounted />
    </>
  );
}

function Notes() {
  return (
    <ul className="dashes small">
      <li>Discounts of Victorian Energy Upgrades float with the market and are in no sum here.</li>
      <li>
        <ElectionNote />
      </li>
      <li>
        This is arithmetic from published rules. It decides nothing about anyone: each program decides for itself.
      </li>
    </ul>
  );
}

const HowCounted = daily(HowRebatesAreCounted);
