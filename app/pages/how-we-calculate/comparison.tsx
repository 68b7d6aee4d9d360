import { compared } from "#content/energy/validation.ts";
import { money, number } from "#content/format.ts";

const widest = Math.max(...compared.map(({ before }) => before.mean));

/** What 29 homes really saved, and how far this model and the one before it were off. */
export function Comparison() {
  return (
    <ul className="compared">
      {compared.map(({ what, real, now, before, inRange, before29 }) => (
        <li key={what}>
          <h3>{what}</h3>
          <p>
            Saving on real readings: <b>{money(real)}</b> a year
          </p>
          <dl>
            <Miss name="This model" mean={now.mean} kind="area-direct" />
            <Miss name="Until November" mean={before.mean} kind="area-grid" />
          </dl>
          <p className="small">
            {inRange} of 29 homes are within our range; {before29} were within the old one.
          </p>
        </li>
      ))}
    </ul>
  );
}

function Miss({ name, mean, kind }: { name: string; mean: number; kind: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <svg className="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path className={kind} d={`M0 0H${Math.max(1, Math.round((mean / widest) * 100))}V1H0Z`} />
        </svg>
        <b>{mean > 0 ? `${number(mean * 100)}% too high` : "spot on"}</b>
      </dd>
    </div>
  );
}
