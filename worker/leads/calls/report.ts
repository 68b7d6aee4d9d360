import { addDays, instantOf, melbourneDate, weekdayOf } from "#content/melbourne.ts";
import { day } from "../timing.ts";
import type { CallRecord } from "./record.ts";

/** What staff read every morning about the calls that were promised. Counts only. */
export interface CallReport {
  /** Requests that wait for a call or for another try, by how long ago they came in. */
  open: { today: number; twoDays: number; week: number; older: number };
  /** Of those, the ones whose promised time has passed without any call. */
  late: number;
  /** Promises that fell due in the week from Monday on, so far, and in the one before. */
  thisWeek: Share;
  lastWeek: Share;
}

export interface Share {
  due: number;
  onTime: number;
}

export function callReport(records: readonly CallRecord[], now: Date): CallReport {
  const counted = withoutReplaced(records);
  const open = counted.filter(isOpen);
  const aged = (from: number, to: number) =>
    open.filter(({ receivedAt }) => {
      const age = now.getTime() - receivedAt;
      return age >= from && age < to;
    }).length;
  const today = melbourneDate(now);
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  const startOf = (date: string) => instantOf({ date, minutes: 0 }).getTime();
  return {
    open: {
      today: aged(Number.NEGATIVE_INFINITY, day),
      twoDays: aged(day, 2 * day),
      week: aged(2 * day, 7 * day),
      older: aged(7 * day, Number.POSITIVE_INFINITY),
    },
    late: open.filter(({ promised, calledAt }) => calledAt === undefined && promised < now.getTime()).length,
    thisWeek: shareOf(counted, startOf(monday), now.getTime()),
    lastWeek: shareOf(counted, startOf(addDays(monday, -7)), startOf(monday)),
  };
}

/** A correction takes the place of what it corrects: one call answers both. */
function withoutReplaced(records: readonly CallRecord[]): CallRecord[] {
  const replaced = new Set(records.map(({ replaces }) => replaces));
  return records.filter(({ id, outcome }) => outcome !== undefined || !replaced.has(id));
}

/** What turned out to be no request, and was never rung, was no promise either. */
function shareOf(records: readonly CallRecord[], from: number, to: number): Share {
  const due = records.filter(
    ({ promised, outcome, calledAt }) =>
      promised >= from && promised < to && !(outcome === "not-for-us" && calledAt === undefined),
  );
  return {
    due: due.length,
    onTime: due.filter(({ promised, calledAt = promised + 1 }) => calledAt <= promised).length,
  };
}

function isOpen({ outcome }: CallRecord): boolean {
  return outcome === undefined || outcome === "no-answer";
}
