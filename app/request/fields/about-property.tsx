import { AddressFields, type AddressFieldsProps } from "./address-fields.tsx";

export function AboutProperty(props: AddressFieldsProps) {
  return (
    <fieldset className="form-group">
      <legend>The property</legend>
      <AddressFields {...props} />
    </fieldset>
  );
}
