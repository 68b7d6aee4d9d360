import { Problem } from "#app/controls/fields/field.tsx";
import { serviceIds, services } from "#content/request/services/services.ts";

interface ServiceRowsProps {
  chosen: readonly string[];
  problem: string | undefined;
}

/** One row per service; the whole row ticks it. */
export function ServiceRows({ chosen, problem }: ServiceRowsProps) {
  return (
    <fieldset
      className="form-group"
      id="selectedServices"
      tabIndex={-1}
      aria-describedby={problem && "selectedServices-problem"}
    >
      <legend>What are you interested in?</legend>
      <Problem id="selectedServices" text={problem} />
      {serviceIds.map((id) => (
        <div className="service-row" key={id}>
          <input
            className="check"
            type="checkbox"
            name="selectedServices"
            value={id}
            id={`service-${id}`}
            defaultChecked={chosen.includes(id)}
          />
          <label htmlFor={`service-${id}`}>
            <b>{services[id].name}</b>
            <span>{services[id].line}</span>
          </label>
        </div>
      ))}
    </fieldset>
  );
}
