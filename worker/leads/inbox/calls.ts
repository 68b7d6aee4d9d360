import { addDays, instantOf, melbourneDate, weekdayOf } from "#content/melbourne.ts";
import { day } from "../timing.ts";
import type { Standing } from "./policy.ts";

/** What the daily mail counts of a request. */
export type CallRecord = {
  id: string;
  reference: string;
  received: number;
  promised: number;
  called: number | null;
  outcome: Standing | null;
  zone: string;
  services: string;
  origin: string;
  /** The request that this one corrects: nobody rings twice. */
  replaces: string | null;
};

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
    open.filter(({ received }) => {
      const age = now.getTime() - received;
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
    late: open.filter(({ promised, called }) => called === null && promised < now.getTime()).length,
    thisWeek: shareOf(counted, startOf(monday), now.getTime()),
    lastWeek: shareOf(counted, startOf(addDays(monday, -7)), startOf(monday)),
  };
}

/** A correction takes the place of what it corrects: one call answers both. */
function withoutReplaced(records: readonly CallRecord[]): CallRecord[] {
  const replaced = new Set(records.map(({ replaces }) => replaces));
  return records.filter(({ id, outcome }) => outcome !== null || !replaced.has(id));
}

/** What turned out to be no request, and was never rung, was no promise either. */
function shareOf(records: readonly CallRecord[], from: number, to: number): Share {
  const due = records.filter(
    ({ promised, outcome, called }) =>
      promised >= from && promised < to && !(outcome === "not-for-us" && called === null),
  );
  return {
    due: due.length,
    onTime: due.filter(({ promised, called }) => called !== null && called <= promised).length,
  };
}

function isOpen({ outcome }: CallRecord): boolean {
  return outcome === null || outcome === "no-answer";
}
