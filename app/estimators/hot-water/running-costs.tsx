import { moneyRange, number } from "#content/format.ts";
import { Output } from "../frame/output.tsx";
import type { HotWaterInput, HotWaterResult } from "./answer.ts";

/** Three bars under one scale: what a year's hot water costs by heater. */
export function RunningCosts({ input, result }: { input: HotWaterInput; result: HotWaterResult }) {
  const { outputs, year } = result;
  const dearest = Math.max(...heaters.map(({ cost }) => outputs[cost] ?? 0));
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
            <td>
              <CostBar share={dearest > 0 ? (outputs[cost] ?? 0) / dearest : 0} ours={id === "heatPump"} />
            </td>
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
        {outputs["gas-daily-charge"] !== undefined && (
          <tr>
            <th scope="row" colSpan={2}>
              Daily gas charge <span className="small">ends only with the last gas appliance</span>
            </th>
            <td className="num">
              $<Output name="gas-daily-charge" value={outputs["gas-daily-charge"]} />
            </td>
            <td />
          </tr>
        )}
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
  return low === high ? "at your rate" : `${moneyRange(low, high)}, depending on the unit`;
}

function CostBar({ share, ours }: { share: number; ours: boolean }) {
  return (
    <svg className="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path className={ours ? "bar-ours" : "bar-plain"} d={`M0 0H${(share * 100).toFixed(1)}V10H0Z`} />
    </svg>
  );
}
