// What staff are told about all requests together: problems, daily counts, calls made on time.
import { dayMs, hourMs } from "#content/durations.ts";
import { addDays, melbourneDate, melbourneStamp, mondayOf, startOfDay, weekdayOf } from "#content/melbourne.ts";
import type { DailyCounts, FoundProblem, WeekCounts } from "../letters/staff-notices.ts";
import { countsOf, onTimeBetween } from "./counts.ts";
import { linkGeneration, missedOutcomes } from "./tables.ts";

const openProblems =
  "SELECT reference, problem, request, kind FROM mails JOIN requests ON id = request WHERE problem IS NOT NULL";

/** Problems not yet reported to staff. */
export function newProblems(sql: SqlStorage): FoundProblem[] {
  return sql.exec<FoundProblem>(`${openProblems} AND reported IS NOT problem ORDER BY received`).toArray();
}

export function markReported(sql: SqlStorage, problems: readonly FoundProblem[]): void {
  for (const { request, kind, problem } of problems)
    sql.exec(
      "UPDATE mails SET reported = problem WHERE request = ? AND kind = ? AND problem = ?",
      request,
      kind,
      problem,
    );
}

/** Monday, as `weekdayOf()` counts. */
const mondayNumber = 1;

export function dailyCounts(sql: SqlStorage, date: string, now: number): DailyCounts {
  const today = melbourneDate(new Date(now));
  const deliveredQuery = `SELECT count(*) AS deliveredYesterday FROM mails
    WHERE kind = 'staff' AND phase IN ('accepted', 'delivered') AND at >= ? AND at < ?`;
  const { deliveredYesterday } = sql
    .exec<{ deliveredYesterday: number }>(deliveredQuery, startOf(addDays(today, -1)), startOf(today))
    .one();
  const counts = countsOf(sql);
  return {
    ...counts,
    oldestHours: Math.max(0, Math.floor((now - (counts.oldest ?? now)) / hourMs)),
    deliveredYesterday,
    problems: sql.exec<FoundProblem>(`${openProblems} ORDER BY received`).toArray(),
    calls: callReport(sql, now),
    ...(weekdayOf(date) === mondayNumber && { csv: callsCsv(sql, now), weekCounts: weekCounts(sql, now) }),
    generation: linkGeneration(sql),
  };
}

/** The counts of promised calls, for the daily email. */
export function callReport(sql: SqlStorage, now: number): DailyCounts["calls"] {
  const query = `SELECT count(*) FILTER (WHERE age < 1) AS oneDay, count(*) FILTER (WHERE age >= 1 AND age < 2) AS twoDays,
      count(*) FILTER (WHERE age >= 2 AND age < 7) AS week, count(*) FILTER (WHERE age >= 7) AS older,
      count(*) FILTER (WHERE called IS NULL AND promised < ?1) AS late
    FROM (SELECT *, (?1 - received) / ${dayMs}.0 AS age FROM calls
      WHERE NOT isReplaced AND (outcome IS NULL OR outcome IN (${missedOutcomes})))`;
  const { late, ...open } = sql.exec<DailyCounts["calls"]["open"] & { late: number }>(query, now).one();
  const monday = mondayOf(melbourneDate(new Date(now)));
  return {
    open,
    late,
    thisWeek: onTimeBetween(sql, startOf(monday), now),
    lastWeek: onTimeBetween(sql, startOf(addDays(monday, -7)), startOf(monday)),
  };
}

function startOf(date: string): number {
  return startOfDay(date).getTime();
}

/** The requests that came in last week, Monday to Sunday, and what was recorded that week about any request. */
function weekCounts(sql: SqlStorage, now: number): WeekCounts {
  const monday = mondayOf(melbourneDate(new Date(now)));
  const [weekStart, weekEnd] = [startOf(addDays(monday, -7)), startOf(monday)];
  const calls = sql.exec<Pick<Call, "services" | "origin">>(
    "SELECT services, origin FROM calls WHERE NOT isReplaced AND received >= ? AND received < ?",
    weekStart,
    weekEnd,
  );
  const requests = calls.toArray();
  // A half-day that was held but never confirmed isn't a booking.
  const recordedCounts = sql.exec<Pick<WeekCounts, "booked" | "quoted" | "accepted">>(
    `SELECT count(DISTINCT iif(outcome IN ('booked', 'chose-visit') AND NOT EXISTS (SELECT 1 FROM events AS later
        WHERE later.request = events.request AND later.outcome = 'visit-lapsed' AND later.at >= events.at), request, NULL)) AS booked,
      count(DISTINCT iif(outcome = 'quoted', request, NULL)) AS quoted,
      count(DISTINCT iif(outcome = 'accepted-quote', request, NULL)) AS accepted
    FROM events WHERE at >= ? AND at < ? AND request IN (SELECT id FROM requests WHERE withdrawn IS NULL)`,
    weekStart,
    weekEnd,
  );
  return {
    count: requests.length,
    services: countEach(requests.flatMap(({ services }) => services.split(" "))),
    origins: countEach(requests.flatMap(({ origin }) => origin.split("; "))),
    ...recordedCounts.one(),
  };
}

/** Counts each name, the most frequent first. */
function countEach(names: readonly string[]): [name: string, count: number][] {
  const counts = [...Map.groupBy(names, (name) => name)].map(([name, all]): [string, number] => [name, all.length]);
  return counts.toSorted(([, a], [, b]) => b - a);
}

const columns = ["reference", "received", "zone", "services", "from", "called after (hours)", "outcome"];
const fourWeeksMs = 28 * dayMs;

/** The last four weeks' requests, for a spreadsheet. Four weeks are long enough to show visits that were booked later. */
export function callsCsv(sql: SqlStorage, now: number): string {
  const query = "SELECT * FROM calls WHERE received >= ? ORDER BY received";
  const rows = sql
    .exec<Call>(query, now - fourWeeksMs)
    .toArray()
    .map(({ reference, received, called, outcome, zone, services, origin }) => {
      const stamp = melbourneStamp(new Date(received)).replace("T", " ");
      const hours = called === null ? "" : ((called - received) / hourMs).toFixed(1);
      return [reference, stamp, zone, services, origin, hours, outcome ?? "open"];
    });
  return [columns, ...rows].map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
}

type Call = Record<"reference" | "zone" | "services" | "origin", string> & {
  received: number;
  called: number | null;
  outcome: string | null;
};

/** A cell of a CSV file. A spreadsheet would run text that begins like a formula, so that text gets an apostrophe. */
export function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r\n|%]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
