import type { ReactNode } from "react";

interface YearBarProps {
  direct: number;
  moved: number;
  bought: number;
}

/** A year's use in three parts: solar as it is made, out of the battery, bought. */
export function YearBar({ direct, moved, bought }: YearBarProps) {
  const all = direct + moved + bought;
  const [sun, stored] = [(direct / all) * 100, ((direct + moved) / all) * 100];
  return (
    <svg className="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path className="area-direct" d={`M0 0H${sun}V1H0Z`} />
      <path className="area-battery" d={`M${sun} 0H${stored}V1H${sun}Z`} />
      <path className="area-grid" d={`M${stored} 0H100V1H${stored}Z`} />
    </svg>
  );
}

const keyClasses = { sun: "before:bg-wattle", battery: "before:bg-dusk", grid: "before:bg-clay" } as const;

/** What a part of the bar stands for. */
export function Key({ of, children }: { of: keyof typeof keyClasses; children: ReactNode }) {
  return (
    <span
      className={`before:mr-1.5 before:inline-block before:size-3 before:forced-color-adjust-none ${keyClasses[of]}`}
    >
      {children}
    </span>
  );
}
