import { Field } from "#app/controls/fields/field.tsx";
import type { EnteredValues, FieldMessages } from "#content/request/fields.ts";

interface ChoiceProps {
  id: "propertySize" | "currentBill" | "timeline";
  label: string;
  full?: boolean;
  options: readonly { value: string; label: string }[];
  values: EnteredValues;
  fields: FieldMessages;
}

export function Choice({ id, label, full = false, options, values, fields }: ChoiceProps) {
  return (
    <Field id={id} label={label} full={full} optional problem={fields[id]}>
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
