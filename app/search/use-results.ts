import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useMemo, useState } from "react";
import type { Finder } from "#content/search/find.ts";

/** The typed text, its results, and the one that Enter opens. */
export function useResults(field: RefObject<HTMLInputElement | null>, finder: Finder | undefined) {
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const groups = useMemo(() => finder?.find(typed) ?? [], [finder, typed]);
  const count = groups.flatMap((group) => group.results).length;

  // Text typed before this script ran is only in the field.
  useEffect(() => setTyped(field.current?.value ?? ""), [field]);

  function onInput(): void {
    setTyped(field.current?.value ?? "");
    setActive(0);
  }

  function onKeyDown(event: KeyboardEvent, openResult: (index: number, event: KeyboardEvent) => void): void {
    if (event.nativeEvent.isComposing || count === 0 || event.shiftKey || event.altKey) return;
    const nextActive = {
      ArrowDown: (active + 1) % count,
      ArrowUp: (active + count - 1) % count,
      Home: 0,
      End: count - 1,
    };
    if (event.key === "Enter") openResult(active, event);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp" || event.key === "Home" || event.key === "End")
      setActive(nextActive[event.key]);
    else return;
    event.preventDefault();
  }

  return { typed, groups, count, active, setActive, onInput, onKeyDown };
}

/** Whether a click opens a new tab or downloads, which the browser does by itself. */
export function hasModifierKey({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
