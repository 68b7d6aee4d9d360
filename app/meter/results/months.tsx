import { monthName, number } from "#content/format.ts";
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
