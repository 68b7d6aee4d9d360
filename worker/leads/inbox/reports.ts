import { addDays, instantOf, melbourneDate, weekdayOf } from "#content/melbourne.ts";
import { type CallRecord, type CallReport, callReport } from "./calls.ts";
import { callsCsv } from "./calls-csv.ts";
import type { MailKind, Problem } from "./policy.ts";
import { readSetting } from "./tables.ts";

export type FoundProblem = { reference: string; problem: Problem; request: string; kind: MailKind };

/** Nothing waits for these. */
const news: readonly Problem[] = ["visitor-bounced", "receipt-missing", "hook-refused", "restored"];

const open =
  "SELECT reference, problem, request, kind FROM mails JOIN requests ON id = request WHERE problem IS NOT NULL";

/** What somebody has to look at and staff weren't told of yet. */
export function newProblems(sql: SqlStorage): FoundProblem[] {
  return sql.exec<FoundProblem>(`${open} AND told IS NOT problem ORDER BY received`).toArray();
}

export function noteTold(sql: SqlStorage, found: readonly FoundProblem[]): void {
  for (const { request, kind, problem } of found)
    sql.exec("UPDATE mails SET told = problem WHERE request = ? AND kind = ? AND problem = ?", request, kind, problem);
}

/** For `/api/health` and the daily mail. */
export interface Attention {
  /** When the timer last looked. */
  sweptAt: number | undefined;
  /** Requests that are still to be delivered. */
  pending: number;
  /** How many of them somebody has to look at. */
  parked: number;
  oldest: number | undefined;
}

export function countsOf(sql: SqlStorage): Attention {
  const unsettled = sql
    .exec<{ count: number; oldest: number | null }>(
      "SELECT count(*) AS count, min(received) AS oldest FROM requests WHERE settled = 0",
    )
    .one();
  const places = news.map(() => "?").join(", ");
  const { parked } = sql
    .exec<{ parked: number }>(
      `SELECT count(DISTINCT request) AS parked FROM mails WHERE problem IS NOT NULL AND problem NOT IN (${places})`,
      ...news,
    )
    .one();
  const swept = readSetting(sql, "swept");
  return {
    sweptAt: swept === undefined ? undefined : Number(swept),
    pending: unsettled.count + Number(readSetting(sql, "waiting") ?? 0),
    parked,
    oldest: unsettled.oldest ?? undefined,
  };
}

export interface DailyCounts {
  /** Requests that were delivered on the day before. */
  received: number;
  pending: number;
  parked: number;
  oldestHours: number;
  /** Everything that is open, whether or not staff were told of it before. */
  problems: FoundProblem[];
  calls: CallReport;
  /** On Mondays. */
  csv: string | undefined;
}

const monday = 1;

export function dailyCounts(sql: SqlStorage, date: string, now: number): DailyCounts {
  const today = melbourneDate(new Date(now));
  const [from, until] = [addDays(today, -1), today].map((day) => instantOf({ date: day, minutes: 0 }).getTime());
  const { received } = sql
    .exec<{ received: number }>(
      `SELECT count(*) AS received FROM mails WHERE kind = 'staff' AND phase IN ('accepted', 'delivered')
        AND at >= ? AND at < ?`,
      from,
      until,
    )
    .one();
  const { pending, parked, oldest } = countsOf(sql);
  const records = callRecords(sql);
  return {
    received,
    pending,
    parked,
    oldestHours: oldest === undefined ? 0 : Math.max(0, Math.floor((now - oldest) / 3_600_000)),
    problems: sql.exec<FoundProblem>(`${open} ORDER BY received`).toArray(),
    calls: callReport(records, new Date(now)),
    csv: weekdayOf(date) === monday ? callsCsv(records, now) : undefined,
  };
}

function callRecords(sql: SqlStorage): CallRecord[] {
  return sql
    .exec<CallRecord>(
      `SELECT id, reference, received, promised, called, outcome, zone, services, origin, replaces FROM requests
        WHERE withdrawn IS NULL AND promised IS NOT NULL AND content <> '' ORDER BY received`,
    )
    .toArray();
}
