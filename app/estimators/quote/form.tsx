import { certificatePrice } from "#content/rules/certificate-price.ts";
import { EstimateChoice, EstimateText, OtherAnswers } from "../frame/estimate-fields.tsx";
import { HalfChoice, YearChoice } from "../programs/program-fields.tsx";
import { readSent } from "./answer.ts";

interface QuoteFormProps {
  sent: string;
  today: string;
}

const names = ["postcode", "kw", "battery", "price", "basis", "stcs", "year", "half", "stc"];

export function QuoteForm({ sent, today }: QuoteFormProps) {
  const { input, problems, values } = readSent(sent, today);
  const { year, half } = input.when;
  const formState = { values, problems, prefix: "quote" };
  return (
    <form className="estimate-form" method="get" action="/rebates-and-finance#check">
      <div className="fields">
        <EstimateText {...formState} name="postcode" label="Postcode" hint="Where it will be installed" />
        <EstimateText {...formState} name="kw" label="Panels quoted, kW" />
        <EstimateText {...formState} name="battery" label="Battery quoted, usable kWh" hint="Usable, not nominal" />
        <EstimateText {...formState} name="stcs" label="Certificates the quote claims" hint="STCs, all together" />
        <EstimateText {...formState} name="price" label="Price, $" hint="GST included" />
        <EstimateChoice
          {...formState}
          name="basis"
          label="Before or after certificates?"
          options={{ before: "Before", after: "After" }}
        />
        <YearChoice formState={formState} year={year} today={today} ahead={1} />
        <HalfChoice formState={formState} half={half} />
        <EstimateText
          {...formState}
          name="stc"
          label="What the quote allows per certificate, $"
          hint={`We use ${certificatePrice.assumed} if blank`}
        />
      </div>
      <OtherAnswers sent={sent} except={names} />
      <button className="btn btn-ink" type="submit">
        Check it
      </button>
    </form>
  );
}
