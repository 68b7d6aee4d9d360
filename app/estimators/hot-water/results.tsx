import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { ServerPart } from "#app/island/server-part.tsx";
import { AskAbout } from "../frame/ask-about.tsx";
import { Calculations } from "../frame/calculations.tsx";
import { EstimateStatus } from "../frame/estimate-status.tsx";
import { Output } from "../frame/output.tsx";
import type { HotWaterInput, HotWaterResult } from "./answer.ts";
import { RunningCosts } from "./running-costs.tsx";
import { WaterPrograms } from "./water-programs.tsx";

interface HotWaterResultsProps {
  input: HotWaterInput;
  result: HotWaterResult;
  /** The question as understood, for the request form. */
  query: string;
  /** Nobody has asked yet: the usual answers are in the form. */
  example: boolean;
  /** Some answer can't be used. */
  wrong: boolean;
}

export function HotWaterResults({ input, result, query, example, wrong }: HotWaterResultsProps) {
  const { outputs, notes, arithmetic } = result;
  const known = outputs["hot-water-saving-low"] !== undefined;
  return (
    <div className="estimate-results">
      <div className="water-sums">
        <EstimateStatus id="answer" example={example} wrong={wrong} />
        <RunningCosts input={input} result={result} />
        <p>
          {known ? "The heat pump saves " : "Fix the highlighted fields to see what a heat pump saves."}
          {known && "$"}
          <Output name="hot-water-saving-low" value={outputs["hot-water-saving-low"]} />
          {known && " to $"}
          <Output name="hot-water-saving-high" value={outputs["hot-water-saving-high"]} />
          {known && " a year. If it ran entirely on your own midday solar it would cost $"}
          <Output name="noon-cost-low" value={outputs["noon-cost-low"]} />
          {known && " to $"}
          <Output name="noon-cost-high" value={outputs["noon-cost-high"]} />
          {known && " a year in lost feed-in credits."}
        </p>
        {outputs["gas-daily-charge"] !== undefined && (
          <p className="small">
            The daily gas charge, $<Output name="gas-daily-charge" value={outputs["gas-daily-charge"]} /> a year, is
            extra. You pay it until the last gas appliance goes and the gas is disconnected.
          </p>
        )}
      </div>
      <PhoneFold summary="What comes off the price">
        <WaterPrograms result={result} />
        <p className="small mt-4">
          This is an estimate based on averages, not a promise. It doesn’t tell you whether you’re eligible.
        </p>
      </PhoneFold>
      <details className="estimate-more">
        <summary>How we work this out</summary>
        <ul className="dashes small">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <Calculations lines={arithmetic} />
        <ServerPart name="sources" />
      </details>
      <AskAbout tool="hot-water" query={query} also="service=heat-pump&" />
    </div>
  );
}
