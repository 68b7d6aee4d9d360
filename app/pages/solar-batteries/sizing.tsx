import { SeeYourHouse } from "#app/estimators/see-your-house.tsx";
import { batteryWorkingShare, tierFor } from "#content/energy/prices/batteries.ts";
import { kwh, kwhSize, number } from "#content/format.ts";

const nights = [
  [6, "A couple, gas cooking"],
  [9, "Three people, gas heating"],
  [14, "About what the house in the chart uses"],
  [17, "The same, with heating at night"],
  [25, "With a car charged overnight"],
] as const;

export function Sizing() {
  return (
    <section className="section wrap sizing" aria-labelledby="sizing">
      <div className="split">
        <div className="span-1-5">
          <h2 id="sizing">How big? Go by your evening and overnight use</h2>
          <p className="lead mt-4">
            Find the kWh you use between 5&nbsp;pm and 8&nbsp;am: your retailer’s app shows it by the hour, and{" "}
            <a href="/your-meter">your meter file</a> has every evening of the year. Divide that by{" "}
            {batteryWorkingShare} for the usable size you need.
          </p>
          <p className="mt-4">
            A battery your panels can’t fill in June is too big. So is one you can’t empty overnight. We check the
            winter months before we quote.
          </p>
        </div>
        <div className="span-6-13">
          <table className="table">
            <caption className="unseen">Battery size by evening and overnight use</caption>
            <thead>
              <tr>
                <th scope="col">You use, 5 pm–8 am</th>
                <th scope="col" className="num">
                  Usable size
                </th>
                <th scope="col" className="num">
                  Tier
                </th>
              </tr>
            </thead>
            <tbody>
              {nights.map(([night, household]) => {
                const usable = night / batteryWorkingShare;
                return (
                  <tr key={night}>
                    <th scope="row">
                      {kwh(night)} <span className="small">{household}</span>
                    </th>
                    <td className="num">{kwhSize(Math.round(usable * 10) / 10)}</td>
                    <td className="text-right">{usable < 10 ? "below Essential" : tierFor(usable).name}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
          <p className="small mt-4">
            A full battery gives you {number(batteryWorkingShare * 100)}% of its usable capacity and keeps the rest in
            reserve. If you’d only need a small battery, timers on the hot water and the washing machine might do the
            same job for less.
          </p>
          <SeeYourHouse kw={6.6} battery={10} />
        </div>
      </div>
    </section>
  );
}
