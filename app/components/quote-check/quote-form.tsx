import type { QuoteInput } from "#content/estimates/quote.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { type Asked, EstimateChoice, EstimateText, KeptAnswers } from "../estimate-fields.tsx";

interface QuoteFormProps {
  sent: string;
  today: string;
  input: QuoteInput;
  asked: Asked;
}

const names = ["postcode", "kw", "battery", "price", "basis", "stcs", "year", "half", "stc"];

export function QuoteForm({ sent, today, input, asked }: QuoteFormProps) {
  const thisYear = Number(today.slice(0, 4));
  const { year, half } = input.when;
  const when = { ...asked.values, year: String(year), half: String(half) };
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
        <EstimateChoice {...asked} values={when} name="year" label="Installed in">
          {[thisYear, thisYear + 1, ...(year > thisYear + 1 ? [year] : [])].map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </EstimateChoice>
        <EstimateChoice {...asked} values={when} name="half" label="Half of the year">
          <option value="1">January to June</option>
          <option value="2">July to December</option>
        </EstimateChoice>
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
