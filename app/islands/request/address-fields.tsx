import type { EnteredValues, FieldMessages } from "#content/assessment/fields.ts";
import { maxLength } from "#content/assessment/limits.ts";
import { TextField } from "../../components/field.tsx";

export function AddressFields({ values, fields }: { values: EnteredValues; fields: FieldMessages }) {
  return (
    <div className="fields fields-address">
      <TextField
        id="address"
        label="Property address"
        hint="Number, street and suburb. A description will do: the shed behind the school in Bruthen."
        full
        problem={fields.address}
        type="text"
        autoComplete="street-address"
        maxLength={maxLength.address}
        defaultValue={values.address}
      />
      <TextField
        id="city"
        label="Suburb or town"
        optional
        problem={fields.city}
        type="text"
        autoComplete="address-level2"
        maxLength={maxLength.city}
        defaultValue={values.city}
      />
      <TextField
        id="state"
        label="State"
        optional
        problem={fields.state}
        type="text"
        autoComplete="address-level1"
        maxLength={maxLength.state}
        defaultValue={values.state}
      />
      <TextField
        id="postalCode"
        label="Postcode"
        optional
        problem={fields.postalCode}
        type="text"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={maxLength.postalCode}
        defaultValue={values.postalCode}
      />
    </div>
  );
}
