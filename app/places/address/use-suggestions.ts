import { useEffect, useRef, useState } from "react";
import { pause, retry } from "#app/island/pause.ts";
import type { PlaceSuggestion } from "#content/places/address.ts";

const noSuggestions: readonly PlaceSuggestion[] = [];

/** Asks our own Worker while a visitor types. An answer that arrives after the next letter is dropped. */
export function useSuggestions(path: "/api/places" | "/api/suburbs") {
  const [suggestions, setSuggestions] = useState(noSuggestions);
  const pendingRequest = useRef<AbortController>(undefined);
  const isSwitchedOff = useRef(false);
  useEffect(() => () => pendingRequest.current?.abort(), []);

  function clear(): void {
    pendingRequest.current?.abort();
    setSuggestions(noSuggestions);
  }

  async function suggestFor(typedText: string, extraFields: Record<string, string> = {}): Promise<void> {
    pendingRequest.current?.abort();
    if (typedText.trim().length < 3 || isSwitchedOff.current) return setSuggestions(noSuggestions);
    const request = new AbortController();
    pendingRequest.current = request;
    try {
      await pause(150, request.signal);
      const address = `${path}?${new URLSearchParams({ q: typedText, ...extraFields })}`;
      const answer = await retry(() => readSuggestions(address, request.signal), { signal: request.signal });
      isSwitchedOff.current = answer.off === true;
      if (!request.signal.aborted) setSuggestions(answer.suggestions);
    } catch {
      // Aborted, offline or a server error: the field works without suggestions.
      if (!request.signal.aborted) setSuggestions(noSuggestions);
    }
  }

  return { suggestions, suggestFor, clear };
}

async function readSuggestions(
  address: string,
  signal: AbortSignal,
): Promise<{ suggestions: readonly PlaceSuggestion[]; off?: boolean }> {
  const response = await fetch(address, { signal });
  if (response.status >= 500) throw new Error(`${address} answered ${response.status}`);
  return response.ok ? response.json() : { suggestions: noSuggestions };
}
