import { ChoiceButtons } from "#app/components/fields/choice-buttons.tsx";
import { Problem } from "#app/components/fields/field.tsx";
import { bestTimes } from "#content/request/options.ts";
import { type Entered, Group, RequestText } from "./request-field.tsx";

/** All that a call needs. */
export function CallbackFields(entered: Entered) {
  const { values, fields } = entered;
  return (
    <>
      <Group legend="Who do we call?">
        <div className="fields phone:grid-cols-1">
          <RequestText name="name" label="Your name" full={false} {...entered} />
          <RequestText name="phone" {...entered} />
          <RequestText name="message" {...entered} />
        </div>
      </Group>
      <Group legend="Best time" id="bestTime">
        <Problem id="bestTime" text={fields.bestTime} />
        <div className="mt-2 phone:*:*:basis-2/5">
          <ChoiceButtons name="bestTime" options={bestTimes} chosen={values.bestTime ?? "any"} />
        </div>
      </Group>
    </>
  );
}
