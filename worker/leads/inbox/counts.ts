// What is counted over all requests at any time, for the office and for health.
import { second } from "#content/durations.ts";
import type { Share } from "../letters/staff-notices.ts";
import type { HandedOn } from "../record/handed-on.ts";
import { readSetting, writeSetting } from "./tables.ts";

/** The setting for when a mail service last accepted a mail to staff. */
export const staffReached = "staff-reached";

/** The setting for the status with which the mail service last refused a mail. Cleared when it accepts one. */
export const lastRefusal = "last-refusal";

/** For `/api/health` and the daily mail. */
export type WaitingCounts = {
  /** When the timer last ran. */
  sweptAt: number | null;
  /** Requests with a pending delivery. */
  pending: number;
  /** Those that need somebody's attention. */
  parked: number;
  oldest: number | null;
  /** When the oldest waiting mail that staff need was first tried. */
  staffWaitSince: number | null;
  /** When a mail service last accepted any mail to staff. */
  staffReachedAt: number | null;
  handedOn: HandedOn | null;
};

export function countsOf(sql: SqlStorage): WaitingCounts {
  // The other kinds of problems are never pending.
  const query = `SELECT
    (SELECT CAST(value AS INTEGER) FROM settings WHERE name = 'swept') AS sweptAt,
    (SELECT count(*) FROM requests WHERE settled = 0)
      + ifnull((SELECT CAST(value AS INTEGER) FROM settings WHERE name = 'waiting'), 0) AS pending,
    (SELECT count(DISTINCT request) FROM mails WHERE problem IS NOT NULL
      AND problem NOT IN ('visitor-bounced', 'receipt-missing', 'webhook-refused', 'restored')) AS parked,
    (SELECT min(received) FROM requests WHERE settled = 0) AS oldest,
    (SELECT min(state ->> 'firstAt') FROM requests JOIN mails ON request = id AND kind IN ('staff', 'withdrawal')
      WHERE settled = 0 AND (phase IN ('due', 'sending') OR (phase = 'unconfirmed' AND NOT hadFinalAttempt))) AS staffWaitSince,
    (SELECT CAST(value AS INTEGER) FROM settings WHERE name = '${staffReached}') AS staffReachedAt`;
  return { ...sql.exec<Omit<WaitingCounts, "handedOn">>(query).one(), handedOn: handedOn(sql) };
}

const durations = "durations";
const maxDurations = 1000;

/** Stores the seconds from a request's arrival until a mail service accepted it, for the last thousand. It keeps no times. */
export function noteDuration(sql: SqlStorage, ms: number): void {
  const noted: number[] = JSON.parse(readSetting(sql, durations) ?? "[]");
  const seconds = Math.max(0, Math.round(ms / second));
  writeSetting(sql, durations, JSON.stringify([...noted, seconds].slice(-maxDurations)));
}

/** Half of the requests were handed on within `p50` seconds, 99% within `p99`. */
function handedOn(sql: SqlStorage): HandedOn | null {
  const noted: number[] = JSON.parse(readSetting(sql, durations) ?? "[]");
  const sorted = noted.toSorted((a, b) => a - b);
  const within = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return sorted.length === 0 ? null : { count: sorted.length, p50: within(0.5), p99: within(0.99) };
}

/** A request that staff rejected without a call doesn't count. */
export function onTimeBetween(sql: SqlStorage, from: number, to: number): Share {
  const query = `SELECT count(*) AS due, count(*) FILTER (WHERE called <= promised) AS onTime FROM calls
    WHERE NOT isReplaced AND promised >= ? AND promised < ? AND (outcome IS NOT 'not-for-us' OR called IS NOT NULL)`;
  return sql.exec<Share>(query, from, to).one();
}
