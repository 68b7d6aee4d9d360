import { Fold } from "#app/controls/fold.tsx";
import { EstimateText, isAnswered, OtherAnswers } from "../frame/estimate-fields.tsx";
import { HalfChoice, HouseholdFields, ReplacementFields, YearChoice } from "../programs/program-fields.tsx";
import { readSent } from "./answer.ts";

interface RebatesFormProps {
  sent: string;
  today: string;
}

/** Folded away until one of them holds something or is wrong. */
const further = ["income", "owner", "build", "stc"];
const names = ["postcode", "kw", "battery", "year", "half", "hotwater", "aircon", "cooling", ...further];
const usual = { owner: "owner", build: "existing" };

export function RebatesForm({ sent, today }: RebatesFormProps) {
  const { input, problems, values } = readSent(sent, today);
  const { year, half, day } = input.when;
  const formState = { values, problems, prefix: "rebates" };
  return (
    <form className="estimate-form" method="get" action="/rebates-and-finance#estimate">
      <div className="fields">
        <EstimateText {...formState} name="postcode" label="Postcode" hint="Tells us your certificate zone" />
        <EstimateText {...formState} name="kw" label="Panels, kW" hint="15 panels make 6.6 kW" />
        <EstimateText {...formState} name="battery" label="Battery, usable kWh" hint="Leave blank if none" />
        <ReplacementFields formState={formState} />
        <YearChoice formState={formState} year={year} today={today} ahead={4} />
        <HalfChoice formState={formState} half={half} />
      </div>
      <Fold summary="Your household and the certificate price" open={isAnswered(further, formState, usual)}>
        <div className="fields">
          <HouseholdFields formState={formState} day={day} />
        </div>
      </Fold>
      <OtherAnswers sent={sent} except={names} />
      <button className="btn btn-ink" type="submit">
        Add it up
      </button>
    </form>
  );
}
