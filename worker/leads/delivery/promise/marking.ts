import type { MarksSummary } from "#worker/leads/storage/marks.ts";
import { withMail } from "../change.ts";
import { type DeliveryState, mailAt } from "../state.ts";
import { type Reminder, reminders } from "./reminders.ts";

/** What the card says by now. A fresh link is mailed once for each time that it was asked for. */
export function noteMarks(state: DeliveryState, marks: MarksSummary, now: number): DeliveryState {
  if (state.withdrawn) return state;
  const isNew = marks.freshLinks > (state.marks?.freshLinks ?? 0);
  return { ...state, marks, mails: { ...state.mails, ...(isNew && { link: mailAt("due", now) }) } };
}

/** Sets one on its way. It counts as sent from here on: at most one of each goes out. */
export function remind(state: DeliveryState, reminder: Reminder, now: number): DeliveryState {
  const reminded = { ...state, reminded: [...(state.reminded ?? []), reminder] };
  return withMail(reminded, reminder, () => mailAt("due", now));
}

/** A correction has taken this request's place: nobody is reminded of this one. */
export function remindNoMore(state: DeliveryState): DeliveryState {
  return { ...state, reminded: reminders };
}
