import { TableScroll } from "#app/controls/table-scroll.tsx";
import { monthName, number } from "#content/format.ts";
import type { MeterAnswer } from "#content/meter/answer.ts";

/** The same months next to what they would have been. */
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
