import { Field } from "#app/controls/fields/field.tsx";
import type { EnteredValues, FieldMessages } from "#content/request/fields.ts";
import { propertySizes, timelines } from "#content/request/options.ts";
import { AddressFields } from "./address-fields.tsx";

export function AboutProperty({ values, fields }: { values: EnteredValues; fields: FieldMessages }) {
  return (
    <fieldset className="form-group">
      <legend>The property</legend>
      <div className="fields">
        <Choice id="propertySize" label="Property size" options={propertySizes} values={values} fields={fields} />
        <Choice id="timeline" label="Timeline" options={timelines} values={values} fields={fields} />
      </div>
      <p className="small">
        Have your meter’s file? <a href="/your-meter">See your own year first</a>; its summary can come along.
      </p>
      <AddressFields values={values} fields={fields} />
    </fieldset>
  );
}

interface ChoiceProps {
  id: "propertySize" | "currentBill" | "timeline";
  label: string;
  options: readonly { value: string; label: string }[];
  values: EnteredValues;
  fields: FieldMessages;
}

export function Choice({ id, label, options, values, fields }: ChoiceProps) {
  return (
    <Field id={id} label={label} optional problem={fields[id]}>
      {(described) => (
        <select {...described} defaultValue={values[id] ?? ""}>
          <option value="">Choose</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
