import type { ReactNode } from "react";

interface BarsProps {
  title: string;
  bars: readonly {
    label: string;
    /** The figure in words, which carries the meaning; the bar only shows it. */
    figure: ReactNode;
    low: number;
    high: number;
    tone: keyof typeof toneClasses;
  }[];
}

const toneClasses = { ours: "bar bar-ours", gas: "bar bar-gas" } as const;

/** Amounts as lengths from a common zero: solid to the least, lighter to the most. */
export function Bars({ title, bars }: BarsProps) {
  const most = Math.max(...bars.map(({ high }) => high));
  const end = (value: number) => Math.round((value / most) * 1000) / 10;
  return (
    <figure>
      <figcaption className="semibold">{title}</figcaption>
      <dl className="mt-3 grid gap-4">
        {bars.map(({ label, figure, low, high, tone }) => (
          <div key={label} className="rule-above pt-3">
            <dt className="semibold">{label}</dt>
            <dd>
              <b className="text-price mb-2 block">{figure}</b>
              <svg
                className={toneClasses[tone]}
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
                aria-hidden="true"
                focusable="false"
              >
                <path className="bar-range" d={`M0 0H${end(high)}V10H0Z`} />
                <path d={`M0 0H${end(low)}V10H0Z`} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
