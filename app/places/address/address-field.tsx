import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Field } from "#app/controls/field.tsx";
import type { PlaceAddress, PlaceSuggestion } from "#content/places/address.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { useSuggestions } from "./use-suggestions.ts";
import { write } from "./write.ts";

interface AddressFieldProps {
  value: string | undefined;
  problem: string | undefined;
  maxLength: number;
  /** Told the parts of a chosen address. */
  onChosen(address: PlaceAddress): void;
  /** Told what was typed, letter by letter. */
  onTyped(address: string): void;
}

/** A plain field that, once alive, offers addresses as a combobox. Whatever is typed stays valid. */
export function AddressField({ value, problem, maxLength, onChosen, onTyped }: AddressFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const writing = useRef(false);
  const [live, setLive] = useState(false);
  const [active, setActive] = useState(-1);
  const { suggestions, source, ask, clear, details } = useSuggestions();
  const open = suggestions.length > 0;
  useEffect(() => setLive(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other suggestions, and none of them marked yet
  useEffect(() => setActive(-1), [suggestions]);

  function onInput(): void {
    if (writing.current) return;
    const typed = input.current?.value ?? "";
    onTyped(typed);
    void ask(typed);
  }

  /** The suggestion stands at once; its parts follow, unless someone has typed on meanwhile. */
  async function choose({ id, text, detail }: PlaceSuggestion): Promise<void> {
    clear();
    const chosen = put([text, detail].filter(Boolean).join(", "));
    const address = await details(id);
    if (!address || input.current?.value !== chosen) return;
    put(address.full_address.replace(/, Australia$/, ""));
    onChosen(address);
  }

  function put(address: string): string {
    const text = address.slice(0, maxLength);
    writing.current = true;
    if (input.current) write(input.current, text);
    writing.current = false;
    return text;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!open || event.nativeEvent.isComposing) return;
    const marked = suggestions[active];
    if (event.key === "ArrowDown") setActive(active + 1 < suggestions.length ? active + 1 : -1);
    else if (event.key === "ArrowUp") setActive(active < 0 ? suggestions.length - 1 : active - 1);
    else if (event.key === "Enter" && marked) void choose(marked);
    else if (event.key === "Escape") clear();
    else return;
    event.preventDefault();
  }

  return (
    <Field
      id="address"
      label="Property address"
      hint="Number, street and suburb. A description will do: the shed behind the school in Bruthen."
      full
      problem={problem}
    >
      {(described) => (
        <div className="combo">
          <input
            ref={input}
            type="text"
            autoComplete="street-address"
            maxLength={maxLength}
            defaultValue={value}
            required
            onInput={onInput}
            onKeyDown={onKeyDown}
            onBlur={clear}
            {...described}
            {...(live && {
              role: "combobox",
              "aria-autocomplete": "list",
              "aria-expanded": open,
              "aria-controls": "address-list",
              "aria-activedescendant": suggestions[active] && `address-option-${active}`,
            })}
          />
          {live && <SuggestionList suggestions={suggestions} source={source} active={active} onChoose={choose} />}
        </div>
      )}
    </Field>
  );
}
