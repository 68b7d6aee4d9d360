import type { Span } from "#content/energy/estimate.ts";
import { money } from "#content/format.ts";

interface FiguresProps {
  /** Outputs are called name-low and name-high. */
  name: string;
  span: Pick<Span, "low" | "high">;
  /** Dollars to round to; the exact figure is in data-value. */
  to: number;
}

/** "$9,300–$17,000", each end an output of its own. */
export function Figures({ name, span, to }: FiguresProps) {
  return (
    <>
      <Amount name={`${name}-low`} value={span.low} to={to} />–
      <Amount name={`${name}-high`} value={span.high} to={to} />
    </>
  );
}

interface AmountProps {
  name: string;
  value: number;
  to: number;
}

export function Amount({ name, value, to }: AmountProps) {
  return (
    <output name={name} aria-live="off" data-value={Math.round(value)}>
      {money(Math.round(value / to) * to)}
    </output>
  );
}
