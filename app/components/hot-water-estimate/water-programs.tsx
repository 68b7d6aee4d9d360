import type { HotWaterResult } from "#content/estimates/hot-water.ts";
import type { ProgramId } from "#content/estimates/programs/program.ts";
import { Output } from "../output.tsx";
import { ProgramDetails } from "../rebates-estimate/program-details.tsx";

type Name = keyof HotWaterResult["outputs"];

const rows: readonly { id: ProgramId; name: string; certificates?: Name; amount: Name; least?: true }[] = [
  {
    id: "heat-pump-certificates",
    name: "Federal certificates",
    certificates: "heat-pump-stcs",
    amount: "heat-pump-stc-value",
  },
  { id: "solar-homes-hot-water", name: "Solar Homes, at most, if eligible", amount: "vic-hot-water" },
  { id: "upgrades-hot-water", name: "Victorian Energy Upgrades", amount: "hot-water-copayment", least: true },
];

/** What comes off the price, each with its rule. */
export function WaterPrograms({ result: { outputs, programs } }: { result: HotWaterResult }) {
  return (
    <table className="table docket">
      <caption className="label">What comes off the price</caption>
      <tbody>
        {rows.map(({ id, name, certificates, amount, least }) => {
          const program = programs.find((one) => one.id === id);
          return (
            <tr key={id}>
              <th scope="row">
                {name}
                <ProgramDetails id={id} program={program} />
              </th>
              <td>
                {certificates && (
                  <>
                    <Output name={certificates} value={outputs[certificates]} /> STCs
                  </>
                )}
                {least && "you pay at least"}
              </td>
              <td className="num">
                {outputs[amount] !== undefined && (least ? "$" : "−$")}
                <Output name={amount} value={outputs[amount]} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
