import { LegendItem } from "#app/charts/legend-item.tsx";
import { cachedForDay } from "#app/routing/cached-for-day.ts";
import { kwhText, percentText } from "#content/format.ts";
import {
  claimWorkshop,
  closedDayPaths,
  type DayPaths,
  dayHeight,
  dayWidth,
  hourWidth,
  openDayPaths,
  weekCaptionText,
  weekKwh,
} from "./week.computed.ts";

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

const legend = [
  ["area-direct", "Solar used on site"],
  ["area-export", "Solar exported"],
  ["line-use", "What the workshop uses"],
  ["fill-sand", "Open"],
] as const;

/** A workshop's week: on weekdays it uses its solar, at the weekend it sells it. */
export const WeekFigure = cachedForDay(function WeekFigure() {
  return (
    <figure className="wrap pb-4 from-tablet:pb-12" aria-labelledby="week-caption">
      <div className="grid grid-cols-7" aria-hidden="true">
        {weekdays.map((day) => (
          <span key={day} className="rule-before semibold pb-1.5 pl-1.5 text-label">
            {day}
          </span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${7 * dayWidth} ${dayHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-[clamp(8rem,18vw,16rem)] w-full border-b-2 border-ink"
      >
        <defs>
          <g id="day-open">
            <path
              className="fill-sand"
              d={`M${claimWorkshop.from * hourWidth} 0H${claimWorkshop.to * hourWidth}V${dayHeight}H${claimWorkshop.from * hourWidth}Z`}
            />
            <DayShapes paths={openDayPaths} />
          </g>
          <g id="day-closed">
            <DayShapes paths={closedDayPaths} />
          </g>
        </defs>
        {weekdays.map((day, index) => (
          <use key={day} href={index < claimWorkshop.days ? "#day-open" : "#day-closed"} x={index * dayWidth} />
        ))}
      </svg>
      <ul className="day-legend">
        {legend.map(([keyClass, text]) => (
          <LegendItem key={keyClass} className={keyClass}>
            {text}
          </LegendItem>
        ))}
      </ul>
      <ul className="day-sums">
        <li>
          <b>{kwhText(weekKwh.made)}</b> made in seven days
        </li>
        <li>
          <b>{percentText(weekKwh.direct / weekKwh.made)}</b> used as it’s made, {kwhText(weekKwh.direct)}
        </li>
        <li>
          <b>{percentText(weekKwh.weekendExported / weekKwh.exported)}</b> of exports fall on the weekend
        </li>
        <li id="week-caption">
          <a href="/how-we-calculate">An average October week</a> {weekCaptionText}
        </li>
      </ul>
    </figure>
  );
});

function DayShapes({ paths }: { paths: DayPaths }) {
  return (
    <>
      <path className="area-export" d={paths.made} />
      <path className="area-direct" d={paths.direct} />
      <path className="line-use" d={paths.use} />
    </>
  );
}
