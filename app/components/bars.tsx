import type { ReactNode } from "react";
import { Bar } from "./bar.tsx";

interface BarsProps {
  title: string;
  bars: readonly {
    label: string;
    /** The range in words. Screen readers get only this. */
    figure: ReactNode;
    low: number;
    high: number;
    tone: keyof typeof toneClasses;
  }[];
}

const toneClasses = {
  ours: ["fill-eucalypt opacity-40", "fill-eucalypt"],
  gas: ["fill-clay opacity-40", "fill-clay"],
} as const;

/** Ranges as bars from a common zero: solid up to the low end, lighter up to the high end. */
export function Bars({ title, bars }: BarsProps) {
  const highest = Math.max(...bars.map(({ high }) => high));
  return (
    <figure>
      <figcaption className="semibold">{title}</figcaption>
      <dl className="mt-3 grid gap-4">
        {bars.map(({ label, figure, low, high, tone }) => (
          <div key={label} className="rule-above pt-3">
            <dt className="semibold">{label}</dt>
            <dd>
              <b className="text-price mb-2 block">{figure}</b>
              <Bar
                max={highest}
                parts={[
                  { to: high, fillClass: toneClasses[tone][0] },
                  { to: low, fillClass: toneClasses[tone][1] },
                ]}
              />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
