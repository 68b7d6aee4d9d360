// Stages of a request, from a line of its events.
import { hourMs } from "#content/durations.ts";
import { momentOf } from "#content/melbourne.ts";
import { stageAt } from "#worker/leads/record/stage.ts";

/** 10 am on Tuesday 24 November 2026. */
export const receivedMs = momentOf({ date: "2026-11-24", minutes: 10 * 60 }).getTime();
export const msAfter = (hours: number) => receivedMs + hours * hourMs;
export const promisedMs = msAfter(24);

export const noEvent = "no event";

/** The stage after events like "booked 2026-11-26T14:30, quoted", each an hour after the one before. */
export function stageAfter(eventText: string, now: number) {
  const texts = eventText === noEvent ? [] : eventText.split(", ");
  const events = texts.map((text, index) => {
    const [outcome = "", time = null] = text.split(" ");
    return { at: msAfter(index + 1), outcome, time, key: `press ${index}`, hasNote: false };
  });
  return { events, stage: stageAt(events, now, promisedMs) };
}

/** Staff book a visit, which is 52 and a half hours after `receivedMs`. */
export const visit = "booked 2026-11-26T14:30";
export const movedVisit = "booked 2026-11-27T09:00";
export const choseVisit = "chose-visit 2026-11-26-am";

export const visitTime = "Thursday 26 November, 2:30 pm";
export const movedTo = "Friday 27 November, 9 am";
export const byHour = (hour: string) => `by ${hour} on Wednesday 25 November`;
