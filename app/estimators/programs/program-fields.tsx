import { money } from "#content/format.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { incomeCapOn } from "#content/rules/solar-homes.ts";
import { EstimateChoice, EstimateText, type FormState } from "../frame/estimate-fields.tsx";

/** What programs ask about a household, and the certificate price to use. */
export function HouseholdFields({ formState, day }: { formState: FormState; day: string }) {
  const cap = incomeCapOn(day);
  return (
    <>
      <EstimateChoice
        {...formState}
        name="income"
        label="Household taxable income"
        options={{
          "": "Prefer not to say",
          under: cap === undefined ? "Under the limit" : `Under ${money(cap)}`,
          over: cap === undefined ? "Over the limit" : `From ${money(cap)}`,
        }}
      />
      <EstimateChoice
        {...formState}
        name="owner"
        label="Do you own or rent?"
        options={{ owner: "Own and live in it", renter: "Rent" }}
      />
      <EstimateChoice
        {...formState}
        name="build"
        label="The home"
        options={{ existing: "Existing home", new: "New build" }}
      />
      <EstimateText
        {...formState}
        name="stc"
        label="Certificate price, $"
        hint={`We use ${certificatePrice.assumed} if blank`}
      />
    </>
  );
}

/** The heat pump and the air conditioner that Energy Upgrades discounts. */
export function ReplacementFields({ formState }: { formState: FormState }) {
  return (
    <>
      <EstimateChoice
        {...formState}
        name="hotwater"
        label="Heat pump hot water"
        hint="To replace an old hot water system"
        options={{ no: "No", yes: "Yes", local: "Yes, locally made" }}
      />
      <EstimateChoice
        {...formState}
        name="aircon"
        label="Air conditioning"
        options={{ "": "None", ducted: "Ducted", "multi-split": "Multi-split", single: "Single split" }}
      />
      <EstimateText {...formState} name="cooling" label="Cooling capacity, kW" />
    </>
  );
}

/** This year and the program's next years; a later year in the address is added at the end. */
export function YearChoice({
  formState,
  year,
  today,
  ahead,
}: {
  formState: FormState;
  year: number;
  today: string;
  ahead: number;
}) {
  const thisYear = Number(today.slice(0, 4));
  const options: Record<string, string> = {};
  for (let each = thisYear; each <= thisYear + ahead; each++) options[each] = String(each);
  options[year] = String(year);
  return (
    <EstimateChoice {...formState} values={{ year: String(year) }} name="year" label="Installed in" options={options} />
  );
}

export function HalfChoice({ formState, half }: { formState: FormState; half: number }) {
  return (
    <EstimateChoice
      {...formState}
      values={{ half: String(half) }}
      name="half"
      label="Which half of the year"
      options={{ 1: "January–June", 2: "July–December" }}
    />
  );
}
