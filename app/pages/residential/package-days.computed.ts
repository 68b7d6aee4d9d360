import type { DayRow } from "#content/energy/average-day.ts";
import { modelledDay, modelledYear } from "#content/energy/model-house.ts";
import { heatingOf } from "#content/offers/package-heating.ts";
import { packages } from "#content/offers/packages.ts";

export const chartHeight = 200;
/** The kW at the top of all three charts, which share one scale: a little above the largest package's 5.6 kW. */
const topKw = 5.8;

const october = 10;

/** Each package's average October day as overlapping areas, and where its house's power comes from over a year. */
export const packageDays = Object.fromEntries(
  packages.map(({ id, kw, batteryKwh, dailyKwh }) => {
    const house = { kw, batteryKwh, dailyKwh, heating: heatingOf({ id }) };
    const { direct, discharged, bought } = modelledYear(house).year.both;
    const { rows } = modelledDay(house, october);
    const areas = {
      sun: areaUnder(rows, ({ made }) => made),
      use: areaUnder(rows, ({ use }) => use),
      battery: areaUnder(rows, (row) => row.direct + row.discharged),
      direct: areaUnder(rows, (row) => row.direct),
    };
    return [id, { areas, year: { direct, discharged, bought } }];
  }),
);

/** The area's path. Each half-hour is two units wide; half of the first and half of the last reach the edges. */
function areaUnder(rows: readonly DayRow[], power: (row: DayRow) => number): string {
  const tops = rows.map((row) => chartHeight - Math.round((power(row) / topKw) * chartHeight));
  const steps = tops.slice(1).map((top, index) => `l2 ${top - (tops[index] ?? top)}`);
  return `M0 ${chartHeight}V${tops[0]}h1${steps.join("")}h1V${chartHeight}Z`;
}
