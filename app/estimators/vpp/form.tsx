import { Fold } from "#app/controls/fold.tsx";
import { EstimateChoice, EstimateText, isAnswered } from "../frame/estimate-fields.tsx";
import { read, usualReserve } from "./question.ts";

const contract = ["yearly", "events", "perevent", "cents"];

export function VppForm({ sent }: { sent: string }) {
  const { problems, values } = read(new URLSearchParams(sent));
  const formState = { values, problems, prefix: "vpp" };
  return (
    <form className="estimate-form price-form" method="get" action="/your-price#answer">
      <input type="hidden" name="tab" value="vpp" />
      <div className="fields">
        <EstimateText {...formState} name="battery" label="Battery, usable kWh" hint="On its data sheet" />
        <EstimateText
          {...formState}
          name="reserve"
          label="Kept for blackouts, %"
          hint={`We use ${usualReserve} if blank`}
        />
        <YesNo formState={formState} name="listed" label="On the operator’s list?" hint="Of batteries it takes" />
        <YesNo formState={formState} name="internet" label="Does it stay online?" hint="By wi-fi, cable or SIM" />
        <EstimateChoice
          {...formState}
          name="vppplan"
          label="The plan you’d have to be on"
          hint="Compare its usage and daily rates with yours"
          full
          options={{ unsure: "Not sure yet", same: "Costs the same as mine, or less", dearer: "Costs more than mine" }}
        />
      </div>
      <Fold summary="What the contract pays" open={isAnswered(contract, formState, {})}>
        <div className="fields">
          <EstimateText {...formState} name="yearly" label="Fixed credit, $ a year" />
          <EstimateText {...formState} name="events" label="Most events a year" />
          <EstimateText {...formState} name="perevent" label="kWh in each event" />
          <EstimateText {...formState} name="cents" label="Paid per kWh, c" />
        </div>
      </Fold>
      <button className="btn btn-ink" type="submit">
        Check it
      </button>
    </form>
  );
}

function YesNo({
  formState,
  name,
  label,
  hint,
}: {
  formState: Parameters<typeof isAnswered>[1];
  name: string;
  label: string;
  hint: string;
}) {
  return (
    <EstimateChoice
      {...formState}
      name={name}
      label={label}
      hint={hint}
      options={{ unsure: "Not sure", yes: "Yes", no: "No" }}
    />
  );
}
