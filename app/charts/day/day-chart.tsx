import { TableScroll } from "#app/components/table-scroll.tsx";
import { type DayCurve, type DayRow, hoursPerStep } from "#content/energy/average-day.ts";
import { numberText } from "#content/format.ts";
import { hourName } from "../hours.ts";
import { LegendItem } from "../legend-item.tsx";
import { dayPaths, levelPath } from "./day-curve-paths.ts";
import { type DayLabel, dayLabels } from "./day-labels.ts";

interface DayChartProps {
  curve: DayCurve;
  batteryKwh: number;
  /** Whose day it is, if a page shows several. */
  whose?: string;
}

const evenHours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22];
const plotHeight = 300;
const levelHeight = 72;

/** One day on the 24-hour axis: sun, battery, grid and use as areas, the battery's level below, and the numbers in a table. */
export function DayChart({ curve, batteryKwh, whose = "The" }: DayChartProps) {
  const { rows } = curve;
  const topKw = Math.max(...rows.map((row) => Math.max(row.made, row.use))) * 1.05;
  const scaleText = `Scale: 0 to ${numberText(topKw, 1)} kW`;
  const paths = dayPaths(rows, plotHeight, topKw);
  const [nightEnd, nightStart] = [curve.sunrise, curve.sunset].map((hour) => Math.round(hour * 100));
  return (
    <div className="day-chart">
      <HourAxis />
      <div className="day-plot">
        <svg viewBox={`0 0 2400 ${plotHeight}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={`M0 0H${nightEnd}V${plotHeight}H0ZM${nightStart} 0H2400V${plotHeight}H${nightStart}Z`} />
          <path className="area-export" d={paths.exported} />
          <path className="area-charge" d={paths.charged} />
          <path className="area-direct" d={paths.direct} />
          <path className="area-battery" d={paths.discharged} />
          <path className="area-grid" d={paths.bought} />
          <path className="line-sun" d={paths.made} />
          <path className="line-use" d={paths.use} />
        </svg>
        <DayLabels labels={dayLabels(curve, topKw, scaleText)} />
        <span>{scaleText}</span>
      </div>
      {batteryKwh > 0 && (
        <div className="day-level">
          <svg viewBox={`0 0 2400 ${levelHeight}`} preserveAspectRatio="none" aria-hidden="true">
            <path className="area-battery" d={levelPath(rows, levelHeight, batteryKwh)} />
          </svg>
          <span>
            Stored <small>in the {numberText(batteryKwh, Number.isInteger(batteryKwh) ? 0 : 1)} kWh battery</small>
          </span>
        </div>
      )}
      <DayLegend />
      <DayTable rows={rows} whose={whose} />
    </div>
  );
}

function DayLabels({ labels }: { labels: readonly DayLabel[] }) {
  if (labels.length === 0) return null;
  const description = labels.map(({ name, amount }) => `${name} ${amount}`).join(", ");
  return (
    <svg role="img" aria-label={description}>
      {labels.map(({ name, amount, x, y }) => (
        <text key={name} x={`${x}%`} y={`${y}%`}>
          <tspan dx="7" dy="1.1em">
            {name}
          </tspan>
          <tspan x={`${x}%`} dx="7" dy="1.35em">
            {amount}
          </tspan>
        </text>
      ))}
    </svg>
  );
}

function HourAxis() {
  return (
    <div className="hour-axis" aria-hidden="true">
      {evenHours.map((hour) => (
        <span key={hour}>{hourName(hour)}</span>
      ))}
    </div>
  );
}

function DayLegend() {
  return (
    <ul className="day-legend">
      {legend.map(([keyClass, text]) => (
        <LegendItem key={keyClass} className={keyClass}>
          {text}
        </LegendItem>
      ))}
    </ul>
  );
}

const legend = [
  ["area-direct", "Solar used as it’s made"],
  ["area-charge", "Solar into the battery"],
  ["area-export", "Solar sold to the grid"],
  ["area-battery", "From the battery"],
  ["area-grid", "From the grid"],
  ["line-use", "What the house uses"],
] as const;

const columns = [
  ["made", "Solar made"],
  ["use", "House uses"],
  ["discharged", "From battery"],
  ["exported", "Sold"],
  ["bought", "From grid"],
] as const;

function DayTable({ rows, whose }: { rows: readonly DayRow[]; whose: string }) {
  return (
    <details className="day-table">
      <summary>{whose} day as a table</summary>
      <TableScroll label={`${whose} day in two-hour steps`}>
        <table className="table">
          <caption className="unseen">Energy in two-hour steps, in kWh</caption>
          <thead>
            <tr>
              <th scope="col">Hours</th>
              {columns.map(([key, name]) => (
                <th key={key} scope="col" className="num">
                  {name}
                </th>
              ))}
              <th scope="col" className="num">
                Left in battery
              </th>
            </tr>
          </thead>
          <tbody>
            {evenHours.map((hour) => {
              const span = rows.slice(hour / hoursPerStep, (hour + 2) / hoursPerStep);
              return (
                <tr key={hour}>
                  <th scope="row">
                    {hourName(hour)} to {hourName(hour + 2)}
                  </th>
                  {columns.map(([key]) => (
                    <td key={key} className="num">
                      {numberText(span.reduce((sum, row) => sum + row[key], 0) * hoursPerStep, 1)}
                    </td>
                  ))}
                  <td className="num">{numberText(span.at(-1)?.level ?? 0, 1)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </TableScroll>
    </details>
  );
}
