import { type RefObject, useEffect, useRef, useState } from "react";
import { pause } from "#app/island/pause.ts";
import type { Finding } from "#content/places/answer.ts";
import { lineIfCertain, placeIn } from "#content/places/answer.ts";
import { messages } from "#content/request/messages.ts";

/** A line about how soon we can visit, once the address is known. */
export function useCoverageLine(fields: RefObject<HTMLElement | null>) {
  const [line, setLine] = useState("");
  const asking = useRef<AbortController>(undefined);

  async function look(): Promise<void> {
    asking.current?.abort();
    const mine = new AbortController();
    asking.current = mine;
    try {
      await pause(500, mine.signal);
      const place = placeIn(partsIn(fields.current));
      if (place.length < 3) return setLine("");
      const response = await fetch(`/api/coverage?${new URLSearchParams({ place })}`, { signal: mine.signal });
      const finding: Finding | undefined = response.ok ? await response.json() : undefined;
      if (mine.signal.aborted) return;
      setLine(finding ? lineOf(finding) : "");
    } catch {
      // A newer request replaced this one, or the device is offline.
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what already is there
  useEffect(() => {
    void look();
    return () => asking.current?.abort();
  }, []);

  return { line, look };
}

function partsIn(fields: HTMLElement | null): Parameters<typeof placeIn>[0] {
  const typed = (name: string) => fields?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value.trim();
  return {
    address: typed("address"),
    city: typed("city"),
    state: typed("state"),
    postalCode: typed("postalCode"),
  };
}

/** Shows only certain answers: a guess below somebody's own address would be rude. */
function lineOf(finding: Finding): string {
  if (finding.kind === "interstate")
    return `This looks like an address in ${finding.state}. ${messages.place.elsewhere}.`;
  return lineIfCertain(finding) ?? "";
}
