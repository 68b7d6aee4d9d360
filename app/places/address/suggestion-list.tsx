import type { PlaceSuggestion } from "#content/places/address.ts";

interface SuggestionListProps {
  /** The field's id. */
  field: string;
  label: string;
  suggestions: readonly PlaceSuggestion[];
  source: string | undefined;
  active: number;
  onChoose(suggestion: PlaceSuggestion): void;
}

/** The field keeps the focus and handles the keys; the options take presses. */
export function SuggestionList({ field, label, suggestions, source, active, onChoose }: SuggestionListProps) {
  const open = suggestions.length > 0;
  return (
    <>
      <div className="combo-list" hidden={!open}>
        <div role="listbox" id={`${field}-list`} aria-label={label}>
          {suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            <div
              key={suggestion.id}
              id={`${field}-option-${index}`}
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
        {source && <p className="combo-source">{source}</p>}
      </div>
      <span className="unseen" role="status">
        {open &&
          `${suggestions.length === 1 ? "One suggestion" : `${suggestions.length} suggestions`}: choose with the arrow keys.`}
      </span>
    </>
  );
}
