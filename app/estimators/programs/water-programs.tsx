import { Fragment } from "react";
import { CheckedOn } from "#app/figures/checked-on.tsx";
import type { Day } from "#content/rules/schedule.ts";
import type { HotWaterResult } from "../calculators/hot-water.tsx";
import { Calculations } from "../results/calculations.tsx";
import { NamedNumber } from "../results/named-number.tsx";
import { termsOn } from "./terms.ts";

type NumberName = keyof HotWaterResult["numbers"];

const rows: readonly {
  id: keyof HotWaterResult["programs"];
  name: string;
  certificatesName?: NumberName;
  worthName?: NumberName;
}[] = [
  {
    id: "heat-pump-certificates",
    name: "Federal certificates",
    certificatesName: "heat-pump-stcs",
    worthName: "heat-pump-stc-value",
  },
  { id: "solar-homes-hot-water", name: "Solar Homes maximum, if eligible", worthName: "vic-hot-water" },
  { id: "upgrades-hot-water", name: "Victorian Energy Upgrades" },
];

/** Each discount with its rule, and the co-payment, which a household always pays. */
export function WaterPrograms({ result: { numbers, programs }, today }: { result: HotWaterResult; today: Day }) {
  const terms = termsOn(today);
  return (
    <>
      <table className="table docket">
        <caption className="label">What comes off the price</caption>
        <tbody>
          {rows.map(({ id, name, certificatesName, worthName }) => {
            const worth = worthName && numbers[worthName];
            return (
              <Fragment key={id}>
                <tr>
                  <th scope="row">{name}</th>
                  <td>
                    {certificatesName && <NamedNumber name={certificatesName} value={numbers[certificatesName]} />}
                    {certificatesName && " STCs"}
                    {!worthName && "set by the market"}
                    {worthName && worth === undefined && "not announced"}
                  </td>
                  <td className="num">
                    {!worthName && "in your quote"}
                    {worth !== undefined && (worth > 0 ? "−$" : "$")}
                    {worthName && <NamedNumber name={worthName} value={worth} />}
                  </td>
                </tr>
                <tr className="program">
                  <td colSpan={3}>
                    <details>
                      <summary>How it works, who it’s for and when it ends</summary>
                      <Calculations lines={programs[id]} />
                      <Calculations lines={terms[id]} />
                    </details>
                  </td>
                </tr>
              </Fragment>
            );
          })}
        </tbody>
      </table>
      <p className="mt-4">
        You always pay at least{" "}
        <b>
          $<NamedNumber name="hot-water-copayment" value={numbers["hot-water-copayment"]} />
        </b>
        .
      </p>
    </>
  );
}

/** Where the energy rates come from. */
export function WaterSources() {
  return (
    <p className="small">
      Rates are those of the Victorian Default Offer 2026–27 and of gas standing offers in September 2026, checked{" "}
      <CheckedOn ids={["vdo-usage-mean", "gas-usage-price", "heat-pump-cop"]} />.
    </p>
  );
}
