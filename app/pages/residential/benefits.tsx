import { Bar } from "#app/components/bar.tsx";
import { DataTable } from "#app/components/data-table.tsx";
import { GoLink } from "#app/components/links.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { PlanningFigure } from "#app/figures/planning-figure.tsx";
import { figureId } from "#content/figures/index.ts";
import { numberText } from "#content/format.ts";
import { SourceKey, YearBar } from "./packages.tsx";
import { shareBought, sourceCases } from "./power-sources.computed.ts";
import words from "./words.json" with { type: "json" };

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
          the day it buys {shareBought.panels.words}. A 10&nbsp;kWh battery cuts that to {shareBought.battery.words},
          most of it in winter.
        </p>
        <PhoneFold summary="Where a year’s power comes from">
          <PowerSources />
        </PhoneFold>
      </div>
      <div className="tablet:grid tablet:grid-cols-2 tablet:gap-x-8 wide:rule-before wide:col-[9/13] wide:self-start wide:pl-6">
        <h3 className="tablet:col-span-2">How long until it pays for itself</h3>
        <div className="mt-4">
          <PlanningFigure id="payback-residential" withNote withClaim />
        </div>
        <div>
          <p className="small mt-2 tablet:mt-4">
            That’s for panels alone. They pay back sooner if you use power during the day.
          </p>
          <GoLink className="mt-4 phone:hidden" href="/your-price">
            Work out the payback for your roof
          </GoLink>
        </div>
      </div>
      <Warranties />
    </section>
  );
}

/** Where the same house's power comes from over a year: from the grid alone, with panels, and with a battery as well. */
function PowerSources() {
  return (
    <div className="from-tablet:mt-6">
      <DataTable
        caption="Where a year’s 6,570&nbsp;kWh comes from"
        captionClass="unseen"
        columns={[
          "kWh in a year",
          { name: "Sun", title: <SourceKey source="sun">Sun</SourceKey>, numeric: true },
          { name: "Battery", title: <SourceKey source="battery">Battery</SourceKey>, numeric: true },
          { name: "Grid", title: <SourceKey source="grid">Grid</SourceKey>, numeric: true },
        ]}
        belowClass="border-0 pt-0 phone:pb-3 from-tablet:pb-5"
        rows={sourceCases.map(({ name, ...year }) => ({
          name,
          cells: [numberText(year.direct), numberText(year.discharged), numberText(year.bought)],
          below: <YearBar {...year} />,
        }))}
      />
    </div>
  );
}

const axisYears = 30;

/** How long each warranty lasts, as bars on an axis of thirty years. */
function Warranties() {
  return (
    <div className="grid wide:col-[1/13] wide:mt-10 wide:grid-cols-[4fr_8fr]">
      <h3 className="phone:hidden">Four warranties, and how long each lasts</h3>
      <PhoneFold summary="Four warranties, 10 to 30 years">
        <div className="grid grid-cols-6 border-b tablet:mt-6" aria-hidden="true">
          {["Year 0", 5, 10, 15, 20, 25].map((year) => (
            <span key={year} className="label rule-before pl-1.5">
              {year}
            </span>
          ))}
        </div>
        <dl className="grid gap-4 pt-4">
          {words.covers.map(({ name, figure, from, to, covers }) => (
            <div key={name}>
              <dt className="semibold">
                {name}, <FigureValue id={figureId(figure)} />
              </dt>
              <dd>
                <Bar
                  className="bar my-1"
                  max={axisYears}
                  parts={[
                    { to: axisYears, fillClass: "fill-sand" },
                    { to, fillClass: "area-charge" },
                    { to: from, fillClass: "fill-eucalypt" },
                  ]}
                />
                <span className="small">{covers}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="small mt-4">
          The consumer guarantees of Australian Consumer Law apply as well.{" "}
          <a href="/terms">What each covers, in full</a>
        </p>
      </PhoneFold>
    </div>
  );
}
