import { type RefObject, useRef } from "react";
import { isVictorian, type PlaceAddress } from "#content/places/address.ts";
import { write } from "./combo-field.tsx";

/** Fills suburb, state and postcode from a chosen address, and clears only what it filled itself. */
export function useFilledParts(fields: RefObject<HTMLElement | null>) {
  const filledParts = useRef<Readonly<Record<"city" | "state" | "postalCode", string>>>(undefined);

  function fill({ city, state, postal_code }: PlaceAddress): void {
    filledParts.current = { city, state, postalCode: postal_code };
    for (const [name, value] of Object.entries(filledParts.current)) {
      const input = inputOf(name);
      if (input) write(input, value);
    }
  }

  /** Fills state and postcode when the visitor chooses only a suburb. Editing the street later doesn't clear them. */
  function fillFromSuburb(postcode: string): void {
    for (const [name, value] of [
      ["state", "VIC"],
      ["postalCode", postcode],
    ] as const) {
      const input = inputOf(name);
      if (input) write(input, value);
    }
  }

  /** A Victorian postcode implies the state. */
  function fillState(typedField: EventTarget): void {
    const stateInput = inputOf("state");
    if (
      typedField === inputOf("postalCode") &&
      isVictorian(inputOf("postalCode")?.value.trim() ?? "") &&
      stateInput?.value === ""
    )
      write(stateInput, "VIC");
  }

  /** Clears what was filled if the visitor types another address, so that the old suburb isn't sent with it. */
  function clearUnlessIn(address: string): void {
    if (!filledParts.current || address.toLowerCase().includes(filledParts.current.city.toLowerCase())) return;
    for (const [name, value] of Object.entries(filledParts.current)) {
      const input = inputOf(name);
      if (input?.value === value) write(input, "");
    }
    filledParts.current = undefined;
  }

  function inputOf(name: string): HTMLInputElement | null | undefined {
    return fields.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  }

  return { fill, fillFromSuburb, fillState, clearUnlessIn };
}
