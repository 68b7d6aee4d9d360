import { monthlyYield } from "#content/energy/yield.ts";
import { kwText, monthName, numberText } from "#content/format.ts";

/** What a system makes on the average day of each month: a table with a bar in each cell. */
export function YieldByMonth({ kw }: { kw: number }) {
  const highestYield = Math.max(...monthlyYield);
  const months = monthlyYield.map((perKw, index) => ({
    name: monthName(index + 1),
    kwhADay: numberText(perKw * kw, 1),
    height: (perKw / highestYield) * 100,
  }));
  return (
    <figure>
      <table className="w-full table-fixed text-center text-[clamp(min(0.6875rem,max(2.6vw,11px)),1.4vw,0.9375rem)] [font-variant-numeric:tabular-nums]">
        <caption>
          {kwText(kw)} in Melbourne through the year <span className="small">kWh on an average day</span>
        </caption>
        <thead className="table-footer-group">
          <tr>
            {months.map(({ name }) => (
              <th key={name} className="font-[400]" scope="col" abbr={name}>
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {months.map(({ name, kwhADay, height }) => (
              <td key={name} className="px-px align-bottom">
                {kwhADay}
                <svg className="h-32 w-full border-b fill-wattle" aria-hidden="true">
                  <rect y={`${100 - height}%`} width="100%" height={`${height}%`} />
                </svg>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <figcaption className="small mt-2">
        For panels facing north at 22 degrees. Figures can be about 10 per cent out either way.
      </figcaption>
    </figure>
  );
}
