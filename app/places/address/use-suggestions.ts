import { useEffect, useRef, useState } from "react";
import { pause } from "#app/island/pause.ts";
import type { PlaceAddress, PlaceSuggestion } from "#content/places/address.ts";

interface Suggestions {
  suggestions: readonly PlaceSuggestion[];
  source: "service" | "local";
}

const none: Suggestions = { suggestions: [], source: "local" };

/** Asks our own Worker while one types; what comes late for what no longer stands there is dropped. */
export function useSuggestions() {
  const [found, setFound] = useState(none);
  const asking = useRef<AbortController>(undefined);
  const session = useRef("");
  useEffect(() => () => asking.current?.abort(), []);

  function clear(): void {
    asking.current?.abort();
    setFound(none);
  }

  async function ask(typed: string): Promise<void> {
    asking.current?.abort();
    if (typed.trim().length < 3) return setFound(none);
    const mine = new AbortController();
    asking.current = mine;
    session.current ||= newSession();
    try {
      await pause(150, mine.signal);
      const query = new URLSearchParams({ q: typed, session: session.current });
      const response = await fetch(`/api/places?${query}`, { signal: mine.signal });
      const answer: Suggestions = response.ok ? await response.json() : none;
      if (!mine.signal.aborted) setFound(answer);
    } catch {
      // Superseded or offline: typing on is all that is needed.
      if (!mine.signal.aborted) setFound(none);
    }
  }

  /** The chosen address in parts, which ends the session; null where nobody knows them. */
  async function details(id: string): Promise<PlaceAddress | null> {
    const query = new URLSearchParams({ session: session.current });
    session.current = "";
    try {
      const response = await fetch(`/api/places/${encodeURIComponent(id)}?${query}`);
      const { address }: { address: PlaceAddress | null } = await response.json();
      return address;
    } catch {
      return null;
    }
  }

  return { ...found, ask, clear, details };
}

/** Without a secure context there is none, and the service does without. */
function newSession(): string {
  return "randomUUID" in crypto ? crypto.randomUUID() : "";
}
