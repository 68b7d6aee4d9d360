import { Fragment, type ReactNode } from "react";
import { Fold } from "#app/controls/fold.tsx";
import { homeNames, homes, orientationNames } from "#app/estimators/question/fields.ts";
import { defaultOffer, meanOffer } from "#content/energy/tariffs.ts";
import { size } from "#content/format.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { EstimateChoice, EstimateText, type FormState, isAnswered } from "../frame/estimate-fields.tsx";
import { read } from "./answer.ts";
import { type SavingsPage, savingsQuestion } from "./home-question.ts";

export function SavingsForm({ sent, site, usual: usualHere }: SavingsPage & { sent: string }) {
  const { problems, values } = read(savingsQuestion(sent, { site, usual: usualHere }));
  const formState = { values, problems, prefix: "estimate" };
  const business = site === "business";
  const fields = fieldsOf(business, formState);
  const first = business ? ["postcode", "kw", "use", "price", "home"] : ["postcode", "kw", "bill", "battery", "home"];
  const further = Object.keys(fields).filter((name) => !first.includes(name));
  return (
    <form className="estimate-form" method="get" action={`${business ? "/commercial" : "/residential"}#estimate`}>
      <div className="fields">
        {first.map((name) => (
          <Fragment key={name}>{fields[name]}</Fragment>
        ))}
      </div>
      <Fold
        summary={business ? "Bill, tariff, roof, battery" : "Tariff, roof, car, your price"}
        open={isAnswered(further, formState, usual)}
      >
        <div className="fields">
          {further.map((name) => (
            <Fragment key={name}>{fields[name]}</Fragment>
          ))}
        </div>
      </Fold>
      <button className="btn" type="submit">
        Work it out
      </button>
    </form>
  );
}

/** Every field by its name, in the order in which they are asked. */
function fieldsOf(business: boolean, formState: FormState): Record<string, ReactNode> {
  return {
    postcode: (
      <EstimateText {...formState} name="postcode" label="Postcode" hint="Victoria, for sun and certificates" />
    ),
    kw: (
      <EstimateText
        {...formState}
        name="kw"
        label="Panels, kW"
        hint={business ? "30 kW is about 68 panels" : "6.6 is fifteen panels"}
      />
    ),
    bill: (
      <EstimateText
        {...formState}
        name="bill"
        label={`${business ? "Or a" : "A"} quarter’s bill, $`}
        hint="GST included"
      />
    ),
    use: (
      <EstimateText
        {...formState}
        name="use"
        label={`${business ? "A" : "Or a"} quarter’s use, kWh`}
        hint={business ? "From your bill" : "Goes before the bill"}
      />
    ),
    battery: <EstimateText {...formState} name="battery" label="Battery, usable kWh" hint="Leave empty for none" />,
    price: (
      <EstimateText {...formState} name="price" label="Price, $" hint="Before certificates; empty for the market’s" />
    ),
    home: (
      <EstimateChoice {...formState} name="home" label={business ? "When you are open" : "Who is home by day"} full>
        {homes.map((home) => (
          <option key={home} value={home}>
            {business ? openNames[home] : homeNames[home]}
          </option>
        ))}
      </EstimateChoice>
    ),
    distributor: (
      <EstimateChoice {...formState} name="distributor" label="Network" hint="Sets the rates of its default offer">
        <option value="">Mean of all five</option>
        {Object.entries(defaultOffer).map(([id, { name }]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </EstimateChoice>
    ),
    rate: (
      <EstimateText
        {...formState}
        name="rate"
        label="Usage rate, c/kWh"
        hint={`From your bill; else ${size(meanOffer.usage)}`}
      />
    ),
    feedin: <EstimateText {...formState} name="feedin" label="Feed-in, c/kWh" hint="From your bill; else 0 to 3" />,
    orientation: (
      <EstimateChoice {...formState} name="orientation" label="The roof faces">
        {orientationNames.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </EstimateChoice>
    ),
    ev: (
      <EstimateChoice {...formState} name="ev" label="Electric car">
        <option value="no">None</option>
        <option value="day">Charged by day</option>
        <option value="night">Charged at night</option>
      </EstimateChoice>
    ),
    ...(!business && {
      midday: (
        <EstimateChoice {...formState} name="midday" label="Midday Power Saver">
          <option value="no">No</option>
          <option value="yes">Yes, on this plan</option>
        </EstimateChoice>
      ),
    }),
    stc: (
      <EstimateText
        {...formState}
        name="stc"
        label="A certificate’s price, $"
        hint={`Else ${certificatePrice.assumed}`}
      />
    ),
  };
}

const usual = { orientation: "north", ev: "no", midday: "no" };

const openNames = {
  out: "Mostly evenings and nights",
  mixed: "Part of the day, or five days",
  home: "All day, most days",
} as const;
