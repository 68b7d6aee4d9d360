import { ComboField } from "./combo-field.tsx";
import { useSuggestions } from "./use-suggestions.ts";

interface SuburbFieldProps {
  value: string | undefined;
  problem: string | undefined;
  maxLength: number;
  hint?: string;
  /** Writes the postcode after the suburb, for a form without a postcode field. */
  withPostcode?: boolean;
  /** Called with the postcode of a chosen suburb. */
  onChosen?(postcode: string): void;
}

/** Suggests Victorian suburbs and towns from our own list, by name or postcode. */
export function SuburbField({ value, problem, maxLength, hint, withPostcode, onChosen }: SuburbFieldProps) {
  const { suggestions, suggestFor, clear } = useSuggestions("/api/suburbs");
  return (
    <ComboField
      id="city"
      label="Suburb or town"
      {...(hint && { hint })}
      full
      optional
      problem={problem}
      maxLength={maxLength}
      input={{ autoComplete: "address-level2", placeholder: " ", defaultValue: value }}
      listLabel="Suburbs and towns"
      suggestions={suggestions}
      onTyped={(typedText) => void suggestFor(typedText)}
      onChoose={({ id, text }, field) => {
        clear();
        const postcode = id.slice(0, 4);
        field.put(withPostcode ? `${text} ${postcode}` : text);
        onChosen?.(postcode);
      }}
      onClose={clear}
    />
  );
}
