import { timeOnDay } from "#content/melbourne.ts";
import { outcomeNamed, type RecordedEvent } from "./outcomes.ts";
import { type Standing, standingsAround } from "./stage.ts";
import { visitAt, visitName } from "./visit.ts";

/** An event as one line, for staff. */
export interface HistoryLine extends RecordedEvent {
  text: string;
  /** The visitor did this, and staff get an email about it. */
  tellsStaff: boolean;
}

/** Every event, the latest last. `isInWriting`: whether an event happened in writing instead of by phone. */
export function historyOf(
  events: readonly RecordedEvent[],
  isInWriting: (event: RecordedEvent) => boolean = () => false,
): HistoryLine[] {
  const standingPairs = standingsAround(events);
  return events.flatMap((event, index) => {
    const standings = standingPairs[index];
    if (!standings) return [];
    const text = visitText(event, standings) ?? eventText(event, isInWriting(event));
    const isConfirmed = event.outcome === "confirmed" && standings.before.heldUntil !== undefined;
    const tellsStaff = isConfirmed || outcomeNamed(event.outcome)?.sends?.includes("change") === true;
    return [{ ...event, text, tellsStaff }];
  });
}

/** An event about the visit, worded by what was booked before it. */
function visitText(
  { at, outcome: name }: RecordedEvent,
  { before, after }: { before: Standing; after: Standing },
): string | undefined {
  const outcome = outcomeNamed(name);
  const earlierVisit = before.visit && before.visit.ends > at ? visitName(before.visit) : undefined;
  if (name === "confirmed" && before.heldUntil !== undefined && earlierVisit)
    return `The visitor confirmed the visit on ${earlierVisit}`;
  if (name === "gave-up-visit" && earlierVisit) return `${outcome?.text} on ${earlierVisit}`;
  if (outcome?.visit !== "booked" || !after.visit) return undefined;
  const visit = visitName(after.visit);
  if (after.heldUntil !== undefined) {
    const instead = earlierVisit ? ` instead of ${earlierVisit}` : "";
    return `The visitor chose ${visit}${instead}: held until ${timeOnDay(new Date(after.heldUntil))} for them to confirm`;
  }
  if (!earlierVisit || earlierVisit === visit) return undefined;
  return `${outcome.by === "staff" ? "Visit moved" : "The visitor moved the visit"} from ${earlierVisit} to ${visit}`;
}

/** An event that this version doesn't know is shown by its stored name. */
function eventText({ outcome: name, time }: RecordedEvent, isInWriting: boolean): string {
  const outcome = outcomeNamed(name);
  if (isInWriting && outcome?.button?.inWriting) return outcome.button.inWriting;
  if (!outcome?.time) return outcome?.text ?? name;
  const visit = time === null ? undefined : visitAt(time);
  const { before, isNeeded } = outcome.time;
  if (visit) return outcome.text + before + visitName(visit);
  return outcome.text + (isNeeded ? `${before}a time not given` : "");
}
