import { Fold } from "#app/controls/fold.tsx";
import { gasPrice } from "#content/energy/hot-water.ts";
import { meanOffer } from "#content/energy/prices/tariffs.ts";
import { size } from "#content/format.ts";
import { EstimateChoice, EstimateText, isAnswered, OtherAnswers } from "../frame/estimate-fields.tsx";
import { HouseholdFields, YearChoice } from "../programs/program-fields.tsx";
import { read } from "./answer.ts";

interface HotWaterFormProps {
  sent: string;
  today: string;
}

/** Folded away until one of them holds something or is wrong. */
const further = ["local", "income", "owner", "build", "year", "stc"];
const names = ["people", "system", "rate", "gasprice", ...further];
const usual = { local: "no", owner: "owner", build: "existing" };

export function HotWaterForm({ sent, today }: HotWaterFormProps) {
  const { input, problems, values } = read(new URLSearchParams(sent), today);
  const { year, day } = input.when;
  const formState = { values, problems, prefix: "water" };
  return (
    <form className="estimate-form" method="get" action="/hot-water#answer">
      <div className="fields">
        <EstimateText {...formState} name="people" label="People" hint="1 to 12" />
        <EstimateChoice
          {...formState}
          name="system"
          label="Hot water system now"
          hint="Storage tank or wall unit"
          options={{ gas: "Gas", electric: "Electric" }}
        />
        <EstimateText
          {...formState}
          name="rate"
          label="Electricity, c/kWh"
          hint={`We use ${size(meanOffer.usage)} if blank`}
        />
        <EstimateText
          {...formState}
          name="gasprice"
          label="Gas, c/MJ"
          hint={`We use ${size(gasPrice.assumed)} if blank`}
        />
      </div>
      <Fold summary="For the rebates: household and unit" open={isAnswered(further, formState, usual)}>
        <div className="fields">
          <EstimateChoice
            {...formState}
            name="local"
            label="New unit made in Australia"
            options={{ no: "No, or not sure", yes: "Yes" }}
          />
          <HouseholdFields formState={formState} day={day} />
          <YearChoice formState={formState} year={year} today={today} ahead={4} />
        </div>
      </Fold>
      <OtherAnswers sent={sent} except={names} />
      <button className="btn btn-ink" type="submit">
        Work it out
      </button>
    </form>
  );
}
