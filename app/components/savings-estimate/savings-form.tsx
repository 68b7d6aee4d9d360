import { Fragment, type ReactNode } from "react";
import { defaultOffer, meanOffer } from "#content/energy/tariffs.ts";
import { homeNames, homes, orientationNames } from "#content/estimates/fields.ts";
import { size } from "#content/format.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { Field } from "../field.tsx";
import type { SavingsEstimateProps } from "./savings-estimate.tsx";

interface SavingsFormProps {
  site: SavingsEstimateProps["site"];
  values: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
}

export function SavingsForm({ site, values, problems }: SavingsFormProps) {
  const business = site === "business";
  const fields = fieldsOf(business, { values, problems });
  const first = business ? ["postcode", "kw", "use", "price", "home"] : ["postcode", "kw", "bill", "battery", "home"];
  const further = Object.keys(fields).filter((name) => !first.includes(name));
  const changed = (name: string) => (values[name] ?? usual[name] ?? "") !== (usual[name] ?? "");
  return (
    <form className="estimate-form" method="get" action={`${business ? "/commercial" : "/residential"}#estimate`}>
      <div className="fields">
        {first.map((name) => (
          <Fragment key={name}>{fields[name]}</Fragment>
        ))}
      </div>
      <details className="estimate-more" open={further.some((name) => problems[name] || changed(name))}>
        <summary>{business ? "Bill, tariff, roof, battery" : "Tariff, roof, car, your price"}</summary>
        <div className="fields">
          {further.map((name) => (
            <Fragment key={name}>{fields[name]}</Fragment>
          ))}
        </div>
      </details>
      <button className="btn" type="submit">
        Work it out
      </button>
    </form>
  );
}

/** Every field by its name, in the order in which they are asked. */
function fieldsOf(business: boolean, asked: Pick<AskedProps, "values" | "problems">): Record<string, ReactNode> {
  return {
    postcode: <Text {...asked} name="postcode" label="Postcode" hint="Victoria, for sun and certificates" />,
    kw: (
      <Text
        {...asked}
        name="kw"
        label="Panels, kW"
        hint={business ? "30 kW is about 68 panels" : "6.6 is fifteen panels"}
      />
    ),
    bill: <Text {...asked} name="bill" label={`${business ? "Or a" : "A"} quarter’s bill, $`} hint="GST included" />,
    use: (
      <Text
        {...asked}
        name="use"
        label={`${business ? "A" : "Or a"} quarter’s use, kWh`}
        hint={business ? "From your bill" : "Goes before the bill"}
      />
    ),
    battery: <Text {...asked} name="battery" label="Battery, usable kWh" hint="Leave empty for none" />,
    price: <Text {...asked} name="price" label="Price, $" hint="Before certificates; empty for the market’s" />,
    home: (
      <Choice {...asked} name="home" label={business ? "When you are open" : "Who is home by day"} full>
        {homes.map((home) => (
          <option key={home} value={home}>
            {business ? openNames[home] : homeNames[home]}
          </option>
        ))}
      </Choice>
    ),
    distributor: (
      <Choice {...asked} name="distributor" label="Network" hint="Sets the rates of its default offer">
        <option value="">Mean of all five</option>
        {Object.entries(defaultOffer).map(([id, { name }]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
    ),
    rate: (
      <Text {...asked} name="rate" label="Usage rate, c/kWh" hint={`From your bill; else ${size(meanOffer.usage)}`} />
    ),
    feedin: <Text {...asked} name="feedin" label="Feed-in, c/kWh" hint="From your bill; else 0 to 3" />,
    orientation: (
      <Choice {...asked} name="orientation" label="The roof faces">
        {orientationNames.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Choice>
    ),
    ev: (
      <Choice {...asked} name="ev" label="Electric car">
        <option value="no">None</option>
        <option value="day">Charged by day</option>
        <option value="night">Charged at night</option>
      </Choice>
    ),
    ...(!business && {
      midday: (
        <Choice {...asked} name="midday" label="Midday Power Saver">
          <option value="no">No</option>
          <option value="yes">Yes, on this plan</option>
        </Choice>
      ),
    }),
    stc: <Text {...asked} name="stc" label="A certificate’s price, $" hint={`Else ${certificatePrice.assumed}`} />,
  };
}

const usual: Readonly<Record<string, string>> = { orientation: "north", ev: "no", midday: "no" };

const openNames = {
  out: "Mostly evenings and nights",
  mixed: "Part of the day, or five days",
  home: "All day, most days",
} as const;

interface AskedProps extends Omit<SavingsFormProps, "site"> {
  name: string;
  label: string;
  hint?: string;
}

function Text({ values, problems, name, label, hint }: AskedProps) {
  return (
    <Field id={`estimate-${name}`} name={name} label={label} problem={problems[name]} {...(hint && { hint })}>
      {(described) => <input {...described} inputMode="decimal" autoComplete="off" defaultValue={values[name]} />}
    </Field>
  );
}

function Choice({ values, problems, name, label, hint, full = false, children }: AskedProps & ChoiceProps) {
  return (
    <Field
      id={`estimate-${name}`}
      name={name}
      label={label}
      problem={problems[name]}
      full={full}
      {...(hint && { hint })}
    >
      {(described) => (
        <select {...described} defaultValue={values[name]?.toLowerCase()}>
          {children}
        </select>
      )}
    </Field>
  );
}

interface ChoiceProps {
  full?: boolean;
  children: ReactNode;
}
