import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { money } from "#content/format.ts";
import { AskAbout } from "../frame/ask-about.tsx";
import { EstimateStatus } from "../frame/estimate-status.tsx";
import { Output } from "../frame/output.tsx";
import type { SavingsResult } from "./answer.ts";
import { Months } from "./months.tsx";
import { Parts, Pulls } from "./parts.tsx";
import { Workings } from "./workings.tsx";

interface SavingsResultsProps {
  result: SavingsResult;
  /** The question as understood, for the request form. */
  query: string;
  /** Nobody has asked yet: the usual answers are in the form. */
  example: boolean;
  /** Some answer can't be used. */
  wrong: boolean;
}

const rest = [
  ["yearly-direct", "Solar used directly", "kWh"],
  ["yearly-moved", "From the battery", "kWh"],
  ["yearly-exported", "Sold", "kWh"],
  ["yearly-bought", "Bought from the grid", "kWh"],
  ["daily-use", "Used per day", "kWh"],
  ["co2-tonnes", "CO₂ avoided", "t a year"],
] as const;

export function SavingsResults({ result, query, example, wrong }: SavingsResultsProps) {
  const { outputs, months, parts, pulls, planWorth } = result;
  const number = (name: keyof typeof outputs) => <Output name={name} value={outputs[name]} />;
  const known = outputs["yearly-saving-low"] !== undefined;
  const paysBack = outputs["payback-low"] !== undefined;
  return (
    <>
      <div className="estimate-results">
        <EstimateStatus id="answer" example={example} wrong={wrong} />
        <dl className="estimate-figures">
          <div>
            <dt>Yearly saving</dt>
            <dd>
              {known ? "$" : "–"}
              {number("yearly-saving-low")}
              {known && "–"}
              {number("yearly-saving-high")}
            </dd>
          </div>
          <div>
            <dt>Pays for itself in</dt>
            <dd>
              {number("payback-low")}
              {paysBack && outputs["payback-high"] === undefined ? " to over 50" : "–"}
              {number("payback-high")} {paysBack && <small>years</small>}
            </dd>
          </div>
          <div>
            <dt>Yearly output</dt>
            <dd>
              {number("yearly-kwh")} {outputs["yearly-kwh"] === undefined ? "–" : <small>kWh</small>}
            </dd>
          </div>
        </dl>
        <Pulls pulls={pulls} />
        {planWorth !== undefined && (
          <p className="small">
            The plan with free hours alone saves {money(planWorth)} a year at the rates you entered.
          </p>
        )}
        {parts.length > 0 && (
          <PhoneFold summary="What to buy first">
            <Parts parts={parts} />
          </PhoneFold>
        )}
        <PhoneFold summary="Month by month, and the year in kWh">
          {months.length > 0 && <Months months={months} />}
          <dl className="estimate-rest">
            {rest
              .filter(([name]) => name !== "yearly-moved" || outputs[name] !== 0)
              .map(([name, text, unit]) => (
                <div key={name}>
                  <dt>{text}</dt>
                  <dd>
                    {number(name)} {outputs[name] === undefined ? "–" : unit}
                  </dd>
                </div>
              ))}
          </dl>
        </PhoneFold>
      </div>
      <div className="estimate-after">
        <Workings result={result} />
        <AskAbout tool="savings" query={query} />
      </div>
    </>
  );
}
