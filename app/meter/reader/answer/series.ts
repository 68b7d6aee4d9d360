import { type DayNumber, isoDate } from "../readings/calendar.ts";
import { has, kwhAt } from "../readings/streams.ts";
import type { Gaps, Series } from "./result.ts";
import type { DaysByRole } from "./roles.ts";
import type { Days } from "./shapes.ts";

/** Half-hours side by side from the first day to the last, with what is missing marked. */
export function seriesOf(
  { general, controlled, exported }: DaysByRole,
  firstDay: DayNumber,
  lastDay: DayNumber,
): Series {
  const days = lastDay - firstDay + 1;
  const use = general.size > 0 ? general : controlled;
  const series: Series = {
    firstDay,
    days,
    general: flat(general, firstDay, days),
    controlled: flat(controlled, firstDay, days),
    export: flat(exported, firstDay, days),
    known: new Uint8Array(days * 48),
    estimated: new Uint8Array(days * 48),
  };
  for (let at = 0; at < days * 48; at++) {
    const day = use.get(firstDay + Math.floor(at / 48));
    if (!has(day, at % 48)) continue;
    series.known[at] = 1;
    series.estimated[at] = day?.estimated[at % 48] ?? 0;
  }
  return series;
}

/** Whole days that are missing, and every half-hour that is. */
export function gapsIn({ firstDay, days, known }: Series): Gaps {
  const gaps: Gaps = { days: 0, intervals: known.reduce((missing, there) => missing + (there ? 0 : 1), 0) };
  let run = 0;
  let longest = 0;
  for (let day = 0; day < days; day++) {
    run = known.subarray(day * 48, day * 48 + 48).includes(1) ? 0 : run + 1;
    if (run > 0) gaps.days++;
    if (run > longest) {
      longest = run;
      gaps.longest = { from: isoDate(firstDay + day - run + 1), to: isoDate(firstDay + day) };
    }
  }
  return gaps;
}

function flat(source: Days, firstDay: DayNumber, days: number): Float64Array {
  const kwh = new Float64Array(days * 48);
  for (const [date, day] of source) {
    if (date < firstDay || date >= firstDay + days) continue;
    for (let at = 0; at < 48; at++) kwh[(date - firstDay) * 48 + at] = kwhAt(day, at);
  }
  return kwh;
}
