import { Problem } from "#app/controls/fields/field.tsx";
import { bestTimes } from "#content/request/options.ts";
import { type Entered, RequestText, Segments } from "./request-field.tsx";

/** All that a call needs. */
export function CallbackFields(entered: Entered) {
  const { values, fields } = entered;
  return (
    <>
      <fieldset className="form-group">
        <legend>Who do we call?</legend>
        <div className="fields">
          <RequestText name="name" label="Your name" full={false} {...entered} />
          <RequestText name="phone" {...entered} />
          <RequestText name="message" {...entered} />
        </div>
      </fieldset>
      <fieldset className="form-group">
        <legend>Best time</legend>
        <Problem id="bestTime" text={fields.bestTime} />
        <Segments
          name="bestTime"
          options={bestTimes}
          chosen={values.bestTime ?? "any"}
          className="segments segments-four"
        />
      </fieldset>
    </>
  );
}
