import { type InputHTMLAttributes, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Field } from "#app/components/fields/field.tsx";
import type { PlaceSuggestion } from "#content/places/address.ts";

/** Lets other code fill the field from a suggestion. */
export interface FieldText {
  /** Writes the text, cut to the field's maximum length, and returns what it wrote. */
  put(text: string): string;
  current(): string | undefined;
}

interface ComboFieldProps {
  id: string;
  label: string;
  hint?: string;
  full?: boolean;
  optional?: boolean;
  /** Becomes a combobox only once there are suggestions. */
  plainUntilSuggestions?: boolean;
  problem: string | undefined;
  maxLength: number;
  input: InputHTMLAttributes<HTMLInputElement>;
  /** The list's name: "Addresses". */
  listLabel: string;
  /** The source of the suggestions, if it must be named. */
  source?: string;
  suggestions: readonly PlaceSuggestion[];
  onTyped(text: string): void;
  onChoose(suggestion: PlaceSuggestion, text: FieldText): void;
  onClose(): void;
}

/** A plain field that suggests as a combobox once its script runs. Any typed text is valid. */
export function ComboField(comboProps: ComboFieldProps) {
  const { suggestions, onTyped, onChoose, onClose, maxLength, input, plainUntilSuggestions, ...props } = comboProps;
  const control = useRef<HTMLInputElement>(null);
  const isFilling = useRef(false);
  const [isCombobox, setIsCombobox] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const isOpen = suggestions.length > 0;
  const { id, label, problem, hint, full, optional, listLabel, source } = props;
  useEffect(() => {
    if (!plainUntilSuggestions || isOpen) setIsCombobox(true);
  }, [plainUntilSuggestions, isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new suggestions start with none selected
  useEffect(() => setActiveIndex(-1), [suggestions]);

  const text: FieldText = {
    put(fullText) {
      const fittingText = fullText.slice(0, maxLength);
      isFilling.current = true;
      if (control.current) write(control.current, fittingText);
      isFilling.current = false;
      return fittingText;
    },
    current: () => control.current?.value,
  };

  function onKeyDown(event: KeyboardEvent): void {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const activeSuggestion = suggestions[activeIndex];
    if (event.key === "ArrowDown") setActiveIndex(activeIndex + 1 < suggestions.length ? activeIndex + 1 : -1);
    else if (event.key === "ArrowUp") setActiveIndex(activeIndex < 0 ? suggestions.length - 1 : activeIndex - 1);
    else if (event.key === "Enter" && activeSuggestion) onChoose(activeSuggestion, text);
    else if (event.key === "Escape") onClose();
    else return;
    event.preventDefault();
  }

  return (
    <Field
      id={id}
      label={label}
      problem={problem}
      {...(hint && { hint })}
      {...(full && { full })}
      {...(optional && { optional })}
    >
      {(controlProps) => (
        <div className="relative">
          <input
            ref={control}
            type="text"
            maxLength={maxLength}
            required={!optional}
            onInput={() => isFilling.current || onTyped(control.current?.value ?? "")}
            onKeyDown={onKeyDown}
            onBlur={onClose}
            {...input}
            {...controlProps}
            {...(isCombobox && {
              role: "combobox",
              "aria-autocomplete": "list",
              "aria-expanded": isOpen,
              "aria-controls": `${id}-list`,
              "aria-activedescendant": suggestions[activeIndex] && `${id}-option-${activeIndex}`,
            })}
          />
          {isCombobox && (
            <SuggestionList
              field={id}
              label={listLabel}
              suggestions={suggestions}
              source={source}
              activeIndex={activeIndex}
              onChoose={(suggestion) => onChoose(suggestion, text)}
            />
          )}
        </div>
      )}
    </Field>
  );
}

interface SuggestionListProps {
  /** The field's id. */
  field: string;
  label: string;
  suggestions: readonly PlaceSuggestion[];
  source: string | undefined;
  activeIndex: number;
  onChoose(suggestion: PlaceSuggestion): void;
}

/** The field keeps the focus and handles the keys; the options handle presses. */
function SuggestionList({ field, label, suggestions, source, activeIndex, onChoose }: SuggestionListProps) {
  const isOpen = suggestions.length > 0;
  return (
    <>
      <div
        className="absolute inset-x-0 top-[calc(100%+4px)] z-20 max-h-75 overflow-y-auto rounded-(--radius) border border-ink bg-white"
        hidden={!isOpen}
      >
        <div role="listbox" id={`${field}-list`} aria-label={label}>
          {suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            <div
              key={suggestion.id}
              id={`${field}-option-${index}`}
              role="option"
              aria-selected={index === activeIndex}
              tabIndex={-1}
              className="rule-below flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 px-4 py-2 hover:bg-sand aria-selected:bg-wattle-pale aria-selected:[box-shadow:inset_3px_0_var(--color-ink)]"
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(suggestion)}
            >
              <b>{suggestion.text}</b> <span className="text-quiet">{suggestion.detail}</span>
            </div>
          ))}
        </div>
        {source && <p className="px-4 py-2 text-label text-quiet">{source}</p>}
      </div>
      <span className="unseen" role="status">
        {isOpen &&
          `${suggestions.length === 1 ? "One suggestion" : `${suggestions.length} suggestions`}: choose with the arrow keys.`}
      </span>
    </>
  );
}

/** Fills a field as if the visitor had typed, so that input listeners run. */
export function write(input: HTMLInputElement, value: string): void {
  if (input.value === value) return;
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
