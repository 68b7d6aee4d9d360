import { dayPaths } from "#app/charts/day/day-curve-paths.ts";
import { QuarterAxis } from "#app/charts/quarter-axis.tsx";
import { kwh, number } from "#content/format.ts";
import type { Package } from "#content/offers/packages.ts";
import { packageDays } from "./package-days.computed.ts";

const height = 600;
/** All three stand on one scale. */
const topKw = 5.8;

export function PackageDay({ of: { id } }: { of: Package }) {
  const day = packageDays[id];
  if (!day) return null;
  const paths = dayPaths(day.rows, 0, height, topKw);
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
        Of {kwh(day.use.october)} a day it buys {kwh(day.bought.october, 1)} in October, and of {number(day.use.june)}{" "}
        in June {kwh(day.bought.june, 1)}.
      </figcaption>
    </figure>
  );
}
