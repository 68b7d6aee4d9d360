import { percent } from "#content/format.ts";
import { october } from "./working-day.computed.ts";

/** Fifteen panels on the house's hipped roof, seen from above; north is up. */
export function RoofPlan() {
  const upper = Array.from({ length: 9 }, (_, index) => 84 + index * 36);
  const lower = Array.from({ length: 6 }, (_, index) => 138 + index * 36);
  return (
    <svg className="roof-plan" viewBox="0 0 520 210" role="img" aria-label="Roof plan with fifteen panels facing north">
      <path
        className="plan-roof"
        d="M40 14H460V142H330V200H210V142H40ZM40 14L92 78H408L460 14M40 142L92 78M460 142L408 78M210 142L270 96L330 142"
      />
      {upper.map((x) => (
        <path key={`upper ${x}`} className="plan-panel" d={`M${x} 20h34v25h-34z`} />
      ))}
      {lower.map((x) => (
        <path key={`lower ${x}`} className="plan-panel" d={`M${x} 48h34v25h-34z`} />
      ))}
      <path className="plan-north" d="M496 60V22M488 34l8-12 8 12" />
    </svg>
  );
}

/** The roof's day with the working hours marked: how much of the sun falls between eight and six. */
export function WorkingDay() {
  return (
    <figure>
      <svg className="working-day" viewBox="0 0 240 78" aria-hidden="true" focusable="false">
        <path className="working-hours" d="M80 0H180V70H80Z" />
        <path className="area-direct" d={october.area} />
        <path className="working-ground" d="M0 70H240M80 66V78M180 66V78" />
      </svg>
      <figcaption className="small">
        {percent(october.worked)} of an October day’s solar is made between 8&nbsp;am and 6&nbsp;pm, while you’re open.
      </figcaption>
    </figure>
  );
}

export function OutdoorUnitWithHeads() {
  const heads = [10, 42, 74, 106, 138].map((y, index) => ({ y, x: 150 + (2 - Math.abs(index - 2)) * 30 }));
  return (
    <svg
      className="outdoor-unit"
      viewBox="0 0 320 168"
      role="img"
      aria-label="One outdoor unit joined to five indoor units"
    >
      <path
        className="unit-pipe"
        d={`M70 86H104M104 ${heads.map(({ x, y }) => `22M104 ${y + 12}H${x}`).join("M104 ")}M104 22V150`}
      />
      <rect className="unit-box" x="4" y="50" width="66" height="72" rx="5" />
      <circle className="unit-line" cx="37" cy="86" r="22" />
      <path className="unit-line" d="M37 64v44M15 86h44" />
      {heads.map(({ x, y }) => (
        <g key={y}>
          <rect className="unit-box" x={x} y={y} width="92" height="24" rx="5" />
          <path className="unit-vent" d={`M${x + 10} ${y + 18}h72`} />
        </g>
      ))}
    </svg>
  );
}
