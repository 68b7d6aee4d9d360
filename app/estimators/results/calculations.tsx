import type { ArithmeticLine } from "../estimate-lines.ts";

/** How each figure is worked out, below its label. */
export function Calculations({ lines }: { lines: readonly ArithmeticLine[] }) {
  return (
    <dl className="workings">
      {lines.flatMap(({ label, calculation }) => [
        <dt key={label}>{label}</dt>,
        <dd key={`of ${label}`}>{calculation}</dd>,
      ])}
    </dl>
  );
}
