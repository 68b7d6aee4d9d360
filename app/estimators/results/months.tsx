import { LevelLines, LevelScale, levelsAround } from "#app/charts/levels.tsx";
import { DataTable } from "#app/components/data-table.tsx";
import { TableScroll } from "#app/components/table-scroll.tsx";
import { RenderedOnce } from "#app/island/rendered-once.tsx";
import type { Flow } from "#content/energy/estimate.ts";
import { monthName, monthNames, numberText } from "#content/format.ts";

/** Twelve months as bars: upwards what the panels make and where it goes, downwards what is bought from the grid. */
export function Months({ months }: { months: readonly Flow[] }) {
  const levels = levelsAround(
    -Math.max(...months.map(({ bought }) => bought)),
    Math.max(...months.map(({ made }) => made)),
  );
  const [highest = 0] = levels;
  const scale = 1000 / Math.max(1, highest - (levels.at(-1) ?? 0));
  // Rounded, because whole numbers are shorter than decimals and quicker to print.
  const yAt = (kwh: number) => Math.round((highest - kwh) * scale);
  const barsPath = (lowerEnd: (month: Flow) => number, upperEnd: (month: Flow) => number) =>
    months.map((month, index) => `M${index * 10 + 1} ${yAt(upperEnd(month))}h8V${yAt(lowerEnd(month))}h-8`).join("");
  const hasBattery = months.some(({ discharged }) => discharged > 0);
  return (
    <figure>
      <div className="chart-plot">
        <svg viewBox="0 0 120 1000" preserveAspectRatio="none" aria-hidden="true">
          <LevelLines levels={levels} y={yAt} width={120} />
          <path className="area-direct" d={barsPath(zero, ({ direct }) => direct)} />
          {hasBattery && <path className="area-charge" d={barsPath(({ direct }) => direct, unsold)} />}
          <path className="area-export" d={barsPath(unsold, ({ made }) => made)} />
          <path className="area-grid" d={barsPath(({ bought }) => -bought, zero)} />
          <path className="chart-ground" d={`M0 ${yAt(0)}H120`} />
        </svg>
        <LevelScale levels={levels} y={(kwh) => yAt(kwh) / 10} />
        <svg className="chart-initials" aria-hidden="true">
          <text x={initialsAt} y="1.1em">
            {initials}
          </text>
        </svg>
      </div>
      <RenderedOnce cacheKey={`months,${hasBattery}`}>
        <ul className="day-legend">
          {legend
            .filter(([kind]) => hasBattery || kind !== "area-charge")
            .map(([kind, text]) => (
              <li key={kind}>
                <svg viewBox="0 0 20 14" aria-hidden="true">
                  <rect className={kind} width="20" height="14" />
                </svg>
                {text}
              </li>
            ))}
        </ul>
      </RenderedOnce>
      <details className="day-table">
        <summary>Month by month in kWh</summary>
        <TableScroll label="Month by month">
          <DataTable
            caption={<span className="unseen">Month by month in kWh</span>}
            columns={["Month", ...columns.map(([, name]) => ({ name, numeric: true }))]}
            rows={months.map((month, index) => ({
              name: monthName(index + 1),
              cells: columns.map(([key]) => numberText(month[key])),
            }))}
          />
        </TableScroll>
      </details>
    </figure>
  );
}

const initials = monthNames.map((name) => name[0]).join("");
/** The x of each letter: one SVG text element can place its letters separately. */
const initialsAt = monthNames.map((_, index) => `${(((index + 0.5) / 12) * 100).toFixed(1)}%`).join(" ");

const zero = () => 0;
const unsold = ({ made, exported, spilled }: Flow) => made - exported - spilled;

const legend = [
  ["area-direct", "Solar used directly"],
  ["area-charge", "Into the battery"],
  ["area-export", "Sold"],
  ["area-grid", "Bought from the grid"],
] as const;

const columns = [
  ["made", "Made"],
  ["direct", "Used directly"],
  ["discharged", "From battery"],
  ["exported", "Sold"],
  ["bought", "Bought"],
] as const;
