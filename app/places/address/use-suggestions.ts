import { useEffect, useRef, useState } from "react";
import { pause } from "#app/island/pause.ts";
import type { PlaceSuggestion } from "#content/places/address.ts";

const none: readonly PlaceSuggestion[] = [];

/** Asks our own Worker while a visitor types. An answer that arrives after the next letter is dropped. */
export function useSuggestions(path: "/api/places" | "/api/suburbs") {
  const [suggestions, setSuggestions] = useState(none);
  const pending = useRef<AbortController>(undefined);
  const isOff = useRef(false);
  useEffect(() => () => pending.current?.abort(), []);

  function clear(): void {
    pending.current?.abort();
    setSuggestions(none);
  }

  async function ask(typed: string, also: Record<string, string> = {}): Promise<void> {
    pending.current?.abort();
    if (typed.trim().length < 3 || isOff.current) return setSuggestions(none);
    const request = new AbortController();
    pending.current = request;
    try {
      await pause(150, request.signal);
      const response = await fetchAgain(`${path}?${new URLSearchParams({ q: typed, ...also })}`, request.signal);
      const answer: { suggestions: PlaceSuggestion[]; off?: boolean } = response.ok
        ? await response.json()
        : { suggestions: [] };
      isOff.current = answer.off === true;
      if (!request.signal.aborted) setSuggestions(answer.suggestions);
    } catch {
      // Superseded or offline: typing on is all that is needed.
      if (!request.signal.aborted) setSuggestions(none);
    }
  }

  return { suggestions, ask, clear };
}

const waitsMs = [1000, 2000, 4000];

/** Where the connection or the server fails, three more tries, each after a longer wait. */
async function fetchAgain(address: string, signal: AbortSignal): Promise<Response> {
  for (const wait of waitsMs) {
    const response = await fetch(address, { signal }).catch(() => undefined);
    if (response && response.status < 500) return response;
    await pause(wait, signal);
  }
  return fetch(address, { signal });
}
