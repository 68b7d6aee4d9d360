import { Problem } from "#app/controls/fields/field.tsx";
import { NoteMark } from "#app/figures/note-mark.tsx";
import { holdTogether } from "#content/hold-together.ts";
import type { Offered, ServiceRow } from "../request-props.ts";

interface ServiceRowsProps {
  chosen: readonly string[];
  services: readonly ServiceRow[];
  problem: string | undefined;
}

/** One row per service; the whole row ticks it. */
export function ServiceRows({ services, chosen, problem }: ServiceRowsProps) {
  return (
    <fieldset
      className="form-group"
      id="selectedServices"
      tabIndex={-1}
      aria-describedby={problem && "selectedServices-problem"}
    >
      <legend>What are you interested in?</legend>
      <p className="service-heads service-offer" aria-hidden="true">
        <span>Advertised</span>
        <b>What to expect</b>
      </p>
      <Problem id="selectedServices" text={problem} />
      {services.map(({ id, name, description, price, savings }) => (
        <div className="service-row" key={id}>
          <input
            className="check"
            type="checkbox"
            name="selectedServices"
            value={id}
            id={`service-${id}`}
            defaultChecked={chosen.includes(id)}
            aria-describedby={`service-${id}-price`}
          />
          <label htmlFor={`service-${id}`}>
            <b>{name}</b>
            <span>{description}</span>
          </label>
          <span className="service-price" id={`service-${id}-price`}>
            <OfferedPair offered={price} /> <OfferedPair offered={savings} />
          </span>
        </div>
      ))}
    </fieldset>
  );
}

/** What is advertised and what it is today, side by side in one size. */
function OfferedPair({ offered: { advertised, today, note, underReview } }: { offered: Offered }) {
  return (
    <span className="service-offer">
      <span>
        {today !== undefined && <span className="unseen">Advertised: </span>}
        {holdTogether(advertised)}
        {note !== undefined && <NoteMark number={note} skipped />}
        {underReview && <span className="under-review"> (under review)</span>}
      </span>
      {today !== undefined && (
        <b>
          <span className="unseen">. Today: </span>
          {holdTogether(today)}
        </b>
      )}
    </span>
  );
}
