import { DataTable } from "#app/components/data-table.tsx";
import { SeeYourHouse } from "#app/estimators/see-your-house.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { batteryWorkingShare, tierFor } from "#content/energy/prices/batteries.ts";
import { kwh, kwhSize } from "#content/format.ts";

const nights = [
  [6, "A couple, gas cooking"],
  [9, "Three people, gas heating"],
  [14, "About what the house above uses"],
  [17, "The same, with heating at night"],
  [25, "With a car charged overnight"],
] as const;

export function Sizing() {
  return (
    <section className="wrap split pb-section" aria-labelledby="sizing">
      <div className="wide:col-[1/5]">
        <h2 id="sizing">How big? Go by your evening and overnight use</h2>
        <p className="lead mt-4">
          Find the kWh you use between 5&nbsp;pm and 8&nbsp;am: your retailer’s app shows it by the hour, and{" "}
          <a href="/your-meter">your meter file</a> has every evening of the year. Divide that by {batteryWorkingShare}{" "}
          for the usable size you need.
        </p>
        <p className="mt-4">
          A battery that your panels can’t fill for most of the year is too big. So is one you can’t empty overnight. If
          your house uses 18&nbsp;kWh a day, a battery of up to about <FigureValue id="battery-suggested-size" /> is the
          best value. A bigger one is for blackouts or a car.
        </p>
      </div>
      <div className="wide:col-[6/13]">
        <DataTable
          caption={<span className="unseen">Battery size by evening and overnight use</span>}
          columns={[
            { name: "You use, 5 pm–8 am" },
            { name: "Usable size", numeric: true },
            { name: "Tier", cellClass: "text-right" },
          ]}
          rows={nights.map(([night, household]) => {
            const usable = night / batteryWorkingShare;
            return {
              name: (
                <>
                  {kwh(night)} <span className="small">{household}</span>
                </>
              ),
              cells: [kwhSize(Math.round(usable * 10) / 10), usable < 10 ? "below Essential" : tierFor(usable).name],
            };
          })}
        />
        <p className="small mt-4">
          We keep a tenth in reserve, so count on {kwh(10 * batteryWorkingShare)} from a {kwhSize(10)} battery. If you’d
          only need a small battery, timers on the hot water and the washing machine might do the same job for less.
        </p>
        <SeeYourHouse kw={6.6} battery={10} />
      </div>
    </section>
  );
}
