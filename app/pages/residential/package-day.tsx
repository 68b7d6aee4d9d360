import { QuarterAxis } from "#app/charts/quarter-axis.tsx";
import { percent } from "#content/format.ts";
import type { Package } from "#content/offers/packages.ts";
import { height, packageDays } from "./package-days.computed.ts";
import { Key, YearBar } from "./year-bar.tsx";

/** As printed, so that the shares add up to 100%. */
const whole = (share: number) => Math.round(share * 100) / 100;

/** A package's average October day, and where the power of its house's year comes from. */
export function PackageDay({ of: { id } }: { of: Package }) {
  const day = packageDays[id];
  if (!day) return null;
  const { areas, year } = day;
  const { direct, moved, bought } = year;
  const use = direct + moved + bought;
  return (
    <figure>
      <div className="mb-2 phone:hidden">
        <svg
          className="h-30 w-full border-b"
          viewBox={`0 0 96 ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className="area-export" d={areas.sun} />
          <path className="area-grid" d={areas.use} />
          <path className="area-battery" d={areas.battery} />
          <path className="area-direct" d={areas.direct} />
          <path className="line-sun" d={areas.sun} />
        </svg>
        <div className="tablet:*:*:even:invisible">
          <QuarterAxis />
        </div>
      </div>
      <YearBar {...year} />
      <figcaption className="small mt-2 flex flex-wrap gap-x-4">
        <Key of="sun">{percent(direct / use)} of use is solar used directly</Key>{" "}
        {moved > 0 && <Key of="battery">{percent(moved / use)} from the battery</Key>}{" "}
        <Key of="grid">{percent(1 - whole(direct / use) - whole(moved / use))} bought</Key>
      </figcaption>
    </figure>
  );
}
