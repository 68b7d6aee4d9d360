interface CostBarProps {
  /** What runs: each system has its colour, wherever it's drawn. */
  system: keyof typeof fillClasses;
  /** Dollars. */
  cost: { low: number; high: number };
  /** The largest cost among the bars. */
  most: number;
}

const fillClasses = { gas: "fill-clay", electric: "fill-dusk", heatPump: "fill-eucalypt" } as const;

/** A year's cost as a length: solid to the least it comes to, lighter to the most. */
export function CostBar({ system, cost, most }: CostBarProps) {
  const end = (dollars: number) => Math.round((dollars / most) * 1000) / 10;
  return (
    <svg
      className={`bar ${fillClasses[system]}`}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path fillOpacity="0.4" d={`M0 0H${end(cost.high)}V10H0Z`} />
      <path d={`M0 0H${end(cost.low)}V10H0Z`} />
    </svg>
  );
}
