import { DataTable } from "#app/components/data-table.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { FigureWithClaim } from "#app/figures/figure-with-claim.tsx";
import { number } from "#content/format.ts";
import { cases, claims } from "./sources.computed.ts";
import { Warranties } from "./warranties.tsx";
import { Key, YearBar } from "./year-bar.tsx";

export function Benefits() {
  return (
    <section className="wrap split gap-y-5 py-section from-tablet:gap-y-8" aria-labelledby="benefits">
      <h2 id="benefits" className="wide:col-[1/13]">
        What you get
      </h2>
      <div className="wide:col-[1/8]">
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
      <div className="tablet:grid tablet:grid-cols-2 tablet:gap-x-8 wide:rule-before wide:col-[9/13] wide:pl-6">
        <h3 className="tablet:col-span-2">It pays for itself</h3>
        <div className="mt-4">
          <FigureWithClaim id="payback-residential" noted />
        </div>
        <div>
          <p className="small mt-2 tablet:mt-4">
            That’s for panels alone. They pay back sooner if you use power during the day, and last for decades; allow
            for one new inverter after ten to fifteen years.
          </p>
          <p className="mt-4 phone:hidden">
            <a className="go" href="/your-price">
              Work out the payback for your roof
            </a>
          </p>
        </div>
      </div>
      <Warranties />
    </section>
  );
}

/** Where the same house's year comes from, with nothing, with panels, with a battery. */
function Sources() {
  return (
    <div className="from-tablet:mt-6">
      <DataTable
        caption={<span className="unseen">Where a year’s 6,570&nbsp;kWh comes from</span>}
        columns={[
          { name: "kWh in a year" },
          { name: "Sun", title: <Key of="sun">Sun</Key>, numeric: true },
          { name: "Battery", title: <Key of="battery">Battery</Key>, numeric: true },
          { name: "Grid", title: <Key of="grid">Grid</Key>, numeric: true },
        ]}
        belowClass="border-0 pt-0 phone:pb-3 from-tablet:pb-5"
        rows={cases.map(({ name, direct, moved, bought }) => ({
          name,
          cells: [number(direct), number(moved), number(bought)],
          below: <YearBar direct={direct} moved={moved} bought={bought} />,
        }))}
      />
    </div>
  );
}
