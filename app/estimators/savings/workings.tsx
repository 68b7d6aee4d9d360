import { TableScroll } from "#app/controls/table-scroll.tsx";
import type { Line } from "#app/estimators/question/estimate.ts";
import { ServerPart } from "#app/island/server-part.tsx";
import { kwh, money, moneyRange } from "#content/format.ts";
import { Output } from "../frame/output.tsx";
import type { SavingsResult } from "./answer.ts";

/** How the figures come about, ten years of them, and what is assumed. */
export function Workings({ result }: { result: SavingsResult }) {
  const { arithmetic, years, assumptions } = result;
  return (
    <div className="estimate-workings">
      {years.length > 0 && (
        <details className="day-table">
          <summary>The first ten years: you save a little less each year</summary>
          <TenYears years={years} />
        </details>
      )}
      <details className="day-table">
        <summary>How we work this out</summary>
        <Arithmetic lines={arithmetic.saving} />
        <Arithmetic lines={arithmetic.payback} />
        <h3>What we assume</h3>
        <ul className="dashes">
          {assumptions.map(({ field, text }) => (
            <li key={text}>
              {text} {field && <a href={`#estimate-${field}`}>Change</a>}
            </li>
          ))}
        </ul>
        <ServerPart name="changes" />
      </details>
    </div>
  );
}

function Arithmetic({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="slip-lines">
      {lines.map(({ label, calculation, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="small">{calculation}</dd>
          {amount !== undefined && <dd>{money(amount)}</dd>}
        </div>
      ))}
    </dl>
  );
}

function TenYears({ years }: { years: SavingsResult["years"] }) {
  return (
    <TableScroll label="Ten years">
      <table className="table">
        <caption className="unseen">Power made and what it’s worth, year by year, with a running total</caption>
        <thead>
          <tr>
            <th scope="col">Year</th>
            <th scope="col" className="num">
              Made
            </th>
            <th scope="col" className="num">
              Value
            </th>
            <th scope="col" className="num">
              Total so far
            </th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, made, low, high, totalLow, totalHigh }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td className="num">{kwh(made)}</td>
              <td className="num">{moneyRange(low, high)}</td>
              <td className="num">
                {year === years.length ? <Sum low={totalLow} high={totalHigh} /> : moneyRange(totalLow, totalHigh)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Sum({ low, high }: { low: number; high: number }) {
  return (
    <>
      $
      <Output name="ten-year-low" value={Math.round(low)} />
      –
      <Output name="ten-year-high" value={Math.round(high)} />
    </>
  );
}
