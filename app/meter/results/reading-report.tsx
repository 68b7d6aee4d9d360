import { defaultOffer } from "#content/energy/prices/tariffs.ts";
import { kwh, number, percent } from "#content/format.ts";
import { dateName } from "#content/melbourne.ts";
import { Later } from "../later.tsx";
import type { Corrections, MeterReading } from "../reader/answer/result.ts";
import { outcomeWords, warningLines } from "../words.ts";
import { NextSteps } from "./next-steps.tsx";

const loadCorrections = () => import("./correction-fields.tsx").then(({ CorrectionFields }) => CorrectionFields);
const loadRefusals = () => import("./refusal.tsx").then(({ OtherRefusals }) => OtherRefusals);

interface ReportProps {
  reading: Omit<MeterReading, "series">;
  corrections: Corrections;
  onCorrect: (corrections: Corrections) => void;
}

/** What was read, in a sentence, and what had to be guessed, which may be put right. */
export function ReadingReport({ reading, corrections, onCorrect }: ReportProps) {
  return (
    <div className="meter-report">
      <p className="meter-outcome" data-outcome={reading.outcome}>
        {outcomeWords(reading)}
      </p>
      {reading.outcome === "too-short" ? <NextSteps /> : null}
      {warningLines(reading).map((line) => (
        <p key={line} className="meter-warning">
          {line}
        </p>
      ))}
      {reading.refused.length > 0 ? <Later load={loadRefusals} with={{ outcomes: reading.refused }} /> : null}
      {isGuessed(reading, corrections) ? (
        <Later load={loadCorrections} with={{ reading, corrections, onCorrect }} />
      ) : null}
    </div>
  );
}

/** What the file says by itself. */
export function ReadingFacts({ reading }: Pick<ReportProps, "reading">) {
  const { from, to, days, gaps, totals, estimatedShare, intervalMinutes, distributor } = reading;
  return (
    <section aria-labelledby="meter-file-says">
      <h2 id="meter-file-says">What the file says</h2>
      <dl className="meter-facts mt-6">
        <Fact label="From" name="meter-from" value={from}>
          {dateName(from)}
        </Fact>
        <Fact label="To" name="meter-to" value={to}>
          {dateName(to)}
        </Fact>
        <Fact label="Days" name="meter-days" value={days}>
          {number(days)}
        </Fact>
        <Fact label="Bought" name="meter-general" value={totals.general}>
          {kwh(totals.general)}
        </Fact>
        <Fact label="Controlled load" name="meter-controlled" value={totals.controlled}>
          {totals.controlled > 0 ? kwh(totals.controlled) : "none"}
        </Fact>
        <Fact label="Exported" name="meter-export" value={totals.export}>
          {totals.export > 0 ? kwh(totals.export) : "none"}
        </Fact>
        <Fact label="Distributor" name="meter-distributor" value={distributor ?? ""}>
          {distributor
            ? `${reading.distributorSure ? "" : "probably "}${defaultOffer[distributor].name}`
            : "not in the file"}
        </Fact>
        <div>
          <dt>Missing, estimated</dt>
          <dd>
            {number(gaps.intervals)} half-hours, {percent(estimatedShare)}
          </dd>
        </div>
        <div>
          <dt>Read every</dt>
          <dd>{intervalMinutes} minutes</dd>
        </div>
        <div>
          <dt>The file’s clock</dt>
          <dd>{reading.clock === "local" ? "the one on the wall" : "standard time"}</dd>
        </div>
      </dl>
    </section>
  );
}

function isGuessed(
  { connections, guessedStreams, warnings, distributor, state }: ReportProps["reading"],
  made: Corrections,
) {
  const open = connections.length > 1 || guessedStreams.length > 0 || warnings.includes("clock-may-be-local");
  return open || (!distributor && !state) || made.clock !== undefined || made.distributor !== undefined;
}

interface FactProps {
  label: string;
  name: string;
  value: string | number;
  children: React.ReactNode;
}

function Fact({ label, name, value, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <output name={name} data-value={value}>
          {children}
        </output>
      </dd>
    </div>
  );
}
