import type { ListRow } from "#app/pages/office/view.ts";
import { addDays, instantOf, melbourneDate } from "#content/melbourne.ts";
import { isClosed } from "#content/visiting.ts";
import { onTimeBetween } from "./reports.ts";
import { eventsOf } from "./tables.ts";

const urgencies = ["urgent", "late", "today", "later", "waiting"] as const satisfies ListRow["urgency"][];

/** A correction takes the place of what it corrects. A quote is waited for as long as it holds. */
const isOpen = `withdrawn IS NULL AND content <> '' AND step <> 'closed' AND (step <> 'done' OR due > ?1)
  AND NOT EXISTS (SELECT 1 FROM requests AS next WHERE next.replaces = requests.id AND next.withdrawn IS NULL)`;

/** Ordered and cut here, so that only what is shown is read from the bucket. */
export function openRequests(sql: SqlStorage, { from, most, now }: { from: number; most: number; now: number }) {
  const today = melbourneDate(new Date(now));
  const startOf = (date: string) => instantOf({ date, minutes: 0 }).getTime();
  const booked = sql.exec<{ halfDay: string }>("SELECT DISTINCT halfDay FROM places WHERE halfDay >= ?", today);
  const closed = booked.toArray().filter(({ halfDay }) => isClosed(halfDay.slice(0, 10)));
  const rows = sql
    .exec<{ id: string; promised: number | null; urgency: number }>(
      `SELECT id, promised, CASE WHEN step = 'done' OR due IS NULL THEN 4 WHEN urgent = 1 AND step = 'call' THEN 0
          WHEN due <= ?1 OR id IN (SELECT request FROM places JOIN json_each(?5) ON value = halfDay) THEN 1 WHEN due < ?2 THEN 2 ELSE 3 END AS urgency
        FROM requests WHERE ${isOpen} ORDER BY urgency, due, received LIMIT ?3 OFFSET ?4`,
      now,
      startOf(addDays(today, 1)),
      most,
      from,
      JSON.stringify(closed.map(({ halfDay }) => halfDay)),
    )
    .toArray();
  const { total } = sql.exec<{ total: number }>(`SELECT count(*) AS total FROM requests WHERE ${isOpen}`, now).one();
  const thisMonth = `${today.slice(0, 7)}-01`;
  const month = addDays(thisMonth, -1).slice(0, 7);
  return {
    rows: rows.map(({ urgency, ...row }) => ({
      ...row,
      urgency: urgencies[urgency] ?? ("later" as const),
      events: eventsOf(sql, row.id),
    })),
    total,
    /** Promises that fell due in the month before, as "2026-10". */
    lastMonth: { month, ...onTimeBetween(sql, startOf(`${month}-01`), startOf(thisMonth)) },
  };
}
