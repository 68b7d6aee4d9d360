import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { pause } from "#app/island/pause.ts";
import type { Finding, FoundPlace } from "#content/places/answer.ts";
import { answerLine, placesIn } from "#content/places/answer.ts";
import { CoverageAnswer } from "./answer.tsx";
import { marksPath } from "./projection.ts";

export interface CoverageProps {
  typed: string;
  finding: Finding | null;
}

/** "Do you come to my town?": a form that the server answers. With its script it answers while the visitor types. */
export function Island({ typed, finding }: CoverageProps) {
  const [answer, setAnswer] = useState(finding);
  const [announcement, setAnnouncement] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const pendingRequest = useRef<AbortController>(undefined);

  async function lookUp(place: string) {
    pendingRequest.current?.abort();
    if (place.trim().length < 3) return show(null);
    const request = new AbortController();
    pendingRequest.current = request;
    let newFinding: Finding | null = null;
    try {
      await pause(200, request.signal);
      const response = await fetch(`/api/coverage?${new URLSearchParams({ place })}`, { signal: request.signal });
      if (response.ok) newFinding = await response.json();
    } catch {
      // A newer request replaced this one, or no readable answer came. The button still works.
    }
    if (!request.signal.aborted) show(newFinding);
  }

  /** Shows the answer to the typed place. Null, for no answer, removes the previous one. */
  function show(newFinding: Finding | null): void {
    setAnswer(newFinding);
    setAnnouncement(newFinding ? answerLine(newFinding) : "");
    markOnMap(placesIn(newFinding));
  }

  // Answers what was typed before this script ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island starts
  useEffect(() => {
    const enteredPlace = field.current?.value ?? "";
    if (enteredPlace !== typed) void lookUp(enteredPlace);
    return () => pendingRequest.current?.abort();
  }, []);

  return (
    <>
      <form className="field" method="get" action="/service-areas#check">
        <label htmlFor="place">Your suburb, town or postcode</label>
        <div className="flex flex-wrap gap-3 phone:flex-col">
          <input
            ref={field}
            className="from-tablet:flex-1"
            id="place"
            name="place"
            type="text"
            defaultValue={typed}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(event: ChangeEvent<HTMLInputElement>) => void lookUp(event.target.value)}
          />
          <button className="btn" type="submit">
            Check my area
          </button>
        </div>
      </form>
      {answer && <CoverageAnswer finding={answer} />}
      <p className="unseen" role="status">
        {announcement}
      </p>
    </>
  );
}

/** The map is outside the island, drawn by the server. Only its marks move. */
function markOnMap(places: readonly FoundPlace[]): void {
  for (const mark of document.querySelectorAll("#coverage-marks path")) mark.setAttribute("d", marksPath(places));
}
