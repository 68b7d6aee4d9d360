import { mapValues } from "#content/map-values.ts";
import type { AverageDay } from "./estimate.ts";

export const hoursPerStep = 0.5;

const noDayFlow = { made: 0, use: 0, direct: 0, charged: 0, exported: 0, discharged: 0, bought: 0 };

/** Average kW over half an hour; `hour` is its middle, `level` the battery's kWh at its end. */
export type DayRow = Record<keyof typeof noDayFlow | "hour" | "level", number>;

/** A day for charts; its totals are in kWh. */
export type DayCurve = ReturnType<typeof dayCurveOf>;

/** The average day of a month: the mean of its simulated days. */
export function dayCurveOf(day: AverageDay) {
  const rows = day.made.map(
    (_, index): DayRow => ({
      hour: (index + 0.5) * hoursPerStep,
      ...mapValues(noDayFlow, (_, flow) => round((day[flow][index] ?? 0) / hoursPerStep)),
      level: round(day.level[index] ?? 0),
    }),
  );
  const sunnyRows = rows.filter(({ made }) => made > 0);
  // Only the panels' output shows when it is light. Without panels no part of the day is drawn as night.
  const daylight = sunnyRows.length > 0 ? sunnyRows : rows;
  return {
    rows,
    totals: mapValues(noDayFlow, (_, flow) => rows.reduce((sum, row) => sum + row[flow], 0) * hoursPerStep),
    sunrise: (daylight[0]?.hour ?? 0) - hoursPerStep / 2,
    sunset: (daylight.at(-1)?.hour ?? 24) + hoursPerStep / 2,
  };
}

/** A drawing needs no more than a tenth of a watt. */
function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
