// The queries for the office: the list of requests, and the booked visits.
import { type GroupName, listGroups } from "#app/pages/office/view.ts";
import { dayMs } from "#content/durations.ts";
import { addDays, melbourneDate, mondayOf, startOfDay } from "#content/melbourne.ts";
import { isClosed } from "#content/visits.ts";
import { onTimeBetween } from "./counts.ts";
import { eventsOf, missedOutcomes, storedSteps } from "./tables.ts";

/** No hot water, or a fault. A call alone doesn't settle these: they stay listed until a visit is booked, a quote is sent or the request is closed. */
const hasPriority = "(urgent = 1 OR services = 'fault')";

/**
 * A request is in the group of the first condition that holds, otherwise in "later". ?1 is now, ?2 the end of the day,
 * ?3 the end of the week, ?4 the booked half-days when nobody visits, ?5 today, ?6 the end of tomorrow.
 */
const groupConditions: readonly (readonly [condition: string, group: GroupName])[] = [
  ["step = 'closed'", "over"],
  // A sent quote waits for the customer until it expires.
  [`step = '${storedSteps.decision}' AND due <= ?1`, "over"],
  [`step = '${storedSteps.decision}'`, "waiting"],
  [`due IS NULL AND NOT (step = 'visit' AND ${hasPriority})`, "waiting"],
  ["due <= ?1", "now"],
  [`step = 'call' AND ${hasPriority}`, "now"],
  // Once a quote is answered, the request waits for us until somebody tries to reach the customer.
  [`step = '${storedSteps.reply}' AND outcome NOT IN (${missedOutcomes})`, "now"],
  ["id IN (SELECT request FROM places JOIN json_each(?4) ON value = halfDay)", "now"],
  // Without a deadline, but with priority: the others are in "waiting".
  ["due IS NULL", "today"],
  ["due < ?2", "today"],
  // If we cancel a visit, we contact the visitor on the same day.
  ["outcome = 'cancelled'", "today"],
  ["id IN (SELECT request FROM places WHERE halfDay IN (?5 || '-am', ?5 || '-pm'))", "today"],
  ["due < ?6", "tomorrow"],
  ["due < ?3", "week"],
];

const rankCases = groupConditions.map(([condition, group]) => `WHEN ${condition} THEN ${listGroups.indexOf(group)}`);

/** A correction replaces the request it corrects. */
const listedRequests = `WITH listed AS (SELECT id, reference, promised, due, received, urgent AND step = 'call' AS isUrgent,
    CASE ${rankCases.join(" ")} ELSE ${listGroups.indexOf("later")} END AS rank
  FROM requests WHERE withdrawn IS NULL AND content <> ''
    AND NOT EXISTS (SELECT 1 FROM requests AS next WHERE next.replaces = requests.id AND next.withdrawn IS NULL))`;

interface ListQuery {
  /** List the requests that are over instead of the open ones. */
  showsOver: boolean;
  /** How many to skip. */
  offset: number;
  limit: number;
  now: number;
}

/** Groups, orders and limits in SQL, so that we read only the listed requests from the bucket. */
export function listRequests(sql: SqlStorage, { showsOver, offset, limit, now }: ListQuery) {
  const today = melbourneDate(new Date(now));
  const startOf = (date: string) => startOfDay(date).getTime();
  const bookedHalfDays = sql.exec<{ halfDay: string }>("SELECT DISTINCT halfDay FROM places WHERE halfDay >= ?", today);
  const closedHalfDays = bookedHalfDays.toArray().filter(({ halfDay }) => isClosed(halfDay.slice(0, 10)));
  const tomorrow = addDays(today, 1);
  // On a Sunday, "this week" means the coming week.
  const nextMonday = addDays(mondayOf(tomorrow), 7);
  const times = [now, startOf(tomorrow), startOf(nextMonday)] as const;
  const parameters = [
    ...times,
    JSON.stringify(closedHalfDays.map(({ halfDay }) => halfDay)),
    today,
    startOf(addDays(tomorrow, 1)),
  ] as const;
  // ?7 is whether to list what is over, ?8 how many, ?9 how many to skip.
  const rows = sql
    .exec<{ id: string; reference: string; promised: number | null; rank: number }>(
      `${listedRequests} SELECT id, reference, promised, rank FROM listed WHERE (rank = ${listGroups.indexOf("over")}) = ?7
        ORDER BY rank, isUrgent DESC, iif(?7, -received, due), received LIMIT ?8 OFFSET ?9`,
      ...parameters,
      Number(showsOver),
      limit,
      offset,
    )
    .toArray();
  const counts = sql
    .exec<{ rank: number; count: number }>(
      `${listedRequests} SELECT rank, count(*) AS count FROM listed GROUP BY rank`,
      ...parameters,
    )
    .toArray();
  const thisMonth = `${today.slice(0, 7)}-01`;
  const month = addDays(thisMonth, -1).slice(0, 7);
  return {
    rows: rows.map(({ rank, ...row }) => ({ ...row, group: groupAt(rank), events: eventsOf(sql, row.id) })),
    counts: counts.map(({ rank, count }) => ({ group: groupAt(rank), count })),
    /** Promises that fell due last month, "2026-10". */
    lastMonth: { month, ...onTimeBetween(sql, startOf(`${month}-01`), startOf(thisMonth)) },
  };
}

/** The requests that may have a visit ahead or within the last week. The caller reads the visits from their events. */
export function bookedVisits(sql: SqlStorage, { limit, now }: Pick<ListQuery, "limit" | "now">) {
  const query = `SELECT id, reference FROM requests WHERE withdrawn IS NULL AND content <> ''
    AND ((step IN ('visit', '${storedSteps.reply}', 'contract') AND due > ?) OR id IN (SELECT request FROM places)) ORDER BY due LIMIT ?`;
  const rows = sql.exec<{ id: string; reference: string }>(query, now - 7 * dayMs, limit).toArray();
  return rows.map((row) => ({ ...row, events: eventsOf(sql, row.id) }));
}

function groupAt(rank: number): GroupName {
  const group = listGroups[rank];
  if (group === undefined) throw new Error(`The list has no group of rank ${rank}`);
  return group;
}
