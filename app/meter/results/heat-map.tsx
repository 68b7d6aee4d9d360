import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import { hourName } from "#app/charts/hours.ts";
import { LegendItem } from "#app/charts/legend-item.tsx";
import { halfHoursPerDay } from "#content/energy/inputs/constants.ts";
import { kwhText, monthName, numberText } from "#content/format.ts";
import { dateName } from "#content/melbourne.ts";
import { isoDate, monthOf } from "../reader/readings/calendar.ts";
import type { HeatMapData, ReadReport } from "../web-worker/messages.ts";
import { FoldedTable } from "./tables.tsx";

/** How far the keys move, in half-hours. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -halfHoursPerDay,
  ArrowRight: halfHoursPerDay,
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -halfHoursPerDay * 30,
  PageDown: halfHoursPerDay * 30,
};

/** A year at a glance: a column per day, a row per half-hour by the clock. */
export function HeatMap({ heatMap, facts }: Pick<ReadReport, "heatMap" | "facts">) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [selectedIndex, setSelectedIndex] = useState<number>();
  const scale = useMemo(() => scaleOf(heatMap), [heatMap]);
  const days = heatMap.filled.length / halfHoursPerDay;

  useEffect(() => {
    if (canvas.current) draw(canvas.current, heatMap, scale);
  }, [heatMap, scale]);

  function moveByKey(event: KeyboardEvent): void {
    const step = keySteps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const lastIndex = days * halfHoursPerDay - 1;
    // The first key starts from the last evening.
    setSelectedIndex((currentIndex) => Math.min(lastIndex, Math.max(0, (currentIndex ?? lastIndex - 12) + step)));
  }

  function selectAt({ clientX, clientY }: PointerEvent): void {
    const box = canvas.current?.getBoundingClientRect();
    if (!box) return;
    const day = Math.floor(((clientX - box.left) / box.width) * days);
    const halfHour = Math.floor(((clientY - box.top) / box.height) * halfHoursPerDay);
    if (day >= 0 && day < days && halfHour >= 0 && halfHour < halfHoursPerDay)
      setSelectedIndex(day * halfHoursPerDay + halfHour);
  }

  return (
    <section className="grid grid-cols-1 gap-5" aria-labelledby="meter-heat">
      <h2 id="meter-heat">Your year, every half-hour</h2>
      <ul className="day-legend pt-0">
        <LegendItem className="fill-sand stroke-edge">little bought</LegendItem>
        <LegendItem className="fill-[#5c1e22]">{kwhText(scale.bought, 1)} bought in a half-hour</LegendItem>
        {scale.exported > 0 ? <LegendItem className="fill-wattle">exported</LegendItem> : null}
        {facts.filledHalfHours >= halfHoursPerDay ? (
          <LegendItem className="fill-edge">missing, filled from similar days</LegendItem>
        ) : null}
      </ul>
      <figure
        className="relative pl-15"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move over the picture; a line below says where
        tabIndex={0}
        aria-label="Heat map of the year. Arrow keys move by a day or a half-hour; the tables below show the same."
        aria-describedby="meter-heat-cell"
        onKeyDown={moveByKey}
        onPointerMove={selectAt}
      >
        <div
          className="absolute top-0 bottom-6 left-0 flex flex-col justify-between text-[0.8125rem] leading-none text-quiet"
          aria-hidden="true"
        >
          {[0, 6, 12, 18, 24].map((hour) => (
            <span key={hour}>{hourName(hour)}</span>
          ))}
        </div>
        <div className="relative">
          <canvas
            className="block h-[clamp(13rem,26vw,22rem)] w-full outline outline-rule [image-rendering:pixelated]"
            ref={canvas}
          />
          {selectedIndex === undefined ? null : (
            <span
              className="pointer-events-none absolute -m-0.75 size-2.5 border-2 border-ink bg-white"
              // The page's policy allows setting a style by script, but not a style attribute.
              style={{
                left: `${(Math.floor(selectedIndex / halfHoursPerDay) / days) * 100}%`,
                top: `${((selectedIndex % halfHoursPerDay) / halfHoursPerDay) * 100}%`,
              }}
            />
          )}
        </div>
        <div className="chart-names leading-6" aria-hidden="true">
          {Array.from({ length: 12 }, (_, index) => {
            // The first label stands half a month after the first day.
            const name = monthName(((monthOf(heatMap.firstDay + 15) - 1 + index) % 12) + 1);
            return <span key={name}>{name[0]}</span>;
          })}
        </div>
      </figure>
      <p id="meter-heat-cell" className="small min-h-[1.5em]" aria-live="polite">
        {selectedIndex === undefined
          ? "Point at a half-hour, or use the arrow keys."
          : cellText(heatMap, selectedIndex)}
      </p>
      <p>
        You bought the most on{" "}
        {inOneSentence(
          facts.highestDays.map(({ date, kwh: dayKwh }) => `${dateName(isoDate(date))} (${kwhText(dayKwh, 1)})`),
        )}
        .
      </p>
      <HeatTables heatMap={heatMap} />
    </section>
  );
}

function inOneSentence(days: readonly string[]): string {
  return [days.slice(0, -1).join(", "), days.at(-1)].filter(Boolean).join(" and ");
}

function cellText(heatMap: HeatMapData, index: number): string {
  const netKwh = heatMap.kwh[index] ?? 0;
  const timeText = `${dateName(isoDate(heatMap.firstDay + Math.floor(index / halfHoursPerDay)))}, ${timeSpanText(index % halfHoursPerDay)}`;
  const amountText = netKwh < 0 ? `${kwhText(-netKwh, 2)} exported` : `${kwhText(netKwh, 2)} bought`;
  return `${timeText}: ${amountText}${heatMap.filled[index] ? " (filled from similar days)" : ""}`;
}

function timeSpanText(halfHour: number): string {
  const clockText = (start: number) => `${Math.floor(start / 2) % 12 || 12}:${start % 2 ? "30" : "00"}`;
  return `${clockText(halfHour)}–${clockText(halfHour + 1)} ${halfHour + 1 >= 24 && halfHour + 1 < halfHoursPerDay ? "pm" : "am"}`;
}

/** The map as tables: each month's average day, and every day of the year. */
function HeatTables({ heatMap }: { heatMap: HeatMapData }) {
  const days = Array.from({ length: heatMap.filled.length / halfHoursPerDay }, (_, day) => day);
  const blockHours = [0, 3, 6, 9, 12, 15, 18, 21];
  const cellsOf = (chosenDays: readonly number[]) =>
    blockHours.map((hour) => numberText(sumOf(heatMap, chosenDays, hour * 2) / Math.max(1, chosenDays.length), 1));
  const table = (firstColumn: string) => ({
    caption: "kWh bought less kWh exported in three hours, by the clock",
    columns: [firstColumn, ...blockHours.map(hourName)],
  });
  return (
    <>
      <FoldedTable
        summary="The average day of each month as a table"
        {...table("Month")}
        makeRows={() =>
          Array.from({ length: 12 }, (_, month) => ({
            name: monthName(month + 1),
            cells: cellsOf(days.filter((day) => monthOf(heatMap.firstDay + day) === month + 1)),
          }))
        }
      />
      <FoldedTable
        summary="Every day as a table"
        {...table("Day")}
        makeRows={() => days.map((day) => ({ name: dateName(isoDate(heatMap.firstDay + day)), cells: cellsOf([day]) }))}
        isLong
      />
    </>
  );
}

/** The sum over three hours, from a half-hour on, of the chosen days. */
function sumOf({ kwh }: HeatMapData, days: readonly number[], firstHalfHour: number): number {
  let sum = 0;
  for (const day of days)
    for (let halfHour = firstHalfHour; halfHour < firstHalfHour + 6; halfHour++)
      sum += kwh[day * halfHoursPerDay + halfHour] ?? 0;
  return sum;
}

type Scale = ReturnType<typeof scaleOf>;

/** The values drawn in the darkest colour: the 99.5th percentile of each direction, so that outliers don't wash out the rest. */
function scaleOf({ kwh }: HeatMapData) {
  const sortedKwh = Float32Array.from(kwh).sort();
  const valueAt = (share: number) => sortedKwh[Math.floor(share * (sortedKwh.length - 1))] ?? 0;
  return { bought: Math.max(0.1, valueAt(0.995)), exported: Math.max(0, -valueAt(0.005)) };
}

type Colour = readonly [red: number, green: number, blue: number];

/** Each half-hour is three by four dots, so that filled ones can be hatched. */
const dotsWide = 3;
const dotsHigh = 4;
const shadeCount = 64;
const hatch: Colour = [133, 126, 108];
const boughtColours = ramp([
  [242, 236, 223],
  [214, 199, 176],
  [201, 139, 115],
  [181, 71, 47],
  [92, 30, 34],
]);
const exportedColours = ramp([
  [242, 236, 223],
  [251, 230, 176],
  [244, 180, 26],
]);

function draw(canvas: HTMLCanvasElement, heatMap: HeatMapData, scale: Scale): void {
  canvas.width = (heatMap.filled.length / halfHoursPerDay) * dotsWide;
  canvas.height = halfHoursPerDay * dotsHigh;
  const context = canvas.getContext("2d");
  if (!context) return;
  const image = context.createImageData(canvas.width, canvas.height);
  for (const [index, value] of heatMap.kwh.entries()) {
    const colour =
      value < 0 ? shadeOf(exportedColours, -value / scale.exported) : shadeOf(boughtColours, value / scale.bought);
    const [left, top] = [Math.floor(index / halfHoursPerDay) * dotsWide, (index % halfHoursPerDay) * dotsHigh];
    for (let y = top; y < top + dotsHigh; y++)
      for (let x = left; x < left + dotsWide; x++) {
        const isHatched = heatMap.filled[index] && (x + y) % 6 === 0;
        image.data.set([...(isHatched ? hatch : colour), 255], (y * canvas.width + x) * 4);
      }
  }
  context.putImageData(image, 0, 0);
}

/** The square root spreads the many small readings over more of the scale. */
function shadeOf(colours: readonly Colour[], share: number): Colour {
  return colours[Math.round(Math.sqrt(Math.min(1, share)) * (shadeCount - 1))] ?? hatch;
}

function ramp(stops: readonly Colour[]): Colour[] {
  return Array.from({ length: shadeCount }, (_, shade) => {
    const position = (shade / (shadeCount - 1)) * (stops.length - 1);
    const fromColour = stops[Math.floor(position)] ?? hatch;
    const toColour = stops[Math.ceil(position)] ?? fromColour;
    const mixedChannel = (channel: 0 | 1 | 2) =>
      Math.round(fromColour[channel] + (toColour[channel] - fromColour[channel]) * (position % 1));
    return [mixedChannel(0), mixedChannel(1), mixedChannel(2)];
  });
}
