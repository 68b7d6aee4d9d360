import type { ReactNode } from "react";
import { defaultOffer, meanOffer } from "#content/energy/prices/tariffs.ts";
import { kwh, money, number, percent, rate } from "#content/format.ts";
import { dateName } from "#content/melbourne.ts";
import type { MeterReading } from "../reader/answer/result.ts";
import { isoDate } from "../reader/readings/calendar.ts";
import type { YearFacts } from "../year/facts.ts";

/** What the file says by itself. */
export function ReadingFacts({ reading }: { reading: Omit<MeterReading, "series"> }) {
  const { from, to, days, gaps, totals, estimatedShare, intervalMinutes, distributor, distributorSure, clock } =
    reading;
  const network = distributor && `${distributorSure ? "" : "probably "}${defaultOffer[distributor].name}`;
  return (
    <section aria-labelledby="meter-file-says">
      <h2 id="meter-file-says">What the file says</h2>
      <dl className="heavy-rule-above mt-6 grid grid-cols-2 wide:grid-cols-5">
        <Fact label="From" name="meter-from" value={from} words={dateName(from)} />
        <Fact label="To" name="meter-to" value={to} words={dateName(to)} />
        <Fact label="Days" name="meter-days" value={days} words={number(days)} />
        <Fact label="Bought" name="meter-general" value={totals.general} words={kwh(totals.general)} />
        <Fact
          label="Controlled load"
          name="meter-controlled"
          value={totals.controlled}
          words={totals.controlled > 0 ? kwh(totals.controlled) : "none"}
        />
        <Fact
          label="Exported"
          name="meter-export"
          value={totals.export}
          words={totals.export > 0 ? kwh(totals.export) : "none"}
        />
        <Fact
          label="Distributor"
          name="meter-distributor"
          value={distributor ?? ""}
          words={network || "not in the file"}
        />
        <Fact label="Missing, estimated" words={`${number(gaps.intervals)} half-hours, ${percent(estimatedShare)}`} />
        <Fact label="Read every" words={`${intervalMinutes} minutes`} />
        <Fact label="The file’s clock" words={clock === "local" ? "the one on the wall" : "standard time"} />
      </dl>
    </section>
  );
}

interface FactProps {
  label: string;
  words: string;
  /** Where a test or another script may look for its value. */
  name?: string;
  value?: string | number;
}

function Fact({ label, words, name, value }: FactProps) {
  return (
    <div className="rule-below py-3 pr-4">
      <dt className="text-label text-quiet">{label}</dt>
      <dd className="semibold">
        {name ? (
          <output name={name} data-value={value}>
            {words}
          </output>
        ) : (
          words
        )}
      </dd>
    </div>
  );
}

/** Two figures that a bill never shows. */
export function StandbyAndEvening({ facts: { standbyWatts, biggestEvening } }: { facts: YearFacts }) {
  const yearly = (standbyWatts * 8760) / 1000;
  return (
    <section className="grid gap-5" aria-labelledby="meter-standby">
      <h2 id="meter-standby">What runs while you sleep, and your biggest evening</h2>
      <dl className="grid gap-8 from-tablet:grid-cols-2">
        <LargeFigure
          label="Standby"
          name="standby-watts"
          value={Math.round(standbyWatts)}
          words={`${number(standbyWatts)} W`}
        >
          The quietest half-hour between midnight and 5 am on your median night. Over a year it’s {kwh(yearly)}, about{" "}
          <b>{money((yearly * meanOffer.usage) / 100)}</b> at {rate(meanOffer.usage)}.
        </LargeFigure>
        <LargeFigure
          label="Biggest evening"
          name="biggest-evening"
          value={biggestEvening.kwh.toFixed(1)}
          words={kwh(biggestEvening.kwh, 1)}
        >
          Bought from 5 pm to midnight on {dateName(isoDate(biggestEvening.date))}. A battery has to be larger than this
          to get through it.
        </LargeFigure>
      </dl>
    </section>
  );
}

function LargeFigure({ label, words, name, value, children }: FactProps & { children: ReactNode }) {
  return (
    <div className="heavy-rule-above pt-4">
      <dt className="semibold">{label}</dt>
      <dd className="figure-number">
        <output name={name} data-value={value}>
          {words}
        </output>
      </dd>
      <dd>{children}</dd>
    </div>
  );
}
