import { compared } from "#content/energy/validation.ts";
import { money, number } from "#content/format.ts";
import { holdTogether } from "#content/hold-together.ts";

const widest = Math.max(...compared.map(({ before }) => before.mean));

/** What 29 homes really saved, and how far this model and the one before it were off. */
export function Comparison() {
  return (
    <ul className="compared">
      {compared.map(({ what, use, real, now, before, inRange, before29 }) => (
        <li key={what + use}>
          <h3>{holdTogether(what)}</h3>
          <p className="small">{holdTogether(use)}</p>
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
        <svg width={`${Math.max(1, Math.round((mean / widest) * 100))}%`} aria-hidden="true" focusable="false">
          <rect className={kind} width="100%" height="100%" />
        </svg>
        <b>{mean > 0 ? `${number(mean * 100)}% too high` : "spot on"}</b>
      </dd>
    </div>
  );
}
