import { Bar } from "#app/components/bar.tsx";

interface CostBarProps {
  /** The system; each has its own colour in every chart. */
  system: keyof typeof fillClasses;
  /** The cost in dollars. */
  cost: { low: number; high: number };
  /** The largest cost among the bars. */
  max: number;
}

const fillClasses = {
  gas: ["fill-clay opacity-40", "fill-clay"],
  electric: ["fill-dusk opacity-40", "fill-dusk"],
  heatPump: ["fill-eucalypt opacity-40", "fill-eucalypt"],
} as const;

/** A year's cost as a bar: solid up to the low end, lighter up to the high end. */
export function CostBar({ system, cost, max }: CostBarProps) {
  const [lightClass, solidClass] = fillClasses[system];
  return (
    <Bar
      max={max}
      parts={[
        { to: cost.high, fillClass: lightClass },
        { to: cost.low, fillClass: solidClass },
      ]}
    />
  );
}
