import { Fragment } from "react";
import type { ProgramId } from "#app/estimators/programs/program.ts";
import { Output } from "../frame/output.tsx";
import { ProgramDetails } from "../programs/program-details.tsx";
import type { HotWaterResult } from "./answer.ts";

type Name = keyof HotWaterResult["outputs"];

const rows: readonly { id: ProgramId; name: string; certificates?: Name; amount: Name; least?: true }[] = [
  {
    id: "heat-pump-certificates",
    name: "Federal certificates",
    certificates: "heat-pump-stcs",
    amount: "heat-pump-stc-value",
  },
  { id: "solar-homes-hot-water", name: "Solar Homes maximum, if eligible", amount: "vic-hot-water" },
  { id: "upgrades-hot-water", name: "Victorian Energy Upgrades", amount: "hot-water-copayment", least: true },
];

/** What comes off the price, each with its rule. */
export function WaterPrograms({ result: { outputs, programs } }: { result: HotWaterResult }) {
  return (
    <table className="table docket">
      <caption className="label">What comes off the price</caption>
      <tbody>
        {rows.map(({ id, name, certificates, amount, least }) => {
          const worth = outputs[amount];
          return (
            <Fragment key={id}>
              <tr>
                <th scope="row">{name}</th>
                <td>
                  {certificates && <Output name={certificates} value={outputs[certificates]} />}
                  {certificates && " STCs"}
                  {least && "you pay at least"}
                  {worth === undefined && "not announced"}
                </td>
                <td className="num">
                  {worth !== undefined && (!least && worth > 0 ? "−$" : "$")}
                  <Output name={amount} value={worth} />
                </td>
              </tr>
              <ProgramDetails id={id} program={programs.find((program) => program.id === id)} />
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
