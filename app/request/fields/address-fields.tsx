import { type SyntheticEvent, useRef } from "react";
import { AddressField } from "#app/places/address/address-field.tsx";
import { SuburbField } from "#app/places/address/suburb-field.tsx";
import { useCoverageLine } from "#app/places/address/use-coverage-line.ts";
import { useFilledParts } from "#app/places/address/use-filled-parts.ts";
import { maxLength } from "#content/request/limits.ts";
import { type EnteredProps, RequestText } from "./request-field.tsx";

/** The address in one field. Suburb, state and postcode appear once something is typed; without scripts they are always shown. */
export function AddressFields({ values, problems, label }: EnteredProps & { label?: string }) {
  const container = useRef<HTMLDivElement>(null);
  const { fill, fillFromSuburb, fillState, clearUnlessIn } = useFilledParts(container);
  const { line, lookUp } = useCoverageLine(container);

  function onInput({ target }: SyntheticEvent): void {
    fillState(target);
    void lookUp();
  }

  return (
    <div className="fields fields-address" ref={container} onInput={onInput}>
      <AddressField
        label={label}
        value={values.address}
        problem={problems.address}
        maxLength={maxLength.address}
        onChosen={fill}
        onTyped={clearUnlessIn}
      />
      <SuburbField value={values.city} problem={problems.city} maxLength={maxLength.city} onChosen={fillFromSuburb} />
      <RequestText name="state" values={values} problems={problems} />
      <RequestText name="postalCode" values={values} problems={problems} />
      <p
        className="semibold col-span-full no-js:hidden min-h-[calc(1.6em+var(--below))] text-[1rem] text-eucalypt phone:min-h-[calc(3.2em+var(--below))]"
        role="status"
      >
        {problems.address ? "" : line}
      </p>
    </div>
  );
}
