import { day, second } from "#content/durations.ts";
import { addDays, instantOf, melbourneDate, melbourneStamp, weekdayOf } from "#content/melbourne.ts";
import type { DailyCounts, FoundProblem, Share, WeekCounts } from "../letters/staff-notices.ts";
import type { HandedOn } from "../record/handed-on.ts";
import { linkGeneration, missed, readSetting, writeSetting } from "./tables.ts";

/*
 * What staff are told about all requests together: problems, daily counts, calls made on time.
 */

const open =
  "SELECT reference, problem, request, kind FROM mails JOIN requests ON id = request WHERE problem IS NOT NULL";

/** Problems not yet reported to staff. */
export function newProblems(sql: SqlStorage): FoundProblem[] {
  return sql.exec<FoundProblem>(`${open} AND reported IS NOT problem ORDER BY received`).toArray();
}

export function noteReported(sql: SqlStorage, found: readonly FoundProblem[]): void {
  for (const { request, kind, problem } of found)
    sql.exec(
      "UPDATE mails SET reported = problem WHERE request = ? AND kind = ? AND problem = ?",
      request,
      kind,
      problem,
    );
}

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
const mostDurations = 1000;

/** Stores the seconds from a request's arrival until a mail service accepted it, for the last thousand. It keeps no times. */
export function noteDuration(sql: SqlStorage, ms: number): void {
  const noted: number[] = JSON.parse(readSetting(sql, durations) ?? "[]");
  const seconds = Math.max(0, Math.round(ms / second));
  writeSetting(sql, durations, JSON.stringify([...noted, seconds].slice(-mostDurations)));
}

/** Half of the requests were handed on within `p50` seconds, 99% within `p99`. */
function handedOn(sql: SqlStorage): HandedOn | null {
  const noted: number[] = JSON.parse(readSetting(sql, durations) ?? "[]");
  const sorted = noted.toSorted((a, b) => a - b);
  const within = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return sorted.length === 0 ? null : { count: sorted.length, p50: within(0.5), p99: within(0.99) };
}

const monday = 1;

export function dailyCounts(sql: SqlStorage, date: string, now: number): DailyCounts {
  const today = melbourneDate(new Date(now));
  const delivered = `SELECT count(*) AS received FROM mails
    WHERE kind = 'staff' AND phase IN ('accepted', 'delivered') AND at >= ? AND at < ?`;
  const { received } = sql.exec<{ received: number }>(delivered, startOf(addDays(today, -1)), startOf(today)).one();
  const counts = countsOf(sql);
  return {
    ...counts,
    oldestHours: Math.max(0, Math.floor((now - (counts.oldest ?? now)) / 3_600_000)),
    received,
    problems: sql.exec<FoundProblem>(`${open} ORDER BY received`).toArray(),
    calls: callReport(sql, now),
    ...(weekdayOf(date) === monday && { csv: callsCsv(sql, now), lastWeek: lastWeek(sql, now) }),
    generation: linkGeneration(sql),
  };
}

/** The morning report about promised calls. Counts only. */
export function callReport(sql: SqlStorage, now: number): DailyCounts["calls"] {
  const query = `SELECT count(*) FILTER (WHERE age < 1) AS today, count(*) FILTER (WHERE age >= 1 AND age < 2) AS twoDays,
      count(*) FILTER (WHERE age >= 2 AND age < 7) AS week, count(*) FILTER (WHERE age >= 7) AS older,
      count(*) FILTER (WHERE called IS NULL AND promised < ?1) AS late
    FROM (SELECT *, (?1 - received) / ${day}.0 AS age FROM calls
      WHERE NOT isReplaced AND (outcome IS NULL OR outcome IN (${missed})))`;
  const { late, ...open } = sql.exec<DailyCounts["calls"]["open"] & { late: number }>(query, now).one();
  const today = melbourneDate(new Date(now));
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  return {
    open,
    late,
    thisWeek: onTimeBetween(sql, startOf(monday), now),
    lastWeek: onTimeBetween(sql, startOf(addDays(monday, -7)), startOf(monday)),
  };
}

/** A request that staff rejected without a call doesn't count. */
export function onTimeBetween(sql: SqlStorage, from: number, to: number): Share {
  const query = `SELECT count(*) AS due, count(*) FILTER (WHERE called <= promised) AS onTime FROM calls
    WHERE NOT isReplaced AND promised >= ? AND promised < ? AND (outcome IS NOT 'not-for-us' OR called IS NOT NULL)`;
  return sql.exec<Share>(query, from, to).one();
}

function startOf(date: string): number {
  return instantOf({ date, minutes: 0 }).getTime();
}

/** What came in from Monday to Sunday, and what was done then, whenever its request came in. */
function lastWeek(sql: SqlStorage, now: number): WeekCounts {
  const today = melbourneDate(new Date(now));
  const ends = addDays(today, -((weekdayOf(today) + 6) % 7));
  const [from, to] = [startOf(addDays(ends, -7)), startOf(ends)];
  const calls = sql.exec<Pick<Call, "services" | "origin">>(
    "SELECT services, origin FROM calls WHERE NOT isReplaced AND received >= ? AND received < ?",
    from,
    to,
  );
  const requests = calls.toArray();
  // A half-day that was held but never confirmed isn't a booking.
  const done = sql.exec<Pick<WeekCounts, "booked" | "quoted" | "accepted">>(
    `SELECT count(DISTINCT iif(outcome IN ('booked', 'chose-visit') AND NOT EXISTS (SELECT 1 FROM events AS later
        WHERE later.request = events.request AND later.outcome = 'visit-lapsed' AND later.at >= events.at), request, NULL)) AS booked,
      count(DISTINCT iif(outcome = 'quoted', request, NULL)) AS quoted,
      count(DISTINCT iif(outcome = 'accepted-quote', request, NULL)) AS accepted
    FROM events WHERE at >= ? AND at < ? AND request IN (SELECT id FROM requests WHERE withdrawn IS NULL)`,
    from,
    to,
  );
  return {
    count: requests.length,
    services: tallied(requests.flatMap(({ services }) => services.split(" "))),
    origins: tallied(requests.flatMap(({ origin }) => origin.split("; "))),
    ...done.one(),
  };
}

/** Counts each name, the most frequent first. */
function tallied(names: readonly string[]): [name: string, count: number][] {
  const counts = [...Map.groupBy(names, (name) => name)].map(([name, all]): [string, number] => [name, all.length]);
  return counts.toSorted(([, one], [, other]) => other - one);
}

const columns = ["reference", "received", "zone", "services", "from", "called after (hours)", "outcome"];
const fourWeeks = 28 * day;

/** The last four weeks' requests for a spreadsheet: long enough to show visits booked later. */
export function callsCsv(sql: SqlStorage, now: number): string {
  const query = "SELECT * FROM calls WHERE received >= ? ORDER BY received";
  const rows = sql
    .exec<Call>(query, now - fourWeeks)
    .toArray()
    .map(({ reference, received, called, outcome, zone, services, origin }) => {
      const stamp = melbourneStamp(new Date(received)).replace("T", " ");
      const hours = called === null ? "" : ((called - received) / 3_600_000).toFixed(1);
      return [reference, stamp, zone, services, origin, hours, outcome ?? "open"];
    });
  return [columns, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

type Call = Record<"reference" | "zone" | "services" | "origin", string> & {
  received: number;
  called: number | null;
  outcome: string | null;
};

/** A spreadsheet would compute text that begins like a formula. */
export function cell(text: string): string {
  const plain = /^[=+\-@\t\r\n|%]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
