import { type DayRow, hoursPerStep } from "#content/energy/day/day.ts";
import { number } from "#content/format.ts";
import { hourName } from "../hours.ts";

const hours = Array.from({ length: 17 }, (_, index) => (16 + index) % 24);

/** The night for phones: a row an hour from 4 pm to 9 am, what the house uses by source and what is left in the battery. */
export function NightHours({ rows, batteryKwh }: { rows: readonly DayRow[]; batteryKwh: number }) {
  const spans = hours.map((hour) => ({ hour, ...sumsOf(rows.filter((row) => Math.floor(row.hour) === hour)) }));
  const most = Math.max(...spans.map(({ use }) => use));
  return (
    <table className="night-hours">
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">Hour</span>
          </th>
          <th scope="col">House uses, kWh</th>
          <th scope="col">Left at its end</th>
        </tr>
      </thead>
      <tbody>
        {spans.map(({ hour, direct, discharge, grid, use, level }) => (
          <tr key={hour}>
            <th scope="row">{hourSpan(hour)}</th>
            <td>
              <Bar parts={{ direct, battery: discharge, grid }} of={most} />
              {number(use, 1)}
            </td>
            <td>
              <Bar parts={{ level }} of={batteryKwh} />
              {number(level, 1)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "8–9 pm", "11 pm–midnight". */
function hourSpan(hour: number): string {
  const [from, to] = [hourName(hour), hourName(hour + 1)];
  return from.slice(-3) === to.slice(-3) ? `${from.slice(0, -3)}–${to}` : `${from}–${to}`;
}

const areaClasses: Record<string, string> = {
  direct: "area-direct",
  battery: "area-battery",
  grid: "area-grid",
  level: "area-level",
};

function Bar({ parts, of }: { parts: Record<string, number>; of: number }) {
  let from = 0;
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {Object.entries(parts).map(([kind, kwh]) => {
        const start = from;
        from += Math.round((kwh / of) * 100);
        return from > start && <path key={kind} className={areaClasses[kind]} d={`M${start} 0H${from}V10H${start}Z`} />;
      })}
    </svg>
  );
}

function sumsOf(span: readonly DayRow[]) {
  const sum = (key: "direct" | "discharge" | "grid" | "use") =>
    span.reduce((total, row) => total + row[key], 0) * hoursPerStep;
  return {
    direct: sum("direct"),
    discharge: sum("discharge"),
    grid: sum("grid"),
    use: sum("use"),
    level: span.at(-1)?.level ?? 0,
  };
}
