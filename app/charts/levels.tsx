import { numberText } from "#content/format.ts";

interface LevelsProps {
  /** Round amounts of kWh, from the highest down. */
  levels: readonly number[];
  /** The distance of an amount from the top. `LevelScale` needs it in percent. */
  y: (kwh: number) => string | number;
}

/** The lines of a scale, drawn first so that they are behind the rest. */
export function LevelLines({ levels, y, width }: LevelsProps & { width: number }) {
  return <path d={levels.map((kwh) => `M0 ${y(kwh)}H${width}`).join("")} />;
}

/** The amounts at the ends of the lines. The highest is printed with its unit. */
export function LevelScale({ levels, y }: LevelsProps) {
  return (
    <svg className="chart-scale" aria-hidden="true">
      {levels.map((kwh) => (
        <text key={kwh} y={`${y(kwh)}%`}>
          {numberText(Math.abs(kwh))}
          {kwh === levels[0] && " kWh"}
        </text>
      ))}
    </svg>
  );
}

/** Round amounts from the highest down. Every bar ends between the first and the last. */
export function levelsAround(low: number, high: number): number[] {
  let step = 10;
  while (high - low > 5 * step) step *= String(step).startsWith("2") ? 2.5 : 2;
  const levels = [];
  for (let level = Math.ceil(high / step) * step; level > low - step; level -= step) levels.push(level);
  return levels;
}
