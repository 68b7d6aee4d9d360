import { gasPrice } from "#content/energy/hot-water.ts";
import { meanOffer } from "#content/energy/tariffs.ts";
import type { HotWaterInput } from "#content/estimates/hot-water.ts";
import { money, size } from "#content/format.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { incomeCapOn } from "#content/rules/solar-homes.ts";
import { type Asked, EstimateChoice, EstimateText } from "../estimate-fields.tsx";
import { Folded } from "../folded.tsx";

interface HotWaterFormProps {
  input: HotWaterInput;
  /** Melbourne's date. */
  today: string;
  asked: Asked;
}

/** Folded away until one of them holds something or is wrong. */
const further = ["local", "income", "owner", "build", "year", "stc"] as const;
const usual: Readonly<Record<string, string>> = { local: "no", owner: "owner", build: "existing" };

export function HotWaterForm({ input, today, asked }: HotWaterFormProps) {
  const { values, problems } = asked;
  const open = further.some(
    (name) => problems[name] !== undefined || (values[name] ?? usual[name] ?? "") !== (usual[name] ?? ""),
  );
  const cap = incomeCapOn(input.when.day);
  const thisYear = Number(today.slice(0, 4));
  return (
    <form className="estimate-form" method="get" action="/hot-water#estimate">
      <div className="fields">
        <EstimateText {...asked} name="people" label="People" hint="1 to 12" />
        <EstimateChoice {...asked} name="system" label="Heater today" hint="On the wall or the slab">
          <option value="gas">Gas</option>
          <option value="electric">Electric</option>
        </EstimateChoice>
        <EstimateText {...asked} name="rate" label="Electricity, c/kWh" hint={`Else ${size(meanOffer.usage)}`} />
        <EstimateText {...asked} name="gasprice" label="Gas, c/MJ" hint={`Else ${size(gasPrice.assumed)}`} />
      </div>
      <Folded summary="For the rebates: household and unit" open={open}>
        <div className="fields">
          <EstimateChoice {...asked} name="local" label="New unit made in Australia">
            <option value="no">No, or not known</option>
            <option value="yes">Yes</option>
          </EstimateChoice>
          <EstimateChoice {...asked} name="income" label="Household taxable income">
            <option value="">Not said</option>
            <option value="under">{cap === undefined ? "Under the limit" : `Under ${money(cap)}`}</option>
            <option value="over">{cap === undefined ? "Over the limit" : `${money(cap)} or more`}</option>
          </EstimateChoice>
          <EstimateChoice {...asked} name="owner" label="You are the">
            <option value="owner">Owner, living there</option>
            <option value="renter">Renter</option>
          </EstimateChoice>
          <EstimateChoice {...asked} name="build" label="The home">
            <option value="existing">Exists</option>
            <option value="new">Is being built</option>
          </EstimateChoice>
          <EstimateChoice
            {...asked}
            values={{ ...values, year: String(input.when.year) }}
            name="year"
            label="Installed in"
          >
            {[0, 1, 2, 3, 4].map((ahead) => (
              <option key={ahead} value={thisYear + ahead}>
                {thisYear + ahead}
              </option>
            ))}
            {input.when.year > thisYear + 4 && <option value={input.when.year}>{input.when.year}</option>}
          </EstimateChoice>
          <EstimateText {...asked} name="stc" label="A certificate, $" hint={`Else ${certificatePrice.assumed}`} />
        </div>
      </Folded>
      <button className="btn" type="submit">
        Work it out
      </button>
    </form>
  );
}
