import type { Part, Payback } from "#content/energy/estimate.ts";
import { maxPaybackYears } from "#content/energy/inputs/constants.ts";
import { numberText } from "#content/format.ts";
import { Output } from "./output.tsx";

interface PaybackScaleProps {
  payback: Readonly<Record<Part, Payback>>;
  /** The parts that the visitor chose; each has a row. */
  parts: readonly Part[];
}

const partNames: Record<Part, { name: string; output: string; barClass: string }> = {
  panels: { name: "Panels", output: "payback-panels", barClass: "fill-wattle" },
  batteryOnTop: { name: "Adding the battery", output: "payback-battery", barClass: "fill-eucalypt-light" },
  together: { name: "Together", output: "payback-together", barClass: "fill-white print:fill-ink" },
  batteryAlone: { name: "Battery alone", output: "payback-battery-alone", barClass: "fill-eucalypt-light" },
};

const scaleYears = 20;

/** How many years each part takes to pay for itself, drawn on one scale. */
export function PaybackScale({ payback, parts }: PaybackScaleProps) {
  const rows = parts.map((part) => ({ ...partNames[part], years: payback[part] }));
  return (
    <div className="payback-rows">
      <p className="semibold">Pays for itself in</p>
      <dl>
        {rows.map(({ name, output, barClass, years }) => (
          <div key={output}>
            <dt>{name}</dt>
            <dd className="payback-bar">
              <svg viewBox="0 0 200 10" preserveAspectRatio="none" aria-hidden="true">
                <path className="payback-axis" d="M0 5H200M0 2V8M50 2V8M100 2V8M150 2V8M200 2V8" />
                {years.low !== null && <path className={barClass} d={spanPath(years)} />}
              </svg>
            </dd>
            <dd className="payback-years">
              <Years name={output} years={years} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="payback-scale" aria-hidden="true">
        <span>0</span>
        <span>5</span>
        <span>10</span>
        <span>15</span>
        <span>20 years</span>
      </p>
    </div>
  );
}

function Years({ name, years }: { name: string; years: Payback }) {
  const { low, assumed, high } = years;
  const outputOf = (level: keyof Payback, hidden?: boolean) => {
    const value = years[level];
    return (
      <Output name={`${name}-${level}`} value={value === null ? null : Math.round(value * 10) / 10} hidden={hidden}>
        {value === null ? "" : numberText(value, value < 10 ? 1 : 0)}
      </Output>
    );
  };
  if (low === null)
    return (
      <>
        not within {maxPaybackYears} years
        {outputOf("low", true)}
        {outputOf("assumed", true)}
        {outputOf("high", true)}
      </>
    );
  return (
    <>
      {outputOf("low")}
      {high === null ? ` to over ${maxPaybackYears}` : "–"}
      {outputOf("high")} years
      <small>
        {assumed === null ? "" : "about "}
        {outputOf("assumed")}
      </small>
    </>
  );
}

function spanPath({ low, high }: Payback): string {
  const xOf = (years: number) => (Math.min(years, scaleYears) / scaleYears) * 200;
  const [from, to] = [xOf(low ?? 0), xOf(high ?? scaleYears)];
  return `M${from.toFixed(1)} 0H${Math.max(to, from + 1).toFixed(1)}V10H${from.toFixed(1)}Z`;
}
