import type { RebatesInput } from "#content/estimates/rebates.ts";
import { money } from "#content/format.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { incomeCapOn } from "#content/rules/solar-homes.ts";
import { type Asked, EstimateChoice, EstimateText, KeptAnswers } from "../estimate-fields.tsx";
import { Folded } from "../folded.tsx";

interface RebatesFormProps {
  sent: string;
  today: string;
  input: RebatesInput;
  asked: Asked;
}

/** Folded away until one of them holds something or is wrong. */
const further = ["income", "owner", "build", "stc"] as const;
const names = ["postcode", "kw", "battery", "year", "half", "hotwater", "aircon", "cooling", ...further] as const;
const usual: Readonly<Record<string, string>> = { owner: "owner", build: "existing" };

export function RebatesForm({ sent, today, input, asked }: RebatesFormProps) {
  const { values, problems } = asked;
  const open = further.some(
    (name) => problems[name] !== undefined || (values[name] ?? usual[name] ?? "") !== (usual[name] ?? ""),
  );
  const thisYear = Number(today.slice(0, 4));
  const { year, half } = input.when;
  const when = { ...values, year: String(year), half: String(half) };
  return (
    <form className="estimate-form" method="get" action="/rebates-and-finance#estimate">
      <div className="fields">
        <EstimateText {...asked} name="postcode" label="Postcode" hint="Decides the zone" />
        <EstimateText {...asked} name="kw" label="Panels, kW" hint="6.6 is fifteen panels" />
        <EstimateText {...asked} name="battery" label="Battery, usable kWh" hint="Leave empty for none" />
        <EstimateChoice {...asked} name="hotwater" label="Heat pump hot water" hint="For an old heater">
          <option value="no">No</option>
          <option value="yes">Yes</option>
          <option value="local">Yes, made in Australia</option>
        </EstimateChoice>
        <EstimateChoice {...asked} name="aircon" label="Air conditioning">
          <option value="">None</option>
          <option value="ducted">Ducted</option>
          <option value="multi-split">Multi-split</option>
          <option value="single">Single split</option>
        </EstimateChoice>
        <EstimateText {...asked} name="cooling" label="Its cooling size, kW" />
        <EstimateChoice {...asked} values={when} name="year" label="Installed in">
          {[0, 1, 2, 3, 4].map((ahead) => (
            <option key={ahead} value={thisYear + ahead}>
              {thisYear + ahead}
            </option>
          ))}
          {year > thisYear + 4 && <option value={year}>{year}</option>}
        </EstimateChoice>
        <EstimateChoice {...asked} values={when} name="half" label="Half of the year">
          <option value="1">January to June</option>
          <option value="2">July to December</option>
        </EstimateChoice>
      </div>
      <Folded summary="Household, and the price of a certificate" open={open}>
        <div className="fields">
          <EstimateChoice {...asked} name="income" label="Household taxable income">
            <option value="">Not said</option>
            <Bands cap={incomeCapOn(input.when.day)} />
          </EstimateChoice>
          <EstimateChoice {...asked} name="owner" label="You are the">
            <option value="owner">Owner, living there</option>
            <option value="renter">Renter</option>
          </EstimateChoice>
          <EstimateChoice {...asked} name="build" label="The home">
            <option value="existing">Exists</option>
            <option value="new">Is being built</option>
          </EstimateChoice>
          <EstimateText {...asked} name="stc" label="A certificate, $" hint={`Else ${certificatePrice.assumed}`} />
        </div>
      </Folded>
      <KeptAnswers sent={sent} except={names} />
      <button className="btn" type="submit">
        Add it up
      </button>
    </form>
  );
}

function Bands({ cap }: { cap: number | undefined }) {
  return (
    <>
      <option value="under">{cap === undefined ? "Under the limit" : `Under ${money(cap)}`}</option>
      <option value="over">{cap === undefined ? "Over the limit" : `${money(cap)} or more`}</option>
    </>
  );
}
