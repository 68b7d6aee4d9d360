import { Fragment } from "react";
import type { ProgramId } from "#app/estimators/programs/program.ts";
import { Output } from "../frame/output.tsx";
import { ProgramDetails } from "../programs/program-details.tsx";
import type { HotWaterResult } from "./answer.ts";

type Name = keyof HotWaterResult["outputs"];

const rows: readonly { id: ProgramId; name: string; certificates?: Name; amount?: Name }[] = [
  {
    id: "heat-pump-certificates",
    name: "Federal certificates",
    certificates: "heat-pump-stcs",
    amount: "heat-pump-stc-value",
  },
  { id: "solar-homes-hot-water", name: "Solar Homes maximum, if eligible", amount: "vic-hot-water" },
  { id: "upgrades-hot-water", name: "Victorian Energy Upgrades" },
];

/** What comes off the price, each with its rule, and the least that is left to pay. */
export function WaterPrograms({ result: { outputs, programs } }: { result: HotWaterResult }) {
  return (
    <>
      <table className="table docket">
        <caption className="label">What comes off the price</caption>
        <tbody>
          {rows.map(({ id, name, certificates, amount }) => {
            const worth = amount && outputs[amount];
            return (
              <Fragment key={id}>
                <tr>
                  <th scope="row">{name}</th>
                  <td>
                    {certificates && <Output name={certificates} value={outputs[certificates]} />}
                    {certificates && " STCs"}
                    {!amount && "set by the market"}
                    {amount && worth === undefined && "not announced"}
                  </td>
                  <td className="num">
                    {!amount && "in your quote"}
                    {worth !== undefined && (worth > 0 ? "−$" : "$")}
                    {amount && <Output name={amount} value={worth} />}
                  </td>
                </tr>
                <ProgramDetails id={id} program={programs.find((program) => program.id === id)} />
              </Fragment>
            );
          })}
        </tbody>
      </table>
      <p className="mt-4">
        You always pay at least{" "}
        <b>
          $<Output name="hot-water-copayment" value={outputs["hot-water-copayment"]} />
        </b>
        .
      </p>
    </>
  );
}
