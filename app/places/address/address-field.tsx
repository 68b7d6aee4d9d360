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
  /** Called with the field's text after every key. */
  onTyped(address: string): void;
}

/** Suggests addresses from the maps service. Without a key for the service it is a plain field. */
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
  const { suggestions, suggestFor, clear } = useSuggestions("/api/places");

  function suggest(typedText: string): void {
    session.current ||= newSession();
    onTyped(typedText);
    void suggestFor(typedText, { session: session.current });
  }

  /** Writes the suggestion's text at once, then its parts when they arrive, unless the visitor has typed more by then. */
  async function choose({ id, text, detail }: PlaceSuggestion, field: FieldText): Promise<void> {
    clear();
    const chosenText = field.put([text, detail].filter(Boolean).join(", "));
    const address = await addressOf(id, session.current);
    session.current = "";
    if (!address || field.current() !== chosenText) return;
    field.put(address.full_address.replace(/, Australia$/, ""));
    onChosen(address);
  }

  return (
    <ComboField
      id="address"
      label={label}
      hint="Number, street and suburb. A description will do: the shed behind the school in Bruthen."
      plainUntilSuggestions
      full
      problem={problem}
      maxLength={maxLength}
      input={{ autoComplete: "address-line1", placeholder: " ", defaultValue: value }}
      listLabel="Addresses"
      source="Suggestions from Google Maps"
      suggestions={suggestions}
      onTyped={suggest}
      onChoose={(suggestion, field) => void choose(suggestion, field)}
      onClose={clear}
    />
  );
}

/** Empty if the context isn't secure. The service also works without a session. */
function newSession(): string {
  return "randomUUID" in crypto ? crypto.randomUUID() : "";
}

/** Fetches the parts of the chosen address, which ends the session. Null if the service has none or doesn't answer. */
async function addressOf(id: string, session: string): Promise<PlaceAddress | null> {
  try {
    const path = `/api/places/${encodeURIComponent(id)}?${new URLSearchParams({ session })}`;
    const response = await fetch(path, { signal: AbortSignal.timeout(10_000) });
    const { address }: { address: PlaceAddress | null } = response.ok ? await response.json() : { address: null };
    return address;
  } catch {
    return null;
  }
}
