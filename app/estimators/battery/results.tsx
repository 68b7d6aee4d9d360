import { ServerPart } from "#app/island/server-part.tsx";
import { kwhSize, money } from "#content/format.ts";
import { prices } from "#content/prices.ts";
import { AskAbout } from "../frame/ask-about.tsx";
import { Calculations } from "../frame/calculations.tsx";
import { EstimateStatus } from "../frame/estimate-status.tsx";
import { Output } from "../frame/output.tsx";
import type { BatterySizeInput, BatterySizeResult } from "./answer.ts";
import { BackupHours } from "./backup-hours.tsx";

interface BatteryResultsProps {
  input: BatterySizeInput;
  result: BatterySizeResult;
  /** The question as understood, for the request form. */
  query: string;
  /** Nobody has asked yet: the usual answers are in the form. */
  example: boolean;
  /** Some answer can't be used. */
  wrong: boolean;
}

const verdicts = {
  yes: "On cost alone, it pays back within its warranty",
  perhaps: "On cost alone, it’s line-ball: it comes down to the price you’re quoted",
  no: "On cost alone, not now",
} as const;

export function BatteryResults({ input, result, query, example, wrong }: BatteryResultsProps) {
  const { outputs, worthIt, reasons, tier } = result;
  const known = outputs["usable-low"] !== undefined;
  return (
    <div className="estimate-results">
      <EstimateStatus id="answer" example={example} wrong={wrong} />
      <p className="figure-number">
        <Range low="usable-low" high="usable-high" outputs={outputs} /> {known ? <small>kWh usable</small> : "–"}
      </p>
      {worthIt && <h3>{verdicts[worthIt]}</h3>}
      {reasons.length > 0 && (
        <ul className="dashes">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <Money result={result} />
      <BackupHours input={input} result={result} />
      <details className="estimate-more">
        <summary>How we work this out</summary>
        <Calculations lines={result.arithmetic} />
        <ServerPart name="how" />
      </details>
      <AskAbout tool="battery" query={query} also={tier ? `tier=${tier.id}&` : ""} />
    </div>
  );
}

function Money({ result: { outputs, tier, priced } }: { result: BatterySizeResult }) {
  const {
    "usable-high": usable = 0,
    "backup-kwh": backupKwh = 0,
    "battery-price": price,
    "battery-payback-low": back,
  } = outputs;
  const largest = Math.max(usable, backupKwh);
  const { low, typical, high } = prices.batteryPerKwh;
  return (
    <table className="table docket">
      <caption className="unseen">Tier, price, saving and payback</caption>
      <tbody>
        <tr>
          <th scope="row">Size we’d suggest</th>
          <td className="num">{tier ? (largest < tier.least ? `smaller than ${tier.name}` : tier.name) : "–"}</td>
        </tr>
        <tr>
          <th scope="row">Certificates today</th>
          <td className="num">
            <Output name="battery-stcs" value={outputs["battery-stcs"]} /> {price === undefined && "–"}
          </td>
        </tr>
        <tr>
          <th scope="row">
            Price after certificates{" "}
            <span className="small">
              {priced !== undefined && `for ${kwhSize(priced)}, `}at {money(typical)} per usable kWh (quotes range from{" "}
              {money(low)} to {money(high)})
            </span>
          </th>
          <td className="num">
            {price !== undefined && "$"}
            <Output name="battery-price" value={price} /> {price === undefined && "–"}
          </td>
        </tr>
        <tr>
          <th scope="row">
            Yearly saving <span className="small">on top of what the panels save</span>
          </th>
          <td className="num">
            {outputs["battery-saving-low"] !== undefined && "$"}
            <Range low="battery-saving-low" high="battery-saving-high" outputs={outputs} /> {price === undefined && "–"}
          </td>
        </tr>
        <tr>
          <th scope="row">Pays for itself in</th>
          <td className="num">
            <Range low="battery-payback-low" high="battery-payback-high" outputs={outputs} />{" "}
            {back === undefined ? "–" : "years"}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

type Name = keyof BatterySizeResult["outputs"];

/** Both ends are in their outputs; an end that lies beyond every horizon is said in words. */
function Range({ low, high, outputs }: { low: Name; high: Name; outputs: BatterySizeResult["outputs"] }) {
  const [from, to] = [outputs[low], outputs[high]];
  return (
    <>
      <Output name={low} value={from} />
      {from !== undefined && (to === undefined ? " to over 50" : "–")}
      <Output name={high} value={to} />
    </>
  );
}
