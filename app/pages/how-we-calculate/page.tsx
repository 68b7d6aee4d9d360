import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { TextWithFigures } from "#app/figures/text-with-figures.tsx";
import { batteryOwnUse } from "#content/energy/money/own-use.ts";
import { money, moneyRange } from "#content/format.ts";
import { Changed } from "./changed.tsx";
import { Comparison } from "./comparison.tsx";
import { FourteenDays } from "./fourteen-days.tsx";

export function Page() {
  return (
    <>
      <Opening />
      <Steps />
      <Prices />
      <Meters />
      <Limits />
      <Next />
      <Changed />
    </>
  );
}

function Opening() {
  return (
    <div className="wrap pt-8 pb-4">
      <Breadcrumb path="/how-we-calculate" />
      <h1>How we work it out</h1>
      <p className="lead mt-6">
        We simulate a year at your house, half-hour by half-hour, with panels, with a battery and without either. Then
        we compare the bills. Every saving, payback and chart for solar and batteries comes from that one model.
      </p>
    </div>
  );
}

function Steps() {
  return (
    <section className="wrap split py-section" aria-labelledby="model">
      <h2 id="model" className="wide:col-[1/5]">
        What the model does
      </h2>
      <div className="wide:col-[5/13]">
        <ol className="grid max-w-[40em] list-decimal gap-4 pl-5">
          <li>
            <b>Sun.</b> We use fourteen sample days for each month, from heavily overcast to cloudless. The sun’s path
            and your roof’s direction, pitch and shade decide the rest. For an unshaded north roof it adds up to the
            published yearly average for your area.
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
            <b>Range.</b> We change three things in turn: the sunshine by 10%, the feed-in rate from 0 to 3 c and your
            habits by 15%. Then we combine the three results. The shortest payback takes the lowest price and the
            biggest saving; the longest takes the highest price and the smallest saving.
          </li>
        </ol>
        <FourteenDays />
      </div>
    </section>
  );
}

const prices = [
  "A typical price is what we charge for an ordinary job, GST included. A range runs from an easy job to a hard one, with the equipment we usually fit.",
  "We count certificates by the federal rules for your postcode and the year of installation, at {stc-price} each.",
  "Solar Homes pays half of what’s left for the panels, up to {solar-rebate-max}, if your household is eligible. The Victorian Energy Upgrades discount changes with the market, so you see it in your quote.",
  "A “from” price can be below that range: it’s for entry-level equipment on the simplest roof, with every discount. An “up to” saving is for the household named with it.",
  "Power costs {vdo-usage-mean}, the mean of the Victorian Default Offer, and exports earn {feed-in-today}, unless you enter your own rates.",
];

function Prices() {
  return (
    <section className="wrap split py-section" aria-labelledby="prices">
      <h2 id="prices" className="wide:col-[1/5]">
        Prices and rebates
      </h2>
      <ul className="dashes wide:col-[5/13]">
        {prices.map((text) => (
          <li key={text}>
            <TextWithFigures text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Meters() {
  return (
    <section className="sand py-section" aria-labelledby="meters">
      <div className="wrap">
        <h2 id="meters">Checked against real meters</h2>
        <p className="lead mt-4">
          We took 29 homes whose readings had played no part in building the model, gave them panels and a battery on
          paper, and ran their actual half-hourly use against the actual output of a Melbourne roof.
        </p>
        <div className="mt-8">
          <Comparison />
        </div>
        <div className="rule-above mt-10 pt-5">
          <p className="max-w-[40em]">
            These are averages over all 29 homes.{" "}
            <b>
              For a single home we’re usually out by <span className="together">5 to 16%</span>.
            </b>
          </p>
          <p className="small mt-2 max-w-[40em]">
            The homes were in the Smart Grid, Smart City trial in New South Wales, 2012 to 2014. The roof is a
            384&nbsp;kW array in Bundoora, 2021. We priced power at 28.2&nbsp;c and exports at 2&nbsp;c.
          </p>
        </div>
      </div>
    </section>
  );
}

function Limits() {
  return (
    <section className="wrap split py-section" aria-labelledby="limits">
      <h2 id="limits" className="wide:col-[1/5]">
        Where it may still be wrong
      </h2>
      <ul className="dashes wide:col-[5/13]">
        <li>
          Nearly all the readings are from 2012 to 2014: few heat pumps, no electric cars. Winter heating is our
          estimate.
        </li>
        <li>Homes left empty for weeks save up to a fifth less than we say.</li>
        <li>
          An export limit loses you about a quarter more than we show, because we leave out short bursts of sun between
          clouds.
        </li>
        <li>Cars, timers, free hours and shade are modelled but not yet checked against meters.</li>
        <li>
          A battery uses some power itself. We count {money(batteryOwnUse.assumed)} a year for it; it may be{" "}
          {moneyRange(batteryOwnUse.low, batteryOwnUse.high)}.
        </li>
        <li>We assume prices don’t change.</li>
      </ul>
    </section>
  );
}

function Next() {
  return (
    <section className="sand py-section" aria-label="Your own figures">
      <div className="wrap">
        <p className="lead">Your own roof and readings tell you more than any average.</p>
        <div className="actions mt-6 items-center">
          <a className="btn" href="/your-price">
            See your price
          </a>
          <a className="go" href="/your-meter">
            Use your meter data
          </a>
        </div>
      </div>
    </section>
  );
}
