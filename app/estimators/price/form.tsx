import type { ReactNode } from "react";
import { ChoiceRow } from "#app/controls/fields/choice-row.tsx";
import { Fold } from "#app/controls/fold.tsx";
import { meanOffer } from "#content/energy/prices/tariffs.ts";
import { size } from "#content/format.ts";
import { EstimateChoice, EstimateText, type FormState, isAnswered, OtherAnswers } from "../frame/estimate-fields.tsx";
import { directions, networkNames } from "../house/fields.tsx";
import { HalfChoice, HouseholdFields, ReplacementFields, YearChoice } from "../programs/program-fields.tsx";
import { homeNames } from "../question/fields.ts";
import { read } from "./question.ts";
import { batterySizes, panelSizes } from "./sizes.ts";

interface PriceFormProps {
  sent: string;
  today: string;
}

export function PriceForm({ sent, today }: PriceFormProps) {
  const { input, problems, values } = read(new URLSearchParams(sent), today);
  const { year, half, day } = input.when;
  const formState = { values, problems, prefix: "price" };
  return (
    <form className="estimate-form price-form" method="get" action="/your-price#answer">
      <SizeChoice
        formState={formState}
        name="kw"
        legend="Panels"
        hint="15 panels make 6.6 kW"
        unit="kW"
        sizes={panelSizes}
      />
      <SizeChoice formState={formState} name="battery" legend="Battery" hint="usable" unit="kWh" sizes={batterySizes} />
      <EstimateText {...formState} name="postcode" label="Postcode" hint="Leave blank for Melbourne" />
      <Fold summary="Make it more accurate" open={isAnswered(furtherFields, formState, usual)}>
        <FieldGroup title="Your power">
          <EstimateText {...formState} name="bill" label="Quarterly bill, $" hint="GST included" />
          <EstimateText {...formState} name="use" label="Or quarterly usage, kWh" hint="Used instead of the bill" />
          <EstimateChoice {...formState} name="home" label="Who is home during the day" full options={homeNames} />
          <EstimateChoice
            {...formState}
            name="distributor"
            label="Network"
            hint="We use this network’s default rates"
            full
            options={networkNames}
          />
          <EstimateText
            {...formState}
            name="rate"
            label="Usage rate, c/kWh"
            hint={`On your bill, or we’ll use ${size(meanOffer.usage)}`}
          />
          <EstimateText
            {...formState}
            name="feedin"
            label="Feed-in rate, c/kWh"
            hint="On your bill, or we’ll use 0 to 3"
          />
          <EstimateChoice
            {...formState}
            name="midday"
            label="Midday Power Saver"
            options={{ no: "No", yes: "Yes, on this plan" }}
          />
          <EstimateChoice
            {...formState}
            name="ev"
            label="Electric car charging"
            options={{ no: "No electric car", day: "During the day", night: "At night" }}
          />
        </FieldGroup>
        <FieldGroup title="Your roof">
          <EstimateChoice {...formState} name="orientation" label="The roof faces" options={directions} />
          <EstimateChoice {...formState} name="existing" label="Existing panels" options={{ no: "No", yes: "Yes" }} />
        </FieldGroup>
        <FieldGroup title="Hot water and air conditioning">
          <ReplacementFields formState={formState} />
        </FieldGroup>
        <FieldGroup title="About you and your timing">
          <HouseholdFields formState={formState} day={day} />
          <YearChoice formState={formState} year={year} today={today} ahead={4} />
          <HalfChoice formState={formState} half={half} />
          <EstimateText
            {...formState}
            name="cost"
            label="Your quote, $"
            hint="Before discounts. Leave blank to use our price"
          />
        </FieldGroup>
      </Fold>
      <OtherAnswers sent={sent} except={ownFields} />
      <button className="btn btn-ink" type="submit">
        Work it out
      </button>
    </form>
  );
}

const usual = {
  bill: "580",
  home: "mixed",
  orientation: "north",
  existing: "no",
  midday: "no",
  ev: "no",
  hotwater: "no",
  owner: "owner",
  build: "existing",
};
const furtherFields = [
  ...["bill", "use", "home", "distributor", "rate", "feedin", "midday", "ev", "orientation", "existing"],
  ...["hotwater", "aircon", "cooling", "income", "owner", "build", "stc", "cost"],
];

/** "tab" names another tool of the page. */
const ownFields = ["tab", "postcode", "kw", "kw-own", "battery", "battery-own", "year", "half", ...furtherFields];

interface SizeChoiceProps {
  formState: FormState;
  name: string;
  legend: string;
  hint: string;
  unit: string;
  sizes: readonly number[];
}

/** Buttons for the usual sizes, and a field for any other. */
function SizeChoice({ formState, name, legend, hint, unit, sizes }: SizeChoiceProps) {
  const { values, problems, prefix } = formState;
  const value = values[name] ?? "";
  const offered = sizes.find((each) => String(each) === value || Number(value || Number.NaN) === each);
  const options = sizes.map((each) => ({ value: String(each), label: each === 0 ? "None" : size(each) }));
  return (
    <ChoiceRow
      legend={`${legend}, ${unit}`}
      hint={hint}
      name={name}
      prefix={prefix}
      options={[...options, { value: "other", label: "Other" }]}
      chosen={offered === undefined ? "other" : String(offered)}
      problem={problems[name]}
    >
      <div className="other-size">
        <label htmlFor={`${prefix}-${name}-own`}>
          {legend}, {unit}
        </label>
        <input
          id={`${prefix}-${name}-own`}
          name={`${name}-own`}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={offered === undefined ? value : ""}
        />
      </div>
    </ChoiceRow>
  );
}

function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="price-group">
      <legend>{title}</legend>
      <div className="fields">{children}</div>
    </fieldset>
  );
}
