import { TableScroll } from "#app/controls/table-scroll.tsx";
import { Note } from "#app/figures/notes.tsx";
import { emissions } from "#content/energy/emissions.ts";
import { hotWaterYear } from "#content/energy/hot-water.ts";
import { kwh, moneyRange, number, size } from "#content/format.ts";
import { people, RunningCostNote } from "./running-cost-note.tsx";

const kwhPerMegajoule = 1 / 3.6;

export function Comparison() {
  const { heatKwh, gas, electric, heatPump, heatPumpOnSolar } = hotWaterYear(people);
  const burnt = gas.energy * kwhPerMegajoule;
  const share = (part: number) => Math.round((part / burnt) * 1000) / 10;
  const rows = [
    { name: "Gas storage", bars: [["water-gas", burnt]], bought: `${number(gas.energy)}\u00a0MJ`, ...gas },
    { name: "Electric storage", bars: [["water-grid", electric.energy]], bought: kwh(electric.energy), ...electric },
    {
      name: "Heat pump",
      bars: [
        ["water-grid", heatPump.energy],
        ["water-air", heatKwh - heatPump.energy],
      ],
      bought: kwh(heatPump.energy),
      ...heatPump,
    },
  ] as const;
  return (
    <section className="section sand" aria-labelledby="comparison">
      <div className="wrap split">
        <div className="span-1-5">
          <h2 id="comparison">Running costs compared</h2>
          <p className="lead mt-4">
            A year’s hot water for three people. The bars are the energy used; the bold figures are the yearly cost.
          </p>
          <ul className="water-keys">
            <li>Gas burnt</li>
            <li className="water-key-grid">Electricity bought</li>
            <li className="water-key-air">Heat from the air</li>
          </ul>
        </div>
        <div className="span-5-13">
          <TableScroll label="A year of hot water, heated three ways">
            <table className="table water-compared">
              <caption className="unseen">A year’s hot water for three people: energy, cost and emissions</caption>
              <thead>
                <tr>
                  <th scope="col">System</th>
                  <th scope="col" className="num">
                    Bought
                  </th>
                  <th scope="col" className="num">
                    Yearly cost
                    <RunningCostNote />
                  </th>
                  <th scope="col" className="num">
                    CO₂,&nbsp;kg
                    <Note id="water-emissions">
                      Kilograms of CO₂-e a year, at {size(emissions.gridKgPerKwh)}&nbsp;kg per kWh from Victoria’s grid,
                      losses included, and {size(emissions.gasKgPerGj)}&nbsp;kg per GJ of gas. National Greenhouse
                      Accounts Factors 2026.
                    </Note>
                  </th>
                </tr>
              </thead>
              {rows.map(({ name, bars, bought, cost, emissions: kilograms }) => (
                <tbody key={name}>
                  <tr>
                    <th scope="row">{name}</th>
                    <td className="num">{bought}</td>
                    <td className="num water-cost">
                      <b>{moneyRange(cost.low, cost.high)}</b>
                    </td>
                    <td className="num">{number(kilograms)}</td>
                  </tr>
                  <tr>
                    <td colSpan={4}>
                      <Bar parts={bars.map(([kind, part]) => [kind, share(part)])} />
                    </td>
                  </tr>
                </tbody>
              ))}
            </table>
          </TableScroll>
          <p className="small mt-4">
            If it runs entirely on your own midday solar, the heat pump costs you{" "}
            {moneyRange(heatPumpOnSolar.low, heatPumpOnSolar.high)} a year in lost exports and uses no grid power.
          </p>
        </div>
      </div>
    </section>
  );
}

function Bar({ parts }: { parts: readonly (readonly [kind: string, share: number])[] }) {
  let from = 0;
  return (
    <svg className="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {parts.map(([kind, share]) => {
        const start = from;
        from += share;
        return <path key={kind} className={kind} d={`M${start} 0H${from}V10H${start}Z`} />;
      })}
    </svg>
  );
}
