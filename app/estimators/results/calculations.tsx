import { Fragment } from "react";
import type { Line } from "#app/estimators/estimate-lines.ts";

/** How figures come about, each under its name. */
export function Calculations({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="workings">
      {lines.map(({ label, calculation }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{calculation}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
