import { gasPrice } from "#content/energy/hot-water.ts";
import { meanOffer } from "#content/energy/prices/tariffs.ts";
import { size } from "#content/format.ts";
import { EstimateChoice, EstimateText } from "../frame/estimate-fields.tsx";
import { read } from "./question.ts";

export function HeatingForm({ sent }: { sent: string }) {
  const { problems, values } = read(new URLSearchParams(sent));
  const formState = { values, problems, prefix: "heating" };
  return (
    <form className="estimate-form price-form" method="get" action="/your-price#answer">
      <input type="hidden" name="tab" value="heating" />
      <div className="fields">
        <EstimateText {...formState} name="winter" label="Winter gas bill, $" hint="June to August" />
        <EstimateText {...formState} name="summer" label="Summer gas bill, $" hint="Three warm months" />
        <EstimateText
          {...formState}
          name="gasprice"
          label="Gas, c/MJ"
          hint={`On your bill, or we’ll use ${size(gasPrice.cheapest)}`}
        />
        <EstimateText
          {...formState}
          name="rate"
          label="Power, c/kWh"
          hint={`On your bill, or we’ll use ${size(meanOffer.usage)}`}
        />
        <EstimateChoice
          {...formState}
          name="lastgas"
          label="Is anything else on gas?"
          full
          options={{ no: "Yes: hot water or cooking stays", yes: "No: this would end the connection" }}
        />
      </div>
      <button className="btn btn-ink" type="submit">
        Compare
      </button>
    </form>
  );
}
