import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useMemo, useState } from "react";
import type { Finder } from "#content/search/find.ts";

/** The typed text, its results, and the one that Enter opens. */
export function useResults(field: RefObject<HTMLInputElement | null>, finder: Finder | undefined) {
  const [typedText, setTypedText] = useState("");
  const [activeIndex, setActiveIndex] = useState(0);
  const groups = useMemo(() => finder?.find(typedText) ?? [], [finder, typedText]);
  const resultCount = groups.flatMap((group) => group.results).length;

  // Text typed before this script ran is only in the field.
  useEffect(() => setTypedText(field.current?.value ?? ""), [field]);

  function onInput(): void {
    setTypedText(field.current?.value ?? "");
    setActiveIndex(0);
  }

  function onKeyDown(event: KeyboardEvent, openResult: (index: number, event: KeyboardEvent) => void): void {
    if (event.nativeEvent.isComposing || resultCount === 0 || event.shiftKey || event.altKey) return;
    const nextIndex = {
      ArrowDown: (activeIndex + 1) % resultCount,
      ArrowUp: (activeIndex + resultCount - 1) % resultCount,
      Home: 0,
      End: resultCount - 1,
    };
    if (event.key === "Enter") openResult(activeIndex, event);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp" || event.key === "Home" || event.key === "End")
      setActiveIndex(nextIndex[event.key]);
    else return;
    event.preventDefault();
  }

  return { typedText, groups, resultCount, activeIndex, setActiveIndex, onInput, onKeyDown };
}

/** Whether a click opens a new tab or downloads, which the browser does by itself. */
export function hasModifierKey({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
