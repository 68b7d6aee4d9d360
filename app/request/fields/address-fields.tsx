import { useRef } from "react";
import { TextField } from "#app/controls/fields/field.tsx";
import { AddressField } from "#app/places/address/address-field.tsx";
import { SuburbField } from "#app/places/address/suburb-field.tsx";
import { useCoverageLine } from "#app/places/address/use-coverage-line.ts";
import { useFilledParts } from "#app/places/address/use-filled-parts.ts";
import type { CoverageKind } from "#content/places/coverage-kinds.ts";
import type { EnteredValues, FieldMessages } from "#content/request/fields.ts";
import { maxLength } from "#content/request/limits.ts";

export interface AddressFieldsProps {
  values: EnteredValues;
  fields: FieldMessages;
  /** Told how far away the address is, where that is certain. */
  onZone(zone: CoverageKind | undefined): void;
}

/** One line, until something is in it: then its suburb, state and postcode show. Where scripts are off, all show. */
export function AddressFields({ values, fields, onZone }: AddressFieldsProps) {
  const container = useRef<HTMLDivElement>(null);
  const { fill, fillFromSuburb, forgetUnlessIn } = useFilledParts(container);
  const { line, look } = useCoverageLine(container, onZone);
  return (
    <div className="fields fields-address" ref={container} onInput={() => void look()}>
      <AddressField
        value={values.address}
        problem={fields.address}
        maxLength={maxLength.address}
        onChosen={fill}
        onTyped={forgetUnlessIn}
      />
      <SuburbField value={values.city} problem={fields.city} maxLength={maxLength.city} onChosen={fillFromSuburb} />
      <TextField
        id="state"
        label="State"
        optional
        problem={fields.state}
        type="text"
        autoComplete="address-level1"
        placeholder=" "
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
        placeholder=" "
        maxLength={maxLength.postalCode}
        defaultValue={values.postalCode}
      />
      <p className="coverage-line" role="status">
        {line}
      </p>
    </div>
  );
}
