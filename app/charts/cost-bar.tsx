import { Bar } from "#app/components/bar.tsx";

interface CostBarProps {
  /** The system; each has its own colour in every chart. */
  system: keyof typeof fillClasses;
  /** Dollars. */
  cost: { low: number; high: number };
  /** The largest cost among the bars. */
  most: number;
}

const fillClasses = {
  gas: ["fill-clay opacity-40", "fill-clay"],
  electric: ["fill-dusk opacity-40", "fill-dusk"],
  heatPump: ["fill-eucalypt opacity-40", "fill-eucalypt"],
} as const;

/** A year's cost as a length: solid up to the low end, lighter up to the high end. */
export function CostBar({ system, cost, most }: CostBarProps) {
  const [toMost, toLeast] = fillClasses[system];
  return (
    <Bar
      of={most}
      parts={[
        { to: cost.high, fillClass: toMost },
        { to: cost.low, fillClass: toLeast },
      ]}
    />
  );
}
