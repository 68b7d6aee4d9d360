import { type RefObject, useRef } from "react";
import { isVictorian, type PlaceAddress } from "#content/places/address.ts";
import { write } from "./combo-field.tsx";

/** Fills suburb, state and postcode from a chosen address, and clears only what it filled itself. */
export function useFilledParts(fields: RefObject<HTMLElement | null>) {
  const filled = useRef<Readonly<Record<"city" | "state" | "postalCode", string>>>(undefined);

  function fill({ city, state, postal_code }: PlaceAddress): void {
    filled.current = { city, state, postalCode: postal_code };
    for (const [name, value] of Object.entries(filled.current)) {
      const input = inputOf(name);
      if (input) write(input, value);
    }
  }

  /** Fills the rest for a suburb that the visitor chose separately. Another street doesn't clear it. */
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
  function fillState(typed: EventTarget): void {
    const state = inputOf("state");
    if (
      typed === inputOf("postalCode") &&
      isVictorian(inputOf("postalCode")?.value.trim() ?? "") &&
      state?.value === ""
    )
      write(state, "VIC");
  }

  /** Clears what was filled if the visitor types another address, so that the old suburb isn't sent with it. */
  function clearUnlessIn(address: string): void {
    if (!filled.current || address.toLowerCase().includes(filled.current.city.toLowerCase())) return;
    for (const [name, value] of Object.entries(filled.current)) {
      const input = inputOf(name);
      if (input?.value === value) write(input, "");
    }
    filled.current = undefined;
  }

  function inputOf(name: string): HTMLInputElement | null | undefined {
    return fields.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  }

  return { fill, fillFromSuburb, fillState, clearUnlessIn };
}
