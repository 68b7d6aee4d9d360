import type { MarksSummary } from "../storage/marks.ts";
import { type DeliveryState, mailAt } from "./state.ts";

/** What the card says by now. A fresh link is mailed once for each time that it was asked for. */
export function noteMarks(state: DeliveryState, marks: MarksSummary, now: number): DeliveryState {
  if (state.withdrawn) return state;
  const isNew = marks.freshLinks > (state.marks?.freshLinks ?? 0);
  return { ...state, marks, mails: { ...state.mails, ...(isNew && { link: mailAt("due", now) }) } };
}
