import { Problem, TextField } from "#app/controls/fields/field.tsx";
import type { EnteredValues, FieldMessages } from "#content/request/fields.ts";
import { maxLength } from "#content/request/limits.ts";
import { bestTimes } from "#content/request/options.ts";

/** All that a call needs. */
export function CallbackFields({ values, fields }: { values: EnteredValues; fields: FieldMessages }) {
  return (
    <>
      <fieldset className="form-group">
        <legend>Who do we call?</legend>
        <div className="fields">
          <TextField
            id="name"
            label="Your name"
            problem={fields.name}
            type="text"
            autoComplete="name"
            maxLength={maxLength.name}
            defaultValue={values.name}
          />
          <TextField
            id="phone"
            label="Phone"
            problem={fields.phone}
            type="tel"
            autoComplete="tel"
            maxLength={maxLength.phone}
            defaultValue={values.phone}
          />
          <TextField
            id="message"
            label="What is it about?"
            optional
            full
            problem={fields.message}
            type="text"
            autoComplete="off"
            maxLength={maxLength.message}
            defaultValue={values.message}
          />
        </div>
      </fieldset>
      <fieldset className="form-group">
        <legend>Best time</legend>
        <Problem id="bestTime" text={fields.bestTime} />
        <div className="segments segments-four" id="bestTime">
          {bestTimes.map(({ value, label }) => (
            <label key={value}>
              <input type="radio" name="bestTime" value={value} defaultChecked={value === (values.bestTime ?? "any")} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
