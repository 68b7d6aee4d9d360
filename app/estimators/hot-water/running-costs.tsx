import { CostBar } from "#app/charts/cost-bar.tsx";
import type { HotWaterYear } from "#content/energy/hot-water.ts";
import { moneyRange, number } from "#content/format.ts";
import { Output } from "../frame/output.tsx";
import type { HotWaterInput, HotWaterResult } from "./answer.ts";

/** Three bars under one scale: what a year's hot water costs by heater. */
export function RunningCosts({ input, result }: { input: HotWaterInput; result: HotWaterResult }) {
  const { outputs, year } = result;
  const most = (all: HotWaterYear) => Math.max(...heaters.map(({ id }) => all[id].cost.high));
  return (
    <table className="table">
      <caption className="unseen">Cost and emissions of a year’s hot water, system by system</caption>
      <thead>
        <tr>
          <th scope="col">A year of hot water</th>
          <td />
          <th scope="col" className="num">
            Costs
          </th>
          <th scope="col" className="num">
            CO₂
          </th>
        </tr>
      </thead>
      <tbody>
        {heaters.map(({ id, name, cost }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              {year && <span className="small">{spread(year[id].cost)}</span>}
            </th>
            <td>{year && <CostBar system={id} cost={year[id].cost} most={most(year)} />}</td>
            <td className="num">
              {outputs[cost] !== undefined && "$"}
              <Output name={cost} value={outputs[cost]} />
            </td>
            <td className="num">
              {id === input.system && <Output name="emissions-now" value={outputs["emissions-now"]} />}
              {id === "heatPump" && <Output name="emissions-heat-pump" value={outputs["emissions-heat-pump"]} />}
              {id !== input.system && id !== "heatPump" && year && number(year[id].emissions)}
              {year && " kg"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const heaters = [
  { id: "gas", name: "Gas storage", cost: "cost-gas" },
  { id: "electric", name: "Electric storage", cost: "cost-electric" },
  { id: "heatPump", name: "Heat pump", cost: "cost-heat-pump" },
] as const;

function spread({ low, high }: { low: number; high: number }): string {
  return low === high ? "at your rate" : `${moneyRange(low, high)} by model`;
}
