import { dayCurve } from "#content/energy/day-curve.ts";
import { kwh } from "#content/format.ts";
import { requestFormPath } from "#content/pages.ts";
import { DayChart } from "../../components/day-chart.tsx";
import { DayPlate } from "../../components/day-plate.tsx";
import { Note } from "../../components/notes.tsx";

const house = { month: 10, kw: 8, batteryKwh: 10 };

export function HomeHero() {
  const curve = dayCurve(house);
  const { solar, use, grid } = curve.totals;
  return (
    <>
      <section className="wrap home-hero">
        <h1 className="display">
          <span>Solar First.</span> <span>Batteries Ready.</span> <span>Bills Down.</span>
        </h1>
        <div className="home-hero-side">
          <p className="lead">
            We design, install and connect solar, batteries, heat pump hot water and air conditioning across Victoria.
            Certificates and rebates come off the price upfront.
            <Note id="eligibility">
              If you and your property are eligible. Certificates are assigned to us and shown as a line in the quote;
              each program has its own rules, and a state election is due on 28 November 2026.
            </Note>
          </p>
          <p className="actions">
            <a className="btn" href={requestFormPath}>
              Request Free Assessment
            </a>
            <a className="btn btn-line" href="/commercial">
              For business
            </a>
          </p>
        </div>
      </section>
      <figure aria-labelledby="day-said">
        <DayPlate />
        <DayChart curve={curve} batteryKwh={house.batteryKwh} />
        <ul className="wrap day-sums">
          <li>
            <b>{kwh(solar, 1)}</b> made on the roof
          </li>
          <li>
            <b>{kwh(use, 1)}</b> used in the house
          </li>
          <li>
            <b>{kwh(grid, 1)}</b> bought from the grid
          </li>
          <li id="day-said">
            A modelled average October day in Melbourne: 8 kW of panels facing north, a battery with 10 kWh usable, an
            all-electric house.
            <Note id="model-day">
              4.1 kWh per kW of panels a day in October, within 10%. The battery takes or gives 5 kW at most and returns
              90% of what it takes. A model, not a measurement and not a promise. Computed 21 November 2026.
            </Note>{" "}
            Your roof, your tariff and your habits move every line.
          </li>
        </ul>
      </figure>
    </>
  );
}
