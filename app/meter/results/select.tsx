import { Field } from "#app/components/fields/field.tsx";

interface SelectProps<Value extends string> {
  id: string;
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, words: string])[];
  onChoose: (value: Value) => void;
}

export function Select<Value extends string>({ id, label, value, options, onChoose }: SelectProps<Value>) {
  return (
    <Field id={id} label={label}>
      {(controlProps) => (
        <select
          {...controlProps}
          value={value}
          onChange={({ target }) => {
            const chosenOption = options.find(([option]) => option === target.value);
            if (chosenOption) onChoose(chosenOption[0]);
          }}
        >
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
