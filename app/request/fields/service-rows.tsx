import { Problem } from "#app/controls/field.tsx";
import { NoteMark } from "#app/figures/note-mark.tsx";
import { services } from "#content/request/services.ts";

interface ServiceRowsProps {
  chosen: readonly string[];
  noteNumbers: readonly (readonly number[])[];
  problem: string | undefined;
}

/** One row a service: the whole row ticks it. */
export function ServiceRows({ chosen, noteNumbers, problem }: ServiceRowsProps) {
  return (
    <fieldset
      className="form-group"
      id="selectedServices"
      tabIndex={-1}
      aria-describedby={problem && "selectedServices-problem"}
    >
      <legend>What would you like looked at?</legend>
      <Problem id="selectedServices" text={problem} />
      {services.map(({ id, name, description, price, savings }, index) => (
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
            <b>{price}</b>{" "}
            <span>
              {savings}
              {noteNumbers[index]?.map((number) => (
                <NoteMark key={number} number={number} />
              ))}
            </span>
          </span>
        </div>
      ))}
    </fieldset>
  );
}
