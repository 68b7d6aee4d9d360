import { TableScroll } from "#app/controls/table-scroll.tsx";
import { pageHandle } from "#app/document/head.ts";
import { dated } from "#app/page-request/section.ts";
import { Breadcrumb } from "#app/sections/breadcrumb.tsx";
import { comparedOn, saidBefore } from "#content/energy/validation.ts";
import { longDate, money, moneyRange, tens } from "#content/format.ts";
import { Comparison } from "./comparison.tsx";
import { now } from "./days.computed.ts";
import { FourteenDays } from "./fourteen-days.tsx";

export const handle = pageHandle("/how-we-calculate", {
  sections: [dated(Opening), dated(Steps), dated(Meters), dated(Changed), dated(Limits)],
});

function Opening() {
  return (
    <div className="wrap calculation-hero">
      <Breadcrumb path="/how-we-calculate" />
      <div className="split">
        <div className="span-1-8">
          <h1>How we calculate savings</h1>
          <p className="lead mt-6">
            We simulate a year at your house, half-hour by half-hour, with panels, with a battery and without either.
            Then we compare the bills. Every saving, payback and chart on this site comes from that one model.
          </p>
        </div>
        <aside className="calculation-changed span-9-13" aria-labelledby="corrected">
          <h2 id="corrected">A correction, {longDate(comparedOn)}</h2>
          <p>
            Until November 2026 this site used average days. That overstated what panels save by about 15% and panels
            with a battery by about 11%, more in a larger house. An average day hides the dull day with a busy evening.{" "}
            <a href="#changed">What changed</a>
          </p>
        </aside>
      </div>
    </div>
  );
}

function Steps() {
  return (
    <section className="section wrap split" aria-labelledby="model">
      <h2 id="model" className="span-1-5">
        What the model does
      </h2>
      <div className="span-5-13">
        <ol className="calculation-steps">
          <li>
            <b>Sun.</b> We use fourteen sample days for each month, from heavily overcast to cloudless. The sun’s path
            and your roof’s direction, pitch and shade decide the rest. Over a year, an unshaded north roof makes the
            usual amount for your area.
          </li>
          <li>
            <b>Use.</b> We spread your day’s use over the hours the way meter data shows thousands of homes do, by
            season, weekday and who is home. Some days are busier than others, and a kettle draws power in a burst.
          </li>
          <li>
            <b>Battery.</b> It stores what the house can’t use and uses that before buying from the grid. It charges and
            discharges at up to 5 kW, gives back 90% of what goes in and keeps a tenth in reserve. A small one is full
            before the sun goes down and empty before the evening ends.
          </li>
          <li>
            <b>Money.</b> Each half-hour is priced on your plan. What something saves is the difference between two
            bills on the same plan.
          </li>
          <li>
            <b>Range.</b> We vary the sunshine by 10%, the feed-in rate from 0 to 3 c and your habits by 15%, one at a
            time, and combine them. Payback runs from the low price with the best saving to the high price with the
            smallest.
          </li>
        </ol>
        <FourteenDays />
      </div>
    </section>
  );
}

function Meters() {
  return (
    <section className="section sand" aria-labelledby="meters">
      <div className="wrap">
        <h2 id="meters">Checked against real meters</h2>
        <p className="lead mt-4 calculation-text">
          We took 29 homes whose readings had played no part in building the model, gave them panels and a battery on
          paper, and ran their actual half-hourly use against the actual output of a Melbourne roof.
        </p>
        <div className="mt-8">
          <Comparison />
        </div>
        <p className="small mt-4 calculation-text">
          These are averages; for a single home we’re usually out by 5 to 16%. The homes were in the Smart Grid, Smart
          City trial in New South Wales, 2012 to 2014. The roof is a 384 kW array in Bundoora, 2021. We priced power at
          28.2 c and exports at 2 c.
        </p>
      </div>
    </section>
  );
}

function Changed() {
  const rows = [
    ["6.6 kW, 18 kWh a day", moneyRange(...saidBefore.panels), rangeOf(now.panels)],
    ["The same with 10 kWh", moneyRange(...saidBefore.withBattery), rangeOf(now.withBattery)],
    ["10 kW and 13.5 kWh, 28 kWh a day", moneyRange(...saidBefore.large), rangeOf(now.large)],
  ] as const;
  return (
    <section className="section wrap split" aria-labelledby="changed">
      <div className="span-1-5">
        <h2 id="changed">What changed in November 2026</h2>
        <p className="mt-4">
          In homes with someone home during the day, panels save 15 to 30% less than we said. Batteries of 10 kWh and
          more take two to seven years longer to pay back. The figures for homes that are empty during the day, and for
          5 kWh batteries, barely changed.
        </p>
      </div>
      <div className="span-6-13">
        <TableScroll label="What we used to say and what we say now">
          <table className="table">
            <caption className="unseen">Saving per year before and after the change</caption>
            <thead>
              <tr>
                <th scope="col">Someone home part of the day</th>
                <th scope="col" className="num">
                  We used to say{" "}
                </th>
                <th scope="col" className="num">
                  We now say{" "}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([house, before, after]) => (
                <tr key={house}>
                  <th scope="row">{house}</th>
                  <td className="num">{before}</td>
                  <td className="num">{after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
        <p className="small mt-4">
          Dollars a year, for a north roof in Melbourne. Ten kWh on top of the panels now adds about{" "}
          {money(tens(now.battery.assumed))} a year.
        </p>
      </div>
    </section>
  );
}

function Limits() {
  return (
    <section className="section wrap split" aria-labelledby="limits">
      <h2 id="limits" className="span-1-5">
        Where it may still be wrong
      </h2>
      <ul className="dashes span-5-13">
        <li>
          Nearly all the readings are from 2012 to 2014: few heat pumps, no electric cars. Winter heating is our
          estimate.
        </li>
        <li>Homes left empty for weeks save up to a fifth less than we say.</li>
        <li>An export limit costs about a quarter more than we say: we leave out the peaks between passing clouds.</li>
        <li>Cars, timers, free hours and shade are modelled but not yet checked against meters.</li>
        <li>We don’t count a battery’s own power use. It may be $50 to $150 a year. We assume prices don’t change.</li>
        <li>
          Your own meter data will tell you more than any model. <a href="/contact#form">Send us your data</a>, or start
          with <a href="/residential#estimate">your roof and your bill</a>.
        </li>
      </ul>
    </section>
  );
}

function rangeOf({ low, high }: { low: number; high: number }): string {
  return moneyRange(tens(low), tens(high));
}
