import { CheckedOn } from "#app/figures/checked-on.tsx";
import { Figure, Note } from "#app/figures/notes.tsx";
import { batteryEfficiency } from "#content/energy/batteries.ts";
import { feedIn, meanOffer } from "#content/energy/tariffs.ts";
import { longDate, number, range } from "#content/format.ts";
import { feedInMinimumEnded } from "#content/rules/announced.ts";

export function Benefits() {
  const sold = range(feedIn.low, feedIn.high);
  const used = meanOffer.usage * batteryEfficiency;
  return (
    <section className="section wrap split" aria-labelledby="benefits">
      <div className="span-1-5">
        <p className="figure-number">
          {range(used - feedIn.high, used - feedIn.low)} c
          <Note id="waiting">
            Mean usage rate of the Victorian Default Offer 2026–27, {number(meanOffer.usage, 1)} c/kWh including GST,
            less the {number((1 - batteryEfficiency) * 100)}% a battery loses, against exports at {sold} c. There has
            been no regulated minimum feed-in tariff since {longDate(feedInMinimumEnded)}. Essential Services
            Commission, checked <CheckedOn ids={["vdo-usage-mean", "feed-in-minimum-end"]} />.
          </Note>
        </p>
        <p className="small mt-2">what a kilowatt-hour from your roof gains by waiting for the evening</p>
        <dl className="waiting">
          <div>
            <dt>Sold at noon</dt>
            <dd>{sold} c</dd>
          </div>
          <div>
            <dt>Used at 8 pm</dt>
            <dd>{number(used)} c</dd>
          </div>
        </dl>
      </div>
      <div className="span-6-13">
        <h2 id="benefits">What a battery does, and what it doesn’t</h2>
        <ul className="lines mt-8">
          <li>
            <b>It moves your own power to the evening</b>
            <p>
              Without one, a house with everyone out all day uses about <Figure id="self-use-out" /> of what its roof
              makes. The rest is sold for little.
            </p>
          </li>
          <li>
            <b>It can carry you through an outage</b>
            <p>
              If it is fitted with backup. Some batteries are not, and stop with the grid. We write it in the quote.
            </p>
          </li>
          <li>
            <b>It can join a virtual power plant</b>
            <p>
              A program may pay you to use part of it on hot evenings, advertised at <Figure id="vpp-earnings" /> per
              year. Joining is your choice. <a href="/blog/virtual-power-plants">What you sign over</a>
            </p>
          </li>
          <li>
            <b>It is promised for ten years</b>
            <p>
              Battery warranty <Figure id="battery-warranty" /> (<Figure id="battery-cycles" />
              ). It fades as it is used; the maker’s paper says what must be left at the end.
            </p>
          </li>
          <li>
            <b>It doesn’t end the bill</b>
            <p>
              The daily supply charge stays, <Figure id="vdo-supply-year" /> a year, and so do the dark weeks of winter.
              If your evenings use little, panels alone pay back sooner.
            </p>
          </li>
        </ul>
      </div>
    </section>
  );
}
