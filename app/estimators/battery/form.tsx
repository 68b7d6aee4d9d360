import { Problem } from "#app/controls/fields/field.tsx";
import { Fold } from "#app/controls/fold.tsx";
import { homeNames } from "#app/estimators/question/fields.ts";
import { type Appliance, appliances } from "#content/energy/prices/batteries.ts";
import { meanOffer } from "#content/energy/prices/tariffs.ts";
import { number, size } from "#content/format.ts";
import { EstimateChoice, EstimateText, OtherAnswers } from "../frame/estimate-fields.tsx";
import { read } from "./answer.ts";

const names = ["night", "kw", "home", "rate", "postcode", "backup", "hours"];

export function BatteryForm({ sent }: { sent: string }) {
  const { input, problems, values } = read(new URLSearchParams(sent));
  const formState = { values, problems, prefix: "battery" };
  return (
    <form className="estimate-form" method="get" action="/solar-batteries#answer">
      <div className="fields">
        <EstimateText {...formState} name="night" label="Overnight use, kWh" hint="From 5 pm to 8 am" />
        <EstimateText {...formState} name="kw" label="Panels, kW" hint="15 panels make 6.6 kW" />
        <EstimateChoice {...formState} name="home" label="Who is home during the day" full options={homeNames} />
        <EstimateText
          {...formState}
          name="rate"
          label="Usage rate, c/kWh"
          hint={`We use ${size(meanOffer.usage)} if blank`}
        />
        <EstimateText
          {...formState}
          name="postcode"
          label="Postcode"
          hint="Tells us how much sun you get; we use Melbourne if blank"
        />
      </div>
      <button className="btn btn-ink" type="submit">
        Work it out
      </button>
      <Fold
        summary="Next: what should run in a blackout?"
        open={input.backup.length > 0 || "backup" in problems || "hours" in problems}
      >
        <Backup chosen={input.backup} problem={problems.backup} />
        <div className="fields">
          <EstimateText {...formState} name="hours" label="For how many hours" hint="1 to 72" />
        </div>
        <button className="btn btn-ink mt-4" type="submit">
          Update the result
        </button>
      </Fold>
      <OtherAnswers sent={sent} except={names} />
    </form>
  );
}

function Backup({ chosen, problem }: { chosen: readonly Appliance[]; problem: string | undefined }) {
  return (
    <fieldset id="battery-backup" {...(problem && { "aria-describedby": "battery-backup-problem" })}>
      <legend className="estimate-legend">In a blackout, keep these running</legend>
      <Problem id="battery-backup" text={problem} />
      <ul className="appliances">
        {Object.entries(appliances).map(([id, { name, watts }]) => (
          <li key={id}>
            <label>
              <input
                className="check"
                type="checkbox"
                name="backup"
                value={id}
                defaultChecked={chosen.some((appliance) => appliance === id)}
              />
              <span>{name}</span>
              <span className="small">{number(watts)} W</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
