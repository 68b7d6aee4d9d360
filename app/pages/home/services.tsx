import { HourBar } from "#app/charts/hour-bar.tsx";
import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { FigureWithClaim } from "#app/figures/figure-with-claim.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { fixedValue, todayOf } from "#content/figures/index.ts";
import { longDate, money } from "#content/format.ts";
import { packages } from "#content/offers/packages.ts";
import { claims, prices } from "#content/prices.ts";
import { middayPower } from "#content/rules/announced.ts";
import { unchangedUntil } from "#content/rules/changes.ts";
import { OutdoorUnitWithHeads, RoofPlan, WorkingDay } from "./drawings.tsx";

export function Services() {
  const until = unchangedUntil(useToday());
  return (
    <section className="section wrap home-places" aria-labelledby="services">
      <h2 id="services" className="home-services-title">
        What we install
      </h2>
      <p className="small home-services-why">
        Prices are for a typical Melbourne home, GST included, after the rebates you’re eligible for
        {until && <>, if it’s installed by {longDate(until)}</>}.
      </p>
      <div className="home-services">
        <Residential />
        <Commercial />
        <Aircon />
        <HotWater />
      </div>
    </section>
  );
}

function Residential() {
  const today = useToday();
  return (
    <article className="home-service home-residential">
      <HourBar from={10} to={15} label="Solar works hardest from" />
      <h3>
        <a href="/residential">Residential</a>
      </h3>
      <p>
        We start with panels, add a battery if you use enough after dark, and replace gas appliances as they wear out.
      </p>
      <div className="home-residential-parts">
        <figure className="from-tablet">
          <RoofPlan />
          <figcaption className="small">Fifteen 440&nbsp;W panels make 6.6&nbsp;kW. Illustration.</figcaption>
        </figure>
        <div className="to-tablet">
          <FigureWithClaim id="smart-saver-price" />
        </div>
        <PhoneFold summary="Three packages and their prices">
          <table className="table">
            <caption className="unseen">Residential packages</caption>
            <thead>
              <tr>
                <th scope="col">Package</th>
                <th scope="col" className="num">
                  After rebates
                </th>
              </tr>
            </thead>
            <tbody>
              {packages.map(({ id, name, size, figures }) => (
                <tr key={id}>
                  <th scope="row">
                    {name} <span className="small">{size}</span>
                  </th>
                  <td className="num">
                    <b>{todayOf(figures.price, today)?.value}</b>{" "}
                    <span className="small">from {fixedValue(figures.price)}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="small">“From” is {claims.from["smart-saver"].condition}.</p>
        </PhoneFold>
      </div>
      <a className="go" href="/residential">
        Compare the three packages
      </a>
    </article>
  );
}

function Commercial() {
  return (
    <article className="home-service home-commercial">
      <HourBar from={8} to={18} label="For businesses open from" />
      <h3>
        <a href="/commercial">Commercial</a>
      </h3>
      <p>Your business uses power while the sun shines, so most of your solar is used on site.</p>
      <div className="from-tablet">
        <WorkingDay />
      </div>
      <FigureWithClaim id="commercial-cost-reduction" />
      <p className="small">
        Our three examples pay for themselves in <FigureValue id="payback-commercial" />.
      </p>
      <a className="go" href="/commercial">
        Schools, shops, sheds and strata
      </a>
    </article>
  );
}

const { split } = prices.airConditioning;

function Aircon() {
  return (
    <article className="home-service home-aircon">
      <HourBar from={15} to={22} label="Used most from" />
      <h3>
        <a href="/aircon-rebate">Air conditioning</a>
      </h3>
      <p>
        One outdoor unit, up to five rooms. A split system is about {money(split.typical)} installed, from{" "}
        {money(split.low)}. The state’s discount comes off that, and your quote says how much.
      </p>
      <div className="from-tablet">
        <OutdoorUnitWithHeads />
      </div>
      <a className="go" href="/aircon-rebate">
        See if you qualify
      </a>
    </article>
  );
}

const lessEnergy = Number.parseInt(fixedValue("heat-pump-energy-saving"), 10);

function HotWater() {
  return (
    <article className="home-service home-hot-water">
      <HourBar from={11} to={14} label="Best run from" />
      <h3>
        <a href="/hot-water">Hot Water</a>
      </h3>
      <p>A heat pump takes heat from the air. Run it at midday and your own solar heats most of the water.</p>
      <div className="home-hot-water-parts">
        <FigureWithClaim id="heat-pump-price" />
        <dl className="home-bars">
          <dt className="label">Energy for the same hot water</dt>
          <dd>
            Electric storage <b>100</b>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <path className="bar-plain" d="M0 0H100V10H0Z" />
            </svg>
          </dd>
          <dd>
            Heat pump, {fixedValue("heat-pump-energy-saving")} less <b>{100 - lessEnergy}</b>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <path className="bar-ground" d="M0 0H100V10H0Z" />
              <path className="bar-ours" d={`M0 0H${100 - lessEnergy}V10H0Z`} />
            </svg>
          </dd>
        </dl>
      </div>
      <a className="go" href="/hot-water">
        What a heat pump costs to run
      </a>
      <PhoneFold summary="Midday Power Saver">
        <p className="home-midday">
          <b>Midday Power Saver.</b> From {longDate(middayPower.from)} households with a smart meter can opt in to a
          plan that doesn’t charge for power used from {middayPower.hours}. Retailers’ own conditions apply. A heat pump
          on a timer works well with it, with or without panels.
        </p>
      </PhoneFold>
    </article>
  );
}
