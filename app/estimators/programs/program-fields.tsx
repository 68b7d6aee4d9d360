import { money } from "#content/format.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { incomeCapOn } from "#content/rules/solar-homes.ts";
import { EstimateChoice, EstimateText, type FormState } from "../frame/estimate-fields.tsx";

/** What programs ask about a household, and the certificate price to use. */
export function HouseholdFields({ formState, day }: { formState: FormState; day: string }) {
  const cap = incomeCapOn(day);
  return (
    <>
      <EstimateChoice {...formState} name="income" label="Household taxable income">
        <option value="">Prefer not to say</option>
        <option value="under">{cap === undefined ? "Under the limit" : `Under ${money(cap)}`}</option>
        <option value="over">{cap === undefined ? "Over the limit" : `${money(cap)} or more`}</option>
      </EstimateChoice>
      <EstimateChoice {...formState} name="owner" label="You are the">
        <option value="owner">Owner-occupier</option>
        <option value="renter">Renter</option>
      </EstimateChoice>
      <EstimateChoice {...formState} name="build" label="The home">
        <option value="existing">Existing home</option>
        <option value="new">New build</option>
      </EstimateChoice>
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
      >
        <option value="no">No</option>
        <option value="yes">Yes</option>
        <option value="local">Yes, made in Australia</option>
      </EstimateChoice>
      <EstimateChoice {...formState} name="aircon" label="Air conditioning">
        <option value="">None</option>
        <option value="ducted">Ducted</option>
        <option value="multi-split">Multi-split</option>
        <option value="single">Single split</option>
      </EstimateChoice>
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
  const years = Array.from({ length: ahead + 1 }, (_, index) => thisYear + index);
  if (!years.includes(year)) years.push(year);
  return (
    <EstimateChoice {...formState} values={{ year: String(year) }} name="year" label="Installed in">
      {years.map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </EstimateChoice>
  );
}

export function HalfChoice({ formState, half }: { formState: FormState; half: number }) {
  return (
    <EstimateChoice {...formState} values={{ half: String(half) }} name="half" label="Which half of the year">
      <option value="1">January to June</option>
      <option value="2">July to December</option>
    </EstimateChoice>
  );
}
