import { kwh, number } from "#content/format.ts";
import { NumberTable } from "../results/number-table.tsx";
import type { SeasonDay } from "../year/facts.ts";
import { useAfterPaint } from "./use-after-paint.ts";

/** Four average days on one scale: what was bought above the line, what was exported below it. */
export function Seasons({ seasons }: { seasons: readonly SeasonDay[] }) {
  const painted = useAfterPaint();
  const top = Math.max(0.05, ...seasons.flatMap((season) => stacked(season)));
  const depth = Math.max(0, ...seasons.flatMap(({ exported }) => exported));
  const hasControlled = seasons.some(({ controlled }) => controlled.some((value) => value > 0));
  return (
    <section aria-labelledby="meter-seasons">
      <h2 id="meter-seasons">Your average day, season by season</h2>
      <p className="meter-legend">
        <span className="key key-general">bought</span>
        {hasControlled ? <span className="key key-controlled">controlled load</span> : null}
        {depth > 0 ? <span className="key key-exported">exported, below the line</span> : null}
      </p>
      <div className="meter-seasons">
        {seasons.map((season) => (
          <Season key={season.name} season={season} top={top} depth={depth} />
        ))}
      </div>
      <details className="estimate-more">
        <summary>The same in numbers, kWh an hour</summary>
        {painted ? <HoursTable seasons={seasons} /> : null}
      </details>
    </section>
  );
}

interface SeasonProps {
  season: SeasonDay;
  top: number;
  depth: number;
}

function Season({ season, top, depth }: SeasonProps) {
  const { name, general, controlled, exported, filled } = season;
  const height = 100;
  const line = (height * top) / (top + depth);
  const scale = height / (top + depth);
  const bought = sum(general) + sum(controlled);
  return (
    <figure className="meter-season">
      <figcaption>
        <b>{name}</b> {kwh(bought, 1)} a day{depth > 0 ? `, ${kwh(sum(exported), 1)} exported` : ""}
        {filled ? <span className="small"> – partly filled from the months in your file</span> : null}
      </figcaption>
      <svg viewBox={`0 0 48 ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="area-exported" d={area(exported, (value) => line + value * scale, line)} />
        <path className="area-controlled" d={area(stacked(season), (value) => line - value * scale, line)} />
        <path className="area-general" d={area(general, (value) => line - value * scale, line)} />
        <path className="area-line" d={`M0 ${line}H48`} />
      </svg>
      <div className="meter-hours" aria-hidden="true">
        {["12 am", "6", "12 pm", "6", "12"].map((hour, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: five fixed marks, two of them alike
          <span key={at}>{hour}</span>
        ))}
      </div>
    </figure>
  );
}

function HoursTable({ seasons }: { seasons: readonly SeasonDay[] }) {
  const cellOf = (season: SeasonDay, hour: number) => {
    const [bought, exported] = [hourOf(stacked(season), hour), hourOf(season.exported, hour)];
    return number(bought, 2) + (exported > 0.005 ? ` / ${number(exported, 2)} out` : "");
  };
  return (
    <NumberTable
      caption="Average days by the hour"
      columns={["From", ...seasons.map(({ name }) => name)]}
      rows={Array.from({ length: 24 }, (_, hour) => ({
        name: hourName(hour),
        cells: seasons.map((season) => cellOf(season, hour)),
      }))}
    />
  );
}

export function hourName(hour: number): string {
  return `${hour % 12 || 12} ${hour % 24 < 12 ? "am" : "pm"}`;
}

function stacked({ general, controlled }: SeasonDay): number[] {
  return general.map((value, at) => value + (controlled[at] ?? 0));
}

function hourOf(values: readonly number[], hour: number): number {
  return (values[hour * 2] ?? 0) + (values[hour * 2 + 1] ?? 0);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** A half-hour is as wide as it lasted, so that nothing between two readings is made up. */
function area(values: readonly number[], yOf: (value: number) => number, line: number): string {
  return `M0 ${line}${values.map((value) => `V${yOf(value).toFixed(2)}h1`).join("")}V${line}Z`;
}
