import { apartments } from "#content/rules/apartments.ts";
import { EstimateChoice, EstimateText } from "../frame/estimate-fields.tsx";
import { read } from "./question.ts";

export function OwnersCorporationForm({ sent }: { sent: string }) {
  const { problems, values } = read(new URLSearchParams(sent));
  const formState = { values, problems, prefix: "owners" };
  return (
    <form className="estimate-form price-form" method="get" action="/your-price#answer">
      <input type="hidden" name="tab" value="apartments" />
      <div className="fields">
        <EstimateText {...formState} name="apartments" label="Apartments" hint="All we need to start" />
        <EstimateText
          {...formState}
          name="storeys"
          label="Storeys"
          hint={`Up to ${apartments.mostStoreys} for the grant`}
        />
        <EstimateText {...formState} name="kw" label="Panels, kW" hint="If you know it" />
        <EstimateText {...formState} name="cost" label="Price, $" hint="GST included" />
        <EstimateText {...formState} name="fees" label="Yearly fees, $" hint="All lots together" />
        <EstimateChoice
          {...formState}
          name="network"
          label="Embedded network?"
          hint="One retailer for all"
          options={{ unsure: "Not sure", own: "No, own retailers", embedded: "Yes" }}
        />
        <EstimateChoice
          {...formState}
          name="vote"
          label="How far along are you?"
          full
          options={{
            none: "No vote yet",
            committee: "The committee has agreed",
            resolution: "The owners passed a resolution",
          }}
        />
      </div>
      <button className="btn btn-ink" type="submit">
        Check it
      </button>
    </form>
  );
}
