import { LegendItem } from "#app/charts/legend-item.tsx";
import { LevelLines, LevelScale, levelsAround } from "#app/charts/levels.tsx";
import { rangeText } from "#content/format.ts";
import { sampleMonths } from "./days.computed.ts";

const highestKwh = Math.max(
  ...sampleMonths.flatMap(({ days }) => days.flatMap(({ madeKwh, usedKwh }) => [madeKwh, usedKwh])),
);
const levels = levelsAround(0, highestKwh);
const topKwh = levels[0] ?? highestKwh;
const yAt = (kwh: number) => (100 - (kwh / topKwh) * 100).toFixed(1);

/** Fourteen days of a bright and of a dark month: what the panels make, compared with what the house uses. */
export function FourteenDays() {
  return (
    <figure className="mt-10 grid gap-6 from-tablet:grid-cols-2">
      <figcaption className="from-tablet:col-span-2">
        <p>
          <b>A bright month and a dark one</b>, kWh on each of their fourteen sample days
        </p>
        <ul className="day-legend">
          <LegendItem className="area-direct">What 6.6 kW makes</LegendItem>
          <LegendItem className="line-use">What the house uses</LegendItem>
        </ul>
      </figcaption>
      {sampleMonths.map(({ name, days }) => (
        <div key={name}>
          <p>
            In <b>{name}</b>{" "}
            <span className="small">
              the panels make {spanText(days.map(({ madeKwh }) => madeKwh))} kWh a day and the house uses{" "}
              {spanText(days.map(({ usedKwh }) => usedKwh))}
            </span>
          </p>
          <div className="chart-plot mt-4">
            <svg viewBox="0 0 140 100" preserveAspectRatio="none" aria-hidden="true">
              <LevelLines levels={levels} y={yAt} width={140} />
              <path
                className="area-direct"
                d={days.map(({ madeKwh }, index) => `M${index * 10 + 1} 100V${yAt(madeKwh)}h8V100Z`).join("")}
              />
              <path className="chart-ground" d="M0 100H140" />
              <path
                className="line-use"
                d={days.map(({ usedKwh }, index) => `M${index * 10} ${yAt(usedKwh)}h10`).join("")}
              />
            </svg>
            <LevelScale levels={levels} y={yAt} />
            <div className="chart-names" aria-hidden="true">
              {days.map((_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the days of a month never change places
                <span key={index}>{index + 1}</span>
              ))}
            </div>
          </div>
        </div>
      ))}
      <p className="small from-tablet:col-span-2">
        The house averages 18 kWh a day over the year, and takes far more on a busy winter’s day. Bright, dull and busy
        days mix as they do in real life.
      </p>
    </figure>
  );
}

function spanText(values: readonly number[]): string {
  return rangeText(Math.min(...values), Math.max(...values));
}
