import { TextField } from "#app/controls/fields/field.tsx";

/** What both kinds of the field say of themselves. The placeholder is empty: styles tell by it whether something stands here. */
export const street = {
  id: "address",
  label: "Property address",
  hint: "Number, street and suburb. A description will do: the shed behind the school in Bruthen.",
  placeholder: " ",
} as const;

interface StreetFieldProps {
  value: string | undefined;
  problem: string | undefined;
  maxLength: number;
}

/** A plain field, where the site has no maps service to ask. */
export function StreetField({ value, problem, maxLength }: StreetFieldProps) {
  return (
    <TextField
      {...street}
      full
      problem={problem}
      type="text"
      autoComplete="street-address"
      maxLength={maxLength}
      defaultValue={value}
    />
  );
}
