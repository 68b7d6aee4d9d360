import { CostBar } from "#app/charts/cost-bar.tsx";
import { Note } from "#app/figures/notes.tsx";
import { emissions } from "#content/energy/emissions.ts";
import { hotWaterYear } from "#content/energy/hot-water.ts";
import { kwh, money, moneyRange, number, size } from "#content/format.ts";
import { people, RunningCostNote } from "./running-cost-note.tsx";

export function Comparison() {
  const { gas, electric, heatPump, heatPumpOnSolar } = hotWaterYear(people);
  const rows = [
    { system: "gas", name: "Gas storage", bought: `${number(gas.energy)}\u00a0MJ of gas`, ...gas },
    { system: "electric", name: "Electric storage", bought: `${kwh(electric.energy)} of power`, ...electric },
    { system: "heatPump", name: "Heat pump", bought: `${kwh(heatPump.energy)} of power`, ...heatPump },
  ] as const;
  const most = Math.max(...rows.map(({ cost }) => cost.high));
  return (
    <section className="sand py-section" aria-labelledby="comparison">
      <div className="wrap split">
        <div className="wide:col-[1/5]">
          <h2 id="comparison">Running costs compared</h2>
          <p className="lead mt-4">What a household of three pays in a year. The lighter part is the range.</p>
        </div>
        <div className="wide:col-[5/13]">
          <table className="table">
            <caption className="unseen">A year’s hot water for three people: cost, energy and emissions</caption>
            <thead>
              <tr>
                <th scope="col">System</th>
                <th scope="col" className="num">
                  Yearly cost
                  <RunningCostNote />
                </th>
                <th scope="col" className="num">
                  CO₂,&nbsp;kg
                  <Note id="water-emissions">
                    At {size(emissions.gridKgPerKwh)}&nbsp;kg of CO₂-e per kWh from Victoria’s grid and{" "}
                    {size(emissions.gasKgPerGj)}&nbsp;kg per GJ of gas. National Greenhouse Accounts Factors 2026.
                  </Note>
                </th>
              </tr>
            </thead>
            {rows.map(({ system, name, bought, cost, emissions: kilograms }) => (
              <tbody key={name}>
                <tr>
                  <th scope="row">
                    {name} <span className="small">{bought}</span>
                  </th>
                  <td className="num">
                    <b className="text-h4">{moneyRange(cost.low, cost.high)}</b>
                  </td>
                  <td className="num">{number(kilograms)}</td>
                </tr>
                <tr>
                  <td colSpan={3} className="border-0 pt-0 phone:pb-3 from-tablet:pb-6">
                    <CostBar system={system} cost={cost} most={most} />
                  </td>
                </tr>
              </tbody>
            ))}
          </table>
          <p className="small mt-4">
            On your own midday solar it costs at most {money(heatPumpOnSolar.high)} a year: the feed-in payment you give
            up.
          </p>
        </div>
      </div>
    </section>
  );
}
