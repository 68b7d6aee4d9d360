import { useRef } from "react";
import type { PlaceAddress, PlaceSuggestion } from "#content/places/address.ts";
import { ComboField, type FieldText } from "./combo-field.tsx";
import { useSuggestions } from "./use-suggestions.ts";

interface AddressFieldProps {
  label: string | undefined;
  value: string | undefined;
  problem: string | undefined;
  maxLength: number;
  /** Told the parts of a chosen address. */
  onChosen(address: PlaceAddress): void;
  /** Told what was typed, letter by letter. */
  onTyped(address: string): void;
}

/** Offers addresses from the maps service, where the site has a key for it; where it has none, a plain field. */
export function AddressField({
  label = "Property address",
  value,
  problem,
  maxLength,
  onChosen,
  onTyped,
}: AddressFieldProps) {
  /** A session is what one visitor types until an address is chosen: the service charges it as one request. */
  const session = useRef("");
  const { suggestions, ask, clear } = useSuggestions("/api/places");

  function type(typed: string): void {
    session.current ||= newSession();
    onTyped(typed);
    void ask(typed, { session: session.current });
  }

  /** The suggestion's text is there at once; its parts follow, unless the visitor has typed on meanwhile. */
  async function choose({ id, text, detail }: PlaceSuggestion, field: FieldText): Promise<void> {
    clear();
    const chosen = field.put([text, detail].filter(Boolean).join(", "));
    const address = await addressOf(id, session.current);
    session.current = "";
    if (!address || field.current() !== chosen) return;
    field.put(address.full_address.replace(/, Australia$/, ""));
    onChosen(address);
  }

  return (
    <ComboField
      id="address"
      label={label}
      hint="Number, street and suburb. A description will do: the shed behind the school in Bruthen."
      plainUntilOffered
      full
      problem={problem}
      maxLength={maxLength}
      input={{ autoComplete: "address-line1", placeholder: " ", defaultValue: value }}
      listLabel="Addresses"
      source="Suggestions from Google Maps"
      suggestions={suggestions}
      onTyped={type}
      onChoose={(suggestion, field) => void choose(suggestion, field)}
      onClose={clear}
    />
  );
}

/** Empty without a secure context; the service works without one. */
function newSession(): string {
  return "randomUUID" in crypto ? crypto.randomUUID() : "";
}

/** The chosen address in parts, which ends the session; null where nobody knows them. */
async function addressOf(id: string, session: string): Promise<PlaceAddress | null> {
  try {
    const response = await fetch(`/api/places/${encodeURIComponent(id)}?${new URLSearchParams({ session })}`);
    const { address }: { address: PlaceAddress | null } = await response.json();
    return address;
  } catch {
    return null;
  }
}
