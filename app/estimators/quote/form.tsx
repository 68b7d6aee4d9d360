import { certificatePrice } from "#content/rules/certificate-price.ts";
import { EstimateChoice, EstimateText, KeptAnswers } from "../frame/estimate-fields.tsx";
import { HalfChoice, YearChoice } from "../programs/program-fields.tsx";
import { read } from "./answer.ts";

interface QuoteFormProps {
  sent: string;
  today: string;
}

const names = ["postcode", "kw", "battery", "price", "basis", "stcs", "year", "half", "stc"];

export function QuoteForm({ sent, today }: QuoteFormProps) {
  const { input, problems, values } = read(new URLSearchParams(sent), today);
  const { year, half } = input.when;
  const asked = { values, problems, prefix: "quote" };
  return (
    <form className="estimate-form" method="get" action="/rebates-and-finance#check">
      <div className="fields">
        <EstimateText {...asked} name="postcode" label="Postcode" hint="Where it will be installed" />
        <EstimateText {...asked} name="kw" label="Panels quoted, kW" />
        <EstimateText {...asked} name="battery" label="Battery quoted, usable kWh" hint="Usable, not nominal" />
        <EstimateText {...asked} name="stcs" label="Certificates it claims" hint="STCs, panels and battery together" />
        <EstimateText {...asked} name="price" label="Price, $" hint="GST included" />
        <EstimateChoice {...asked} name="basis" label="The price stands">
          <option value="before">before certificates</option>
          <option value="after">after certificates</option>
        </EstimateChoice>
        <YearChoice asked={asked} year={year} today={today} ahead={1} />
        <HalfChoice asked={asked} half={half} />
        <EstimateText
          {...asked}
          name="stc"
          label="What it pays for a certificate, $"
          hint={`Else ${certificatePrice.assumed}`}
        />
      </div>
      <KeptAnswers sent={sent} except={names} />
      <button className="btn" type="submit">
        Check it
      </button>
    </form>
  );
}
