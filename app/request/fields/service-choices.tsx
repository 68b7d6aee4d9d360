import { Fragment } from "react";
import { Problem } from "#app/components/fields/field.tsx";
import { serviceIds, services, somethingElse, wishIds, wishName } from "#content/request/services/services.ts";
import { Tick } from "./request-field.tsx";

interface ServiceChoicesProps {
  chosen: readonly string[];
  problem: string | undefined;
  /** A wish besides the services. */
  topic: string | undefined;
  /** Shows only names, for a visitor who has chosen before. */
  short?: boolean;
  /** Whether they have no hot water, if the form asks: then we call them first. */
  noHotWater?: boolean;
}

/** One row per service; pressing anywhere in it ticks it. */
export function ServiceChoices({ chosen, problem, topic, short = false, noHotWater }: ServiceChoicesProps) {
  // The topic that led here comes first, so that it is seen.
  const wishes = topic === undefined ? wishIds : ([somethingElse, ...serviceIds] as const);
  return (
    <>
      <Problem id="selectedServices" text={problem} />
      <div className="rule-below mt-2">
        {wishes.map((id) => (
          <Fragment key={id}>
            <Tick
              className="group/tick rule-above flex cursor-pointer gap-4 bg-(--row) py-3 [box-shadow:0.75rem_0_var(--row),-0.75rem_0_var(--row)] hover:[--row:var(--color-sand)] has-checked:[--row:var(--color-wattle-pale)] from-tablet:py-4 print:[box-shadow:none]"
              name="selectedServices"
              value={id}
              id={`service-${id}`}
              defaultChecked={chosen.includes(id)}
            >
              <span>
                <b>{wishName(id, topic)}</b>
                {!short && id !== somethingElse && <span className="small block">{services[id].line}</span>}
                {id === somethingElse && topic === undefined && (
                  <span className="small hidden group-has-checked/tick:block">Write what it is in your message.</span>
                )}
              </span>
            </Tick>
            {id === "heat-pump" && noHotWater !== undefined && (
              <Tick
                className="flex cursor-pointer gap-4 py-3 pl-9"
                name="urgent"
                value="on"
                defaultChecked={noHotWater}
              >
                We have no hot water at the moment: call me first
              </Tick>
            )}
          </Fragment>
        ))}
      </div>
    </>
  );
}
