import { workingTimeBefore } from "#content/melbourne.ts";
import type { MarksSummary } from "#worker/leads/storage/marks.ts";

/** Before the time by which we promised to call, and after it. */
export const reminders = ["soon", "late"] as const;
export type Reminder = (typeof reminders)[number];

/** What a promise is, where it stands, and who was reminded of it. */
export interface Promised {
  /** By when we promised to call. */
  promised?: number | undefined;
  /** The reminders that were set on their way. */
  reminded?: readonly Reminder[] | undefined;
  /** What staff said on the card, without their words. */
  marks?: MarksSummary | undefined;
}

/** Of working time, before the call that we promised. */
const warningMinutes = 120;

/** The reminder that staff are to get now: none once anything was marked, and each only once. */
export function dueReminder({ promised, marks, reminded = [] }: Promised, now: number): Reminder | undefined {
  if (promised === undefined || marks?.outcome !== undefined) return undefined;
  if (now >= promised) return reminded.includes("late") ? undefined : "late";
  return now >= warningAt(promised) && !reminded.includes("soon") ? "soon" : undefined;
}

/** When the next one is due, as things stand. */
export function nextReminderAt({ promised, marks, reminded = [] }: Promised, now: number): number {
  if (promised === undefined || marks?.outcome !== undefined || reminded.includes("late"))
    return Number.POSITIVE_INFINITY;
  const warning = warningAt(promised);
  return warning > now && !reminded.includes("soon") ? warning : promised;
}

/** What was written down for the daily mail has to say this; nothing before the request was read. */
export function recordOf({ promised, marks }: Promised): string | undefined {
  return promised === undefined ? undefined : `${marks?.outcome ?? "open"} ${marks?.calledAt ?? ""}`;
}

export function isReminder(kind: string): kind is Reminder {
  return kind === "soon" || kind === "late";
}

/** Whether a reminder that is on its way still makes sense: the one before has no business after. */
export function isReminderWanted(kind: Reminder, { promised = 0, marks }: Promised, now: number): boolean {
  return marks?.outcome === undefined && (kind === "late" || now < promised);
}

function warningAt(promised: number): number {
  return workingTimeBefore(new Date(promised), warningMinutes).getTime();
}
