import { EstimateChoice, EstimateText } from "../frame/estimate-fields.tsx";
import { read } from "./question.ts";

export function OwnersCorporationForm({ sent }: { sent: string }) {
  const { problems, values } = read(new URLSearchParams(sent));
  const formState = { values, problems, prefix: "owners" };
  return (
    <form className="estimate-form price-form" method="get" action="/your-price#answer">
      <input type="hidden" name="tab" value="apartments" />
      <div className="fields">
        <EstimateText {...formState} name="apartments" label="Apartments" />
        <EstimateText {...formState} name="storeys" label="Storeys" />
        <EstimateText {...formState} name="kw" label="Panels, kW" hint="If you have a size in mind" />
        <EstimateText {...formState} name="cost" label="Price, $" hint="From a quote, GST included" />
        <EstimateText {...formState} name="fees" label="Yearly fees, $" hint="For the whole owners corporation" />
        <EstimateChoice {...formState} name="network" label="Embedded network?">
          <option value="unsure">Not sure</option>
          <option value="own">No, each has its own retailer</option>
          <option value="embedded">Yes</option>
        </EstimateChoice>
        <EstimateChoice {...formState} name="vote" label="How far along are you?" full>
          <option value="none">No vote yet</option>
          <option value="committee">The committee has agreed</option>
          <option value="resolution">The owners have passed a resolution</option>
        </EstimateChoice>
      </div>
      <button className="btn btn-ink" type="submit">
        Check it
      </button>
    </form>
  );
}
