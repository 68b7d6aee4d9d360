import { monthName, number } from "#content/format.ts";
import type { MeterAnswer } from "#content/meter/answer.ts";
import type { YearFacts } from "../year/facts.ts";

interface MonthsProps {
  facts: YearFacts;
  fitted: MeterAnswer | undefined;
}

/** A row a month: what was bought and exported, and beside it what would have been. */
export function Months({ facts, fitted }: MonthsProps) {
  const most = Math.max(1, ...facts.months.flatMap(({ bought, exported }) => [bought, exported]));
  const hasExport = facts.exported > 0 || (fitted?.fittedYear.exported ?? 0) > 0;
  const someFilled = facts.months.some(({ own }) => !own);
  return (
    <section aria-labelledby="meter-months">
      <h2 id="meter-months">Bought and exported, month by month</h2>
      <div className="table-scroll">
        <table className="table meter-months">
          <caption className="small">
            kWh a month{someFilled ? "; months marked * are filled from the ones in your file" : ""}
          </caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <td aria-hidden="true" />
              <th scope="col" className="num">
                Bought
              </th>
              {facts.exported > 0 ? (
                <th scope="col" className="num">
                  Exported
                </th>
              ) : null}
              {fitted ? (
                <>
                  <th scope="col" className="num">
                    Bought with it
                  </th>
                  {hasExport ? (
                    <th scope="col" className="num">
                      Exported with it
                    </th>
                  ) : null}
                </>
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
                  <Bars
                    bought={bought / most}
                    exported={exported / most}
                    fitted={(fitted?.months[month]?.bought ?? 0) / most}
                  />
                </td>
                <td className="num">{number(bought)}</td>
                {facts.exported > 0 ? <td className="num">{number(exported)}</td> : null}
                {fitted ? (
                  <>
                    <td className="num">{number(fitted.months[month]?.bought ?? 0)}</td>
                    {hasExport ? <td className="num">{number(fitted.months[month]?.exported ?? 0)}</td> : null}
                  </>
                ) : null}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Year</th>
              <td aria-hidden="true" />
              <td className="num">{number(facts.bought)}</td>
              {facts.exported > 0 ? <td className="num">{number(facts.exported)}</td> : null}
              {fitted ? (
                <>
                  <td className="num">{number(fitted.fittedYear.bought)}</td>
                  {hasExport ? <td className="num">{number(fitted.fittedYear.exported)}</td> : null}
                </>
              ) : null}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

function Bars({ bought, exported, fitted }: { bought: number; exported: number; fitted: number }) {
  return (
    <svg viewBox="0 0 100 18" preserveAspectRatio="none" aria-hidden="true">
      <rect className="area-general" width={100 * bought} height={exported > 0 ? 9 : 14} />
      {fitted > 0 ? <rect className="area-fitted" width={100 * fitted} height={exported > 0 ? 9 : 14} /> : null}
      {exported > 0 ? <rect className="area-exported" y={10} width={100 * exported} height={8} /> : null}
    </svg>
  );
}
