import { Field, TextField } from "#app/controls/fields/field.tsx";
import type { EnteredValues, FieldMessages } from "#content/request/fields.ts";
import { maxLength } from "#content/request/limits.ts";
import { AboutJob } from "./about-job.tsx";

interface AboutYouProps {
  values: EnteredValues;
  fields: FieldMessages;
  halfDays: readonly string[];
}

export function AboutYou({ values, fields, halfDays }: AboutYouProps) {
  return (
    <fieldset className="form-group">
      <legend>You</legend>
      <div className="fields">
        <TextField
          id="name"
          label="Full name"
          full
          problem={fields.name}
          type="text"
          autoComplete="name"
          maxLength={maxLength.name}
          defaultValue={values.name}
        />
        <TextField
          id="email"
          label="Email"
          problem={fields.email}
          type="email"
          autoComplete="email"
          maxLength={maxLength.email}
          defaultValue={values.email}
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
        {/* No limit here: a browser would cut a pasted text without a word, the server says what is too long. */}
        <Field id="message" label="Anything else" optional full problem={fields.message}>
          {(described) => <textarea {...described} rows={3} defaultValue={values.message} />}
        </Field>
        <AboutJob values={values} fields={fields} halfDays={halfDays} />
      </div>
    </fieldset>
  );
}
