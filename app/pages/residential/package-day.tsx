import { dayPaths } from "#app/charts/day/day-curve-paths.ts";
import { QuarterAxis } from "#app/charts/quarter-axis.tsx";
import { kwh, number, percent } from "#content/format.ts";
import type { Package } from "#content/offers/packages.ts";
import { packageDays } from "./package-days.computed.ts";
import { YearBar } from "./year-bar.tsx";

const height = 600;
/** All three have one scale. */
const topKw = 5.8;

/** A package's average October day, and where the power of its house's year comes from. */
export function PackageDay({ of: { id } }: { of: Package }) {
  const day = packageDays[id];
  if (!day) return null;
  const paths = dayPaths(day.rows, 0, height, topKw);
  const { direct, moved, bought } = day.year;
  const use = direct + moved + bought;
  return (
    <figure className="package-day">
      <div className="from-tablet">
        <svg viewBox={`0 0 2400 ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path className="area-export" d={`${paths.sun}V${height}H0Z`} />
          <path className="area-direct" d={paths.direct} />
          <path className="area-battery" d={paths.discharge} />
          <path className="area-grid" d={paths.grid} />
          <path className="line-sun" d={paths.sun} />
        </svg>
        <QuarterAxis />
      </div>
      <YearBar {...day.year} />
      <figcaption className="small">
        Over the year, {percent(direct / use)} of the house’s power is solar used directly,{" "}
        {moved > 0 && `${percent(moved / use)} comes from the battery `}and {percent(bought / use)} is bought.
        <span className="from-tablet">
          {" "}
          In October the house uses {kwh(day.use.october)} a day and buys {number(day.bought.october, 1)} of it; in June
          it uses {number(day.use.june)} and buys {number(day.bought.june, 1)}.
        </span>
      </figcaption>
    </figure>
  );
}
