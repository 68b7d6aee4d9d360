import { TableScroll } from "#app/controls/table-scroll.tsx";
import { monthName, number } from "#content/format.ts";
import type { MeterAnswer } from "#content/meter/answer.ts";
import type { YearFacts } from "../year/facts.ts";

/** A row a month: what was bought and what was exported. */
export function Months({ facts }: { facts: YearFacts }) {
  const most = Math.max(1, ...facts.months.flatMap(({ bought, exported }) => [bought, exported]));
  const exports = facts.exported > 0;
  const someFilled = facts.months.some(({ own }) => !own);
  return (
    <section aria-labelledby="meter-months">
      <h2 id="meter-months">Bought{exports ? " and exported" : ""}, month by month</h2>
      <table className="table meter-months">
        <caption className="small">
          kWh a month{someFilled ? "; months marked * are filled from the ones in your file" : ""}
        </caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <td />
            <th scope="col" className="num">
              Bought
            </th>
            {exports ? (
              <th scope="col" className="num">
                Exported
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {facts.months.map(({ bought, exported, own }, month) => (
            <tr key={monthName(month + 1)}>
              <th scope="row">
                {monthName(month + 1)}
                {own ? "" : " *"}
              </th>
              <td className="meter-bars">
                <svg viewBox="0 0 100 18" preserveAspectRatio="none" aria-hidden="true">
                  <rect className="area-general" width={(100 * bought) / most} height={exports ? 9 : 14} />
                  {exports ? (
                    <rect className="area-exported" y={10} width={(100 * exported) / most} height={8} />
                  ) : null}
                </svg>
              </td>
              <td className="num">{number(bought)}</td>
              {exports ? <td className="num">{number(exported)}</td> : null}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Year</th>
            <td />
            <td className="num">{number(facts.bought)}</td>
            {exports ? <td className="num">{number(facts.exported)}</td> : null}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** The same months beside what they would have been. */
export function MonthsWithIt({ answer }: { answer: MeterAnswer }) {
  const rows = answer.months.map(
    (month, at) => [monthName(at + 1), answer.monthsNow[at]?.bought ?? 0, month.bought, month.exported] as const,
  );
  return (
    <details className="estimate-more meter-printed">
      <summary>Month by month with it</summary>
      <TableScroll label="Months with it">
        <table className="table meter-months">
          <caption className="small">kWh a month</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              {["Bought", "With it", "Exported with it"].map((name) => (
                <th key={name} scope="col" className="num">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([month, ...values]) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                {values.map((value, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: three fixed columns
                  <td key={at} className="num">
                    {number(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </details>
  );
}
