import { type RefObject, useEffect, useRef, useState } from "react";
import { pause } from "#app/island/pause.ts";
import type { Finding } from "#content/places/answer.ts";
import { lineIfCertain, lookupText } from "#content/places/answer.ts";
import { messages } from "#content/request/messages.ts";

/** A line about how soon we can visit, once the address is known. */
export function useCoverageLine(container: RefObject<HTMLElement | null>) {
  const [line, setLine] = useState("");
  const pendingRequest = useRef<AbortController>(undefined);

  async function lookUp(): Promise<void> {
    pendingRequest.current?.abort();
    const request = new AbortController();
    pendingRequest.current = request;
    try {
      await pause(500, request.signal);
      const place = lookupText(partsIn(container.current));
      if (place.length < 3) return setLine("");
      const response = await fetch(`/api/coverage?${new URLSearchParams({ place })}`, { signal: request.signal });
      const finding: Finding | undefined = response.ok ? await response.json() : undefined;
      if (request.signal.aborted) return;
      setLine(finding ? lineOf(finding) : "");
    } catch {
      // Either a newer request replaced this one and will set the line, or the device is offline and gets no line.
      if (!request.signal.aborted) setLine("");
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for an address that is already in the fields
  useEffect(() => {
    void lookUp();
    return () => pendingRequest.current?.abort();
  }, []);

  return { line, lookUp };
}

function partsIn(container: HTMLElement | null): Parameters<typeof lookupText>[0] {
  const typedText = (name: string) => container?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value.trim();
  return {
    address: typedText("address"),
    city: typedText("city"),
    state: typedText("state"),
    postalCode: typedText("postalCode"),
  };
}

/** Shows only certain answers: a guess below somebody's own address would be rude. */
function lineOf(finding: Finding): string {
  if (finding.kind === "interstate")
    return `This looks like an address in ${finding.state}. ${messages.place.elsewhere}.`;
  return lineIfCertain(finding) ?? "";
}
