import { DayAxis } from "#app/charts/day-axis.tsx";
import { hourName } from "#app/charts/hours.ts";
import { LegendItem } from "#app/charts/legend-item.tsx";
import { kwhText, numberText } from "#content/format.ts";
import type { SeasonDay } from "../year/facts.ts";
import { FoldedTable } from "./tables.tsx";

/** Four average days on one scale: power bought above the line, power exported below it. */
export function Seasons({ seasons }: { seasons: readonly SeasonDay[] }) {
  const topKwh = Math.max(0.05, ...seasons.flatMap((season) => boughtKwhOf(season)));
  const depthKwh = Math.max(0, ...seasons.flatMap(({ exported }) => exported));
  const hasControlled = seasons.some(({ controlled }) => controlled.some((value) => value > 0));
  return (
    <section className="grid grid-cols-1 gap-5" aria-labelledby="meter-seasons">
      <h2 id="meter-seasons">Your average day, season by season</h2>
      <ul className="day-legend pt-0">
        <LegendItem className="fill-clay">bought</LegendItem>
        {hasControlled ? <LegendItem className="fill-dusk-rule">controlled load</LegendItem> : null}
        {depthKwh > 0 ? <LegendItem className="fill-wattle">exported, below the line</LegendItem> : null}
      </ul>
      <div className="grid gap-8 from-tablet:grid-cols-2">
        {seasons.map((season) => (
          <Season key={season.name} season={season} topKwh={topKwh} depthKwh={depthKwh} />
        ))}
      </div>
      <FoldedTable
        summary="The same in numbers, kWh an hour"
        caption="Average days by the hour"
        columns={["From", ...seasons.map(({ name }) => name)]}
        makeRows={() =>
          Array.from({ length: 24 }, (_, hour) => ({
            name: hourName(hour),
            cells: seasons.map((season) => hourText(season, hour)),
          }))
        }
      />
    </section>
  );
}

interface SeasonProps {
  season: SeasonDay;
  /** The most kWh bought, and exported, in a half-hour of any season. */
  topKwh: number;
  depthKwh: number;
}

function Season({ season, topKwh, depthKwh }: SeasonProps) {
  const { name, general, controlled, exported, isMeasured } = season;
  const scale = 100 / (topKwh + depthKwh);
  const zeroY = topKwh * scale;
  // Steps instead of a curve, so that nothing is invented between two readings.
  const area = (values: readonly number[], direction: 1 | -1) =>
    `M0 ${zeroY}${values.map((value) => `V${(zeroY + direction * value * scale).toFixed(2)}h1`).join("")}V${zeroY}Z`;
  return (
    <figure>
      <figcaption>
        <b className="mr-1.5 text-h4">{name}</b> {kwhText(sum(general) + sum(controlled), 1)} a day
        {depthKwh > 0 ? `, ${kwhText(sum(exported), 1)} exported` : ""}
        {isMeasured ? null : <span className="small"> – partly filled from the months in your file</span>}
      </figcaption>
      <svg
        className="mt-2 h-44 w-full bg-[repeating-linear-gradient(90deg,var(--color-rule)_0_1px,transparent_1px_25%)]"
        viewBox="0 0 48 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="fill-wattle" d={area(exported, 1)} />
        <path className="fill-dusk-rule" d={area(boughtKwhOf(season), -1)} />
        <path className="fill-clay" d={area(general, -1)} />
        <path className="chart-ground" d={`M0 ${zeroY}H48`} />
      </svg>
      <DayAxis />
    </figure>
  );
}

function hourText(season: SeasonDay, hour: number): string {
  const inHour = (values: readonly number[]) => sum(values.slice(hour * 2, hour * 2 + 2));
  const exportedKwh = inHour(season.exported);
  return (
    numberText(inHour(boughtKwhOf(season)), 2) + (exportedKwh > 0.005 ? ` / ${numberText(exportedKwh, 2)} out` : "")
  );
}

function boughtKwhOf({ general, controlled }: SeasonDay): number[] {
  return general.map((value, halfHour) => value + (controlled[halfHour] ?? 0));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
