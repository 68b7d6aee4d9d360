import type { EnteredValues, FieldMessages } from "#content/request/fields.ts";
import { propertySizes, timelines } from "#content/request/options.ts";
import { AddressFields, type AddressFieldsProps } from "./address-fields.tsx";
import { Choice } from "./choice.tsx";

interface AboutPropertyProps extends AddressFieldsProps {
  values: EnteredValues;
  fields: FieldMessages;
}

export function AboutProperty(props: AboutPropertyProps) {
  const { values, fields } = props;
  const isOpen = [values.propertySize, values.timeline, fields.propertySize, fields.timeline].some(Boolean);
  return (
    <fieldset className="form-group">
      <legend>The property</legend>
      <AddressFields {...props} />
      <details className="fold fold-line" open={isOpen}>
        <summary>Size and timing (optional)</summary>
        <div className="fields">
          <Choice id="propertySize" label="Property size" options={propertySizes} values={values} fields={fields} />
          <Choice id="timeline" label="Timeline" options={timelines} values={values} fields={fields} />
        </div>
        <p className="small mt-4">
          Have your meter’s file? <a href="/your-meter">See your own year first</a>; its summary can come along.
        </p>
      </details>
    </fieldset>
  );
}
