import { QuarterAxis } from "#app/charts/quarter-axis.tsx";
import { percent } from "#content/format.ts";
import type { Package } from "#content/offers/packages.ts";
import { height, packageDays } from "./package-days.computed.ts";
import { YearBar } from "./year-bar.tsx";

/** As printed, so that the shares add up to 100%. */
const whole = (share: number) => Math.round(share * 100) / 100;

/** A package's average October day, and where the power of its house's year comes from. */
export function PackageDay({ of: { id } }: { of: Package }) {
  const day = packageDays[id];
  if (!day) return null;
  const { paths, year } = day;
  const { direct, moved, bought } = year;
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
      <YearBar {...year} />
      <figcaption className="small">
        <span className="key-sun">{percent(direct / use)} solar used directly</span>{" "}
        {moved > 0 && <span className="key-battery">{percent(moved / use)} from the battery</span>}{" "}
        <span className="key-grid">{percent(1 - whole(direct / use) - whole(moved / use))} bought</span>
      </figcaption>
    </figure>
  );
}
