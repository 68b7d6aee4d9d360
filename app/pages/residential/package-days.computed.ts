import type { DayRow } from "#content/energy/average-day.ts";
import { modelledDay, modelledYear } from "#content/energy/model-house.ts";
import { heatingOf } from "#content/offers/package-heating.ts";
import { packages } from "#content/offers/packages.ts";

export const height = 200;
/** The top of all three charts, which share one scale. */
const topKw = 5.8;

/** Each package's average October day as overlapping areas, and where its house's power comes from over a year. */
export const packageDays = Object.fromEntries(
  packages.map(({ id, kw, batteryKwh, dailyUse }) => {
    const house = { kw, usable: batteryKwh, daily: dailyUse, heating: heatingOf({ id }) };
    const { direct, moved, bought } = modelledYear(house).year.both;
    const { rows } = modelledDay(house, 10);
    const areas = {
      sun: areaUnder(rows, ({ solar }) => solar),
      use: areaUnder(rows, ({ use }) => use),
      battery: areaUnder(rows, (row) => row.direct + row.discharge),
      direct: areaUnder(rows, (row) => row.direct),
    };
    return [id, { areas, year: { direct, moved, bought } }];
  }),
);

/** Each step is two units wide, from the left edge to the right. */
function areaUnder(rows: readonly DayRow[], power: (row: DayRow) => number): string {
  const tops = rows.map((row) => height - Math.round((power(row) / topKw) * height));
  const steps = tops.slice(1).map((top, index) => `l2 ${top - (tops[index] ?? top)}`);
  return `M0 ${height}V${tops[0]}h1${steps.join("")}h1V${height}Z`;
}
