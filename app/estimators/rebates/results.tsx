import type { Program } from "#app/estimators/programs/program.ts";
import { ServerPart } from "#app/island/server-part.tsx";
import { money } from "#content/format.ts";
import { AskAbout } from "../frame/ask-about.tsx";
import { Output } from "../frame/output.tsx";
import { ProgramDetails } from "../programs/program-details.tsx";
import type { RebatesInput, RebatesResult } from "./answer.ts";

interface RebatesResultsProps {
  input: RebatesInput;
  result: RebatesResult;
  /** The question as understood, for the request form. */
  query: string;
}

type OutputName = keyof RebatesResult["outputs"];

interface Row {
  id: Program["id"];
  name: string;
  certificates?: OutputName;
  amount?: OutputName;
  copayment?: OutputName;
}

/** Every program has its row, asked for or not, so that the list reads the same whatever is filled in. */
const rows: readonly Row[] = [
  { id: "solar-certificates", name: "Certificates, panels", certificates: "solar-stcs", amount: "solar-stc-value" },
  {
    id: "battery-certificates",
    name: "Certificates, battery",
    certificates: "battery-stcs",
    amount: "battery-stc-value",
  },
  {
    id: "heat-pump-certificates",
    name: "Certificates, heat pump",
    certificates: "heat-pump-stcs",
    amount: "heat-pump-stc-value",
  },
  { id: "solar-homes-panels", name: "Solar Homes, panels", amount: "vic-solar" },
  { id: "solar-homes-hot-water", name: "Solar Homes, hot water", amount: "vic-hot-water" },
  { id: "upgrades-hot-water", name: "Energy Upgrades, hot water", copayment: "hot-water-copayment" },
  { id: "upgrades-air-conditioning", name: "Energy Upgrades, air conditioning", copayment: "aircon-copayment" },
];

export function RebatesResults({ input, result, query }: RebatesResultsProps) {
  const { outputs, programs, conditionalTotal } = result;
  return (
    <div className="estimate-results">
      <table className="table docket">
        <caption className="label">{captionOf(input)}</caption>
        <tbody>
          {rows.map((row) => (
            <ProgramRow key={row.id} row={row} program={programs.find(({ id }) => id === row.id)} outputs={outputs} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Total, if you’re eligible for all of them
            </th>
            <td className="num">
              {outputs.total !== undefined && "$"}
              <Output name="total" value={outputs.total} />
            </td>
          </tr>
        </tfoot>
      </table>
      <Sum result={result} />
      {conditionalTotal > 0 && (
        <p className="small">
          {money(conditionalTotal)} of it depends on income, ownership and the property. The rest doesn’t.
        </p>
      )}
      <ServerPart name="notes" />
      <AskAbout tool="rebates" query={query} />
    </div>
  );
}

function captionOf({ postcode, zone, kw, when: { year, half } }: RebatesInput): string {
  const assumed =
    kw === undefined || zone === undefined ? "Victoria" : `No postcode, so we used Melbourne’s zone ${zone}`;
  const place = postcode === undefined ? assumed : `Postcode ${postcode}, zone ${zone}`;
  return `${place}, installed ${half === 1 ? "January to June" : "July to December"} ${year}`;
}

interface ProgramRowProps {
  row: Row;
  program: Program | undefined;
  outputs: RebatesResult["outputs"];
}

function ProgramRow({ row: { id, name, certificates, amount, copayment }, program, outputs }: ProgramRowProps) {
  const dollars = amount ?? copayment;
  const worth = dollars && outputs[dollars];
  return (
    <>
      <tr className={program ? undefined : "docket-unasked"}>
        <th scope="row">{name}</th>
        <td>
          {certificates && <Output name={certificates} value={outputs[certificates]} />}
          {certificates && program && " STCs"}
          {copayment && program && "you pay at least"}
          {amount && program && worth === undefined && "not announced"}
          {!program && "–"}
        </td>
        <td className="num">
          {worth !== undefined && (amount && worth > 0 ? "−$" : "$")}
          {dollars && <Output name={dollars} value={worth} />}
        </td>
      </tr>
      <ProgramDetails id={id} program={program} />
    </>
  );
}

/** "$1,482 + $3,458 + $1,400 = $6,340" */
function Sum({ result: { sum, outputs } }: { result: RebatesResult }) {
  if (outputs.total === undefined || sum.length < 2) return null;
  return (
    <p className="small">
      {sum.map((amount) => money(amount)).join(" + ")} = {money(outputs.total)}
    </p>
  );
}
