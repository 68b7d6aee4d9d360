import type { PlaceSuggestion } from "#content/places/address.ts";

interface SuggestionListProps {
  suggestions: readonly PlaceSuggestion[];
  source: "service" | "local";
  active: number;
  onChoose(suggestion: PlaceSuggestion): void;
}

/** The field keeps the focus and hears the keys; here is what can be pressed. */
export function SuggestionList({ suggestions, source, active, onChoose }: SuggestionListProps) {
  const open = suggestions.length > 0;
  return (
    <>
      <div className="combo-list" hidden={!open}>
        <div role="listbox" id="address-list" aria-label="Addresses">
          {suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
            <div
              key={suggestion.id}
              id={`address-option-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className="combo-option"
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(suggestion)}
            >
              <b>{suggestion.text}</b> <span>{suggestion.detail}</span>
            </div>
          ))}
        </div>
        {source === "service" && <p className="combo-source">Suggestions from Google Maps</p>}
      </div>
      <span className="unseen" role="status">
        {open && `${suggestions.length === 1 ? "One address" : `${suggestions.length} addresses`}: arrow keys choose.`}
      </span>
    </>
  );
}
