import { dayPaths } from "#app/charts/day/day-curve-paths.ts";
import { QuarterAxis } from "#app/charts/quarter-axis.tsx";
import { dayCurve } from "#content/energy/day-curve.ts";
import { kwh } from "#content/format.ts";
import type { Package } from "#content/offers/packages.ts";

const height = 600;
/** All three stand on one scale. */
const topKw = 5.8;

export function PackageDay({ of: { kw, batteryKwh, dailyUse } }: { of: Package }) {
  const [october, june] = [10, 6].map((month) => dayCurve({ month, kw, batteryKwh, dailyUse }));
  if (!october || !june) return null;
  const halfHours = october.rows.filter((_, step) => step % 2 === 0);
  const paths = dayPaths(halfHours, 0, height, topKw);
  return (
    <figure className="package-day">
      <svg viewBox={`0 0 2400 ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path className="area-export" d={`${paths.sun}V${height}H0Z`} />
        <path className="area-direct" d={paths.direct} />
        <path className="area-battery" d={paths.discharge} />
        <path className="area-grid" d={paths.grid} />
        <path className="line-sun" d={paths.sun} />
      </svg>
      <QuarterAxis />
      <figcaption className="small">
        Of {kwh(dailyUse)} a day it buys {bought(october.totals.grid)} in October and {bought(june.totals.grid)} in
        June.
      </figcaption>
    </figure>
  );
}

function bought(day: number): string {
  return day < 0.05 ? "nothing" : kwh(day, 1);
}
