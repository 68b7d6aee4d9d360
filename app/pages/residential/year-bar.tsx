import type { ReactNode } from "react";
import { Bar } from "#app/components/bar.tsx";

interface YearBarProps {
  direct: number;
  moved: number;
  bought: number;
}

/** A year's use in three parts: solar as it is made, out of the battery, bought. */
export function YearBar({ direct, moved, bought }: YearBarProps) {
  const all = direct + moved + bought;
  return (
    <Bar
      of={all}
      parts={[
        { to: all, fillClass: "area-grid" },
        { to: direct + moved, fillClass: "area-battery" },
        { to: direct, fillClass: "area-direct" },
      ]}
    />
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
