import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { FigureWithClaim } from "#app/figures/figure-with-claim.tsx";
import { number } from "#content/format.ts";
import { cases, claims } from "./sources.computed.ts";
import { Warranties } from "./warranties.tsx";
import { YearBar } from "./year-bar.tsx";

export function Benefits() {
  return (
    <section className="section wrap split" aria-labelledby="benefits">
      <h2 id="benefits" className="span-1-13">
        What you get
      </h2>
      <div className="span-1-8">
        <h3>You buy less power</h3>
        <p className="mt-2 max-w-[36em]">
          Without panels, a house that uses 18&nbsp;kWh a day buys all of it. With 6.6&nbsp;kW and someone home part of
          the day it buys {claims.panels.words}. A 10&nbsp;kWh battery cuts that to {claims.battery.words}, most of it
          in winter.
        </p>
        <PhoneFold summary="Where a year’s power comes from">
          <Sources />
        </PhoneFold>
      </div>
      <div className="span-9-13 residential-payback">
        <h3>It pays for itself</h3>
        <div className="mt-4">
          <FigureWithClaim id="payback-residential" noted />
        </div>
        <p className="small mt-2">
          That’s for panels alone. They pay back sooner if you use power during the day, and last for decades; allow for
          one new inverter after ten to fifteen years.
        </p>
        <p className="mt-4 from-tablet">
          <a className="go" href="/your-price">
            Work out the payback for your roof
          </a>
        </p>
      </div>
      <Warranties />
    </section>
  );
}

/** Where the same house's year comes from, with nothing, with panels, with a battery. */
function Sources() {
  return (
    <table className="table residential-sources">
      <caption className="unseen">Where a year’s 6,570&nbsp;kWh comes from</caption>
      <thead>
        <tr>
          <th scope="col">kWh in a year</th>
          <th scope="col" className="num key-sun">
            Sun
          </th>
          <th scope="col" className="num key-battery">
            Battery
          </th>
          <th scope="col" className="num key-grid">
            Grid
          </th>
        </tr>
      </thead>
      {cases.map(({ name, direct, moved, bought }) => {
        return (
          <tbody key={name}>
            <tr>
              <th scope="row">{name}</th>
              <td className="num">{number(direct)}</td>
              <td className="num">{number(moved)}</td>
              <td className="num">{number(bought)}</td>
            </tr>
            <tr>
              <td colSpan={4}>
                <YearBar direct={direct} moved={moved} bought={bought} />
              </td>
            </tr>
          </tbody>
        );
      })}
    </table>
  );
}
