import { meanOffer } from "#content/energy/prices/tariffs.ts";
import { kwh, money, number, rate } from "#content/format.ts";
import { dateName } from "#content/melbourne.ts";
import { isoDate } from "../reader/readings/calendar.ts";
import type { YearFacts } from "../year/facts.ts";

/** Three figures that a bill never shows. */
export function Facts({ facts }: { facts: YearFacts }) {
  const { standbyWatts, biggestEvening } = facts;
  const yearly = (standbyWatts * 8760) / 1000;
  return (
    <section aria-labelledby="meter-standby">
      <h2 id="meter-standby">What runs while you sleep, and your biggest evening</h2>
      <dl className="meter-figures">
        <div>
          <dt>Standby</dt>
          <dd className="figure-number">
            <output name="standby-watts" data-value={Math.round(standbyWatts)}>
              {number(standbyWatts)} W
            </output>
          </dd>
          <dd>
            The quietest half-hour between midnight and 5 am on your median night. Over a year it’s {kwh(yearly)}, about{" "}
            <b>{money((yearly * meanOffer.usage) / 100)}</b> at {rate(meanOffer.usage)}.
          </dd>
        </div>
        <div>
          <dt>Biggest evening</dt>
          <dd className="figure-number">
            <output name="biggest-evening" data-value={biggestEvening.kwh.toFixed(1)}>
              {kwh(biggestEvening.kwh, 1)}
            </output>
          </dd>
          <dd>
            Bought from 5 pm to midnight on {dateName(isoDate(biggestEvening.date))}. A battery has to be larger than
            this to get through it.
          </dd>
        </div>
      </dl>
    </section>
  );
}
