import { useRef } from "react";
import type { PlaceAddress, PlaceSuggestion } from "#content/places/address.ts";
import { ComboField, type FieldText } from "./combo-field.tsx";
import { useSuggestions } from "./use-suggestions.ts";

interface AddressFieldProps {
  label: string | undefined;
  value: string | undefined;
  problem: string | undefined;
  maxLength: number;
  /** Called with the parts of a chosen address. */
  onChosen(address: PlaceAddress): void;
  /** Called with the typed text at every letter. */
  onTyped(address: string): void;
}

/** Suggests addresses from the maps service if the site has a key for it; otherwise a plain field. */
export function AddressField({
  label = "Property address",
  value,
  problem,
  maxLength,
  onChosen,
  onTyped,
}: AddressFieldProps) {
  /** A session covers what one visitor types until they choose an address. The service charges it as one request. */
  const session = useRef("");
  const { suggestions, ask, clear } = useSuggestions("/api/places");

  function type(typed: string): void {
    session.current ||= newSession();
    onTyped(typed);
    void ask(typed, { session: session.current });
  }

  /** Writes the suggestion's text at once, and its parts when they arrive, unless the visitor has typed on in the meantime. */
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

/** Empty without a secure context; the service works without a session. */
function newSession(): string {
  return "randomUUID" in crypto ? crypto.randomUUID() : "";
}

/** Fetches the parts of the chosen address, which ends the session; null if nobody knows them. */
async function addressOf(id: string, session: string): Promise<PlaceAddress | null> {
  try {
    const response = await fetch(`/api/places/${encodeURIComponent(id)}?${new URLSearchParams({ session })}`);
    const { address }: { address: PlaceAddress | null } = await response.json();
    return address;
  } catch {
    return null;
  }
}
