import { Fragment } from "react";
import { Problem } from "#app/components/fields/field.tsx";
import { serviceIds, services, somethingElse, wishIds, wishName } from "#content/request/services/services.ts";
import { Checkbox } from "./request-field.tsx";

interface ServiceChoicesProps {
  chosen: readonly string[];
  problem: string | undefined;
  /** What the visitor read about, if it isn't one of the services. */
  topic: string | undefined;
  /** Shows only the services' names, for a visitor who has chosen before. */
  namesOnly?: boolean;
  /** Whether the visitor has no hot water, so that we call them first. Undefined if the form doesn't ask. */
  noHotWater?: boolean;
}

/** The services, a row each. Pressing anywhere in a row ticks it. */
export function ServiceChoices({ chosen, problem, topic, namesOnly = false, noHotWater }: ServiceChoicesProps) {
  // A topic comes first, so that the visitor sees it.
  const wishes = topic === undefined ? wishIds : ([somethingElse, ...serviceIds] as const);
  return (
    <>
      <Problem id="selectedServices" text={problem} />
      <div className="rule-below mt-2">
        {wishes.map((id) => (
          <Fragment key={id}>
            <Checkbox
              className="group/tick rule-above flex cursor-pointer gap-4 bg-(--row) py-3 [box-shadow:0.75rem_0_var(--row),-0.75rem_0_var(--row)] hover:[--row:var(--color-sand)] has-checked:[--row:var(--color-wattle-pale)] from-tablet:py-4 print:[box-shadow:none]"
              name="selectedServices"
              value={id}
              id={`service-${id}`}
              defaultChecked={chosen.includes(id)}
            >
              <span>
                <b>{wishName(id, topic)}</b>
                {!namesOnly && id !== somethingElse && <span className="small block">{services[id].line}</span>}
                {id === somethingElse && topic === undefined && (
                  <span className="small hidden group-has-checked/tick:block">Write what it is in your message.</span>
                )}
              </span>
            </Checkbox>
            {id === "heat-pump" && noHotWater !== undefined && (
              <Checkbox
                className="flex cursor-pointer gap-4 py-3 pl-9"
                name="urgent"
                value="on"
                defaultChecked={noHotWater}
              >
                I have no hot water at the moment: call me first
              </Checkbox>
            )}
          </Fragment>
        ))}
      </div>
    </>
  );
}
