// Counts over all requests, for health, the daily email and the office.
import { secondMs } from "#content/durations.ts";
import type { PromiseCounts } from "../letters/staff-notices.ts";
import type { DeliveryTimes } from "../record/delivery-times.ts";
import { readSetting, writeSetting } from "./tables.ts";

/** The setting for the time of the timer's last run. */
export const sweptSetting = "swept";

/** The setting for the number of requests that couldn't be handed over. */
export const waitingSetting = "waiting";

/** The setting for the time when a mail service last accepted an email to staff. */
export const staffReachedSetting = "staff-reached";

/** The setting for the status of the mail service's last refusal. It is 0 once the service accepts an email. */
export const lastRefusalSetting = "last-refusal";

/** The setting that names the notices that couldn't be written at the timer's last run. */
export const failedNoticesSetting = "failed-notices";

/** For `/api/health` and the daily email. */
export type WaitingCounts = {
  /** When the timer last ran. */
  sweptAt: number | null;
  /** Requests with a pending delivery, and those that couldn't be handed over yet. */
  pending: number;
  /** Pending requests that have a problem. */
  needAttention: number;
  /** When the oldest pending request came in. */
  oldest: number | null;
  /** When the oldest waiting email that staff need was first tried. */
  staffWaitSince: number | null;
  /** When a mail service last accepted any email to staff. */
  staffReachedAt: number | null;
  /** 1 if the alert or the daily email couldn't be written at the timer's last run. */
  noticesFail: number | null;
  deliveryTimes: DeliveryTimes | null;
};

export function countsOf(sql: SqlStorage): WaitingCounts {
  const query = `SELECT
    (SELECT CAST(value AS INTEGER) FROM settings WHERE name = '${sweptSetting}') AS sweptAt,
    (SELECT count(*) FROM requests WHERE settled = 0)
      + ifnull((SELECT CAST(value AS INTEGER) FROM settings WHERE name = '${waitingSetting}'), 0) AS pending,
    (SELECT count(DISTINCT request) FROM mails JOIN requests ON id = request
      WHERE settled = 0 AND problem IS NOT NULL) AS needAttention,
    (SELECT min(received) FROM requests WHERE settled = 0) AS oldest,
    (SELECT min(state ->> 'firstAt') FROM requests JOIN mails ON request = id AND kind IN ('staff', 'withdrawal')
      WHERE settled = 0 AND (phase IN ('due', 'sending') OR (phase = 'unconfirmed' AND NOT hadFinalAttempt))) AS staffWaitSince,
    (SELECT CAST(value AS INTEGER) FROM settings WHERE name = '${staffReachedSetting}') AS staffReachedAt,
    (SELECT value <> '' FROM settings WHERE name = '${failedNoticesSetting}') AS noticesFail`;
  return { ...sql.exec<Omit<WaitingCounts, "deliveryTimes">>(query).one(), deliveryTimes: deliveryTimes(sql) };
}

const durationsSetting = "durations";
const maxDurations = 1000;

/** Stores how many seconds passed until a mail service accepted a request's email, for the last thousand requests. */
export function storeDuration(sql: SqlStorage, waitedMs: number): void {
  const storedSeconds: number[] = JSON.parse(readSetting(sql, durationsSetting) ?? "[]");
  const seconds = Math.max(0, Math.round(waitedMs / secondMs));
  writeSetting(sql, durationsSetting, JSON.stringify([...storedSeconds, seconds].slice(-maxDurations)));
}

/** Half of the requests were delivered within `p50` seconds, 99% within `p99`. */
function deliveryTimes(sql: SqlStorage): DeliveryTimes | null {
  const storedSeconds: number[] = JSON.parse(readSetting(sql, durationsSetting) ?? "[]");
  const sortedSeconds = storedSeconds.toSorted((a, b) => a - b);
  const within = (share: number) => sortedSeconds[Math.ceil(sortedSeconds.length * share) - 1] ?? 0;
  return sortedSeconds.length === 0 ? null : { count: sortedSeconds.length, p50: within(0.5), p99: within(0.99) };
}

/** How many promised calls fell due between two times, and how many were made on time. Requests rejected without a call don't count. */
export function onTimeBetween(sql: SqlStorage, fromMs: number, toMs: number): PromiseCounts {
  const query = `SELECT count(*) AS due, count(*) FILTER (WHERE called <= promised) AS onTime FROM calls
    WHERE NOT isReplaced AND promised >= ? AND promised < ? AND (outcome IS NOT 'not-for-us' OR called IS NOT NULL)`;
  return sql.exec<PromiseCounts>(query, fromMs, toMs).one();
}
