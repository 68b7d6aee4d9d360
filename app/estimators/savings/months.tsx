import { TableScroll } from "#app/controls/table-scroll.tsx";
import { monthName, number } from "#content/format.ts";
import type { SavingsResult } from "./answer.ts";

const height = 100;

/** Twelve months: upwards what the roof makes and where it goes, downwards what is bought from the grid. */
export function Months({ months }: { months: SavingsResult["months"] }) {
  const [most, deepest] = [
    Math.max(...months.map(({ made }) => made)),
    Math.max(...months.map(({ bought }) => bought)),
  ];
  const scale = height / Math.max(1, most + deepest);
  const ground = most * scale;
  return (
    <figure className="estimate-months">
      <svg viewBox={`0 0 120 ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {months.map(({ made, direct, exported, spilled, bought }, index) => {
          const month = index + 1;
          const sold = exported + spilled;
          const bar = (from: number, to: number) => {
            const [top, bottom] = [(ground - to * scale).toFixed(1), (ground - from * scale).toFixed(1)];
            return `M${month * 10 - 9} ${top}H${month * 10 - 1}V${bottom}H${month * 10 - 9}Z`;
          };
          return (
            <g key={month}>
              <path className="area-direct" d={bar(0, direct)} />
              <path className="area-charge" d={bar(direct, made - sold)} />
              <path className="area-export" d={bar(made - sold, made)} />
              <path className="area-grid" d={bar(-bought, 0)} />
            </g>
          );
        })}
        <path className="estimate-ground" d={`M0 ${ground.toFixed(1)}H120`} />
      </svg>
      <div className="estimate-month-names" aria-hidden="true">
        {months.map((_, index) => {
          const name = monthName(index + 1);
          return <span key={name}>{name.slice(0, 1)}</span>;
        })}
      </div>
      <figcaption>
        <ul className="day-legend">
          {legend.map(([kind, text]) => (
            <li key={kind}>
              <svg viewBox="0 0 20 14" aria-hidden="true" focusable="false">
                <rect className={kind} width="20" height="14" />
              </svg>
              {text}
            </li>
          ))}
        </ul>
      </figcaption>
      <details className="day-table">
        <summary>Month by month in kWh</summary>
        <TableScroll label="Month by month">
          <table className="table">
            <caption className="unseen">Made, used, sold and bought by month, in kWh</caption>
            <thead>
              <tr>
                <th scope="col">Month</th>
                {columns.map(([key, name]) => (
                  <th key={key} scope="col" className="num">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {months.map((month, index) => (
                <tr key={monthName(index + 1)}>
                  <th scope="row">{monthName(index + 1)}</th>
                  {columns.map(([key]) => (
                    <td key={key} className="num">
                      {number(month[key])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </details>
    </figure>
  );
}

const legend = [
  ["area-direct", "Solar used directly"],
  ["area-charge", "Into the battery"],
  ["area-export", "Sold"],
  ["area-grid", "Bought from the grid"],
] as const;

const columns = [
  ["made", "Made"],
  ["direct", "Used directly"],
  ["moved", "From battery"],
  ["exported", "Sold"],
  ["bought", "Bought"],
] as const;
