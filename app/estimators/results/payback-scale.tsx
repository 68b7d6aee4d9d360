import type { Part, Payback } from "#content/energy/estimate.ts";
import { maxPaybackYears } from "#content/energy/inputs/constants.ts";
import { numberText } from "#content/format.ts";
import { NamedNumber } from "./named-number.tsx";

interface PaybackScaleProps {
  payback: Readonly<Record<Part, Payback>>;
  /** The parts that the visitor chose; each has a row. */
  parts: readonly Part[];
}

const partNames: Record<Part, { name: string; numberName: string; barClass: string }> = {
  panels: { name: "Panels", numberName: "payback-panels", barClass: "fill-wattle" },
  batteryOnTop: { name: "Adding the battery", numberName: "payback-battery", barClass: "fill-eucalypt-light" },
  together: { name: "Together", numberName: "payback-together", barClass: "fill-white print:fill-ink" },
  batteryAlone: { name: "Battery alone", numberName: "payback-battery-alone", barClass: "fill-eucalypt-light" },
};

/** Where the scale ends. It has a tick and a label every five years. */
const scaleYears = 20;

/** How many years each part takes to pay for itself, drawn on one scale. */
export function PaybackScale({ payback, parts }: PaybackScaleProps) {
  const rows = parts.map((part) => ({ ...partNames[part], years: payback[part] }));
  return (
    <div className="payback-rows">
      <p className="semibold">Pays for itself in</p>
      <dl>
        {rows.map(({ name, numberName, barClass, years }) => (
          <div key={numberName}>
            <dt>{name}</dt>
            <dd className="payback-bar">
              <svg viewBox="0 0 200 10" preserveAspectRatio="none" aria-hidden="true">
                <path className="payback-axis" d="M0 5H200M0 2V8M50 2V8M100 2V8M150 2V8M200 2V8" />
                {years.low !== null && <path className={barClass} d={spanPath(years)} />}
              </svg>
            </dd>
            <dd className="payback-years">
              <Years name={numberName} years={years} />
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
  const yearsAt = (level: keyof Payback, isHidden?: boolean) => {
    const levelYears = years[level];
    return (
      <NamedNumber
        name={`${name}-${level}`}
        value={levelYears === null ? null : Math.round(levelYears * 10) / 10}
        hidden={isHidden}
      >
        {levelYears === null ? "" : numberText(levelYears, levelYears < 10 ? 1 : 0)}
      </NamedNumber>
    );
  };
  if (low === null)
    return (
      <>
        not within {maxPaybackYears} years
        {yearsAt("low", true)}
        {yearsAt("assumed", true)}
        {yearsAt("high", true)}
      </>
    );
  return (
    <>
      {yearsAt("low")}
      {high === null ? ` to over ${maxPaybackYears}` : "–"}
      {yearsAt("high")} years
      <small>
        {assumed === null ? "" : "about "}
        {yearsAt("assumed")}
      </small>
    </>
  );
}

function spanPath({ low, high }: Payback): string {
  const xOf = (years: number) => (Math.min(years, scaleYears) / scaleYears) * 200;
  const [from, to] = [xOf(low ?? 0), xOf(high ?? scaleYears)];
  return `M${from.toFixed(1)} 0H${Math.max(to, from + 1).toFixed(1)}V10H${from.toFixed(1)}Z`;
}
