import { defaultOffer, meanOffer } from "#content/energy/tariffs/default-offer.ts";
import { kwhText, moneyText, numberText, percentText, rateText } from "#content/format.ts";
import { dateName } from "#content/melbourne.ts";
import { isoDate } from "../reader/readings/calendar.ts";
import type { ReadReport } from "../web-worker/messages.ts";
import type { YearFacts } from "../year/facts.ts";
import { NamedValue } from "./named-value.tsx";

/** What the file itself says. */
export function ReadingFacts({ reading }: Pick<ReadReport, "reading">) {
  const { from, to, days, gaps, totals, estimatedShare, intervalMinutes, distributor, isDistributorCertain, clock } =
    reading;
  const distributorText = distributor && `${isDistributorCertain ? "" : "probably "}${defaultOffer[distributor].name}`;
  const facts = [
    ["From", "from", from, dateName(from)],
    ["To", "to", to, dateName(to)],
    ["Days", "days", days, numberText(days)],
    ["Bought in those days", "general", totals.general, kwhText(totals.general)],
    ["Controlled load", "controlled", totals.controlled, totals.controlled > 0 ? kwhText(totals.controlled) : "none"],
    ["Exported", "export", totals.export, totals.export > 0 ? kwhText(totals.export) : "none"],
    ["Distributor", "distributor", distributor ?? "", distributorText ?? "not in the file"],
    [
      "Gaps",
      "gaps",
      gaps.intervals,
      `${numberText(gaps.intervals)} half-hours missing, ${percentText(estimatedShare)} estimated`,
    ],
    ["Read every", "interval", intervalMinutes, `${intervalMinutes} minutes`],
    ["Daylight saving", "clock", clock, clock === "local" ? "the file follows it" : "the file ignores it"],
  ] as const;
  return (
    <section aria-labelledby="meter-file-says">
      <h2 id="meter-file-says">What the file says</h2>
      <dl className="heavy-rule-above mt-6 grid grid-cols-2 wide:grid-cols-5">
        {facts.map(([label, name, value, words]) => (
          <div key={name} className="rule-below py-3 pr-4">
            <dt className="text-label text-quiet">{label}</dt>
            <dd className="semibold">
              <NamedValue name={`meter-${name}`} value={value}>
                {words}
              </NamedValue>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Two figures that a bill never shows. */
export function StandbyAndEvening({ facts: { standbyWatts, biggestEvening } }: { facts: YearFacts }) {
  const yearKwh = (standbyWatts * 8760) / 1000;
  return (
    <section className="grid gap-5" aria-labelledby="meter-standby">
      <h2 id="meter-standby">What runs while you sleep, and your biggest evening</h2>
      <dl className="grid gap-8 from-tablet:grid-cols-2">
        <div className="heavy-rule-above pt-4">
          <dt className="semibold">Standby</dt>
          <dd className="figure-number">
            <NamedValue name="standby-watts" value={Math.round(standbyWatts)}>
              {numberText(standbyWatts)} W
            </NamedValue>
          </dd>
          <dd>
            The quietest half-hour between midnight and 5 am on your median night. Over a year it’s {kwhText(yearKwh)},
            about <b>{moneyText((yearKwh * meanOffer.usageCents) / 100)}</b> at {rateText(meanOffer.usageCents)}.
          </dd>
        </div>
        <div className="heavy-rule-above pt-4">
          <dt className="semibold">Biggest evening</dt>
          <dd className="figure-number">
            <NamedValue name="biggest-evening" value={biggestEvening.kwh.toFixed(1)}>
              {kwhText(biggestEvening.kwh, 1)}
            </NamedValue>
          </dd>
          <dd>
            Bought from 5 pm to midnight on {dateName(isoDate(biggestEvening.date))}. The battery that pays best is
            usually smaller.
          </dd>
        </div>
      </dl>
    </section>
  );
}
