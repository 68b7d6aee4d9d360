import { DatabaseSync } from "node:sqlite";
import { hourMs } from "#content/durations.ts";
import { momentOf } from "#content/melbourne.ts";
import { insert, migrate } from "#worker/leads/inbox/tables.ts";
import { sqlOn } from "./runtime.ts";

export const moment = (date: string, hours: number) => momentOf({ date, minutes: hours * 60 }).getTime();

export type RowChanges = { received?: number } & Record<string, string | number | boolean | null>;

/** An inbox's empty tables, and a function that puts a request into them, received an hour ago, and returns its id. */
export function inboxTables(now: number) {
  const sql = sqlOn(new DatabaseSync(":memory:"));
  migrate(sql);
  function add({ received = now - hourMs, ...changes }: RowChanges = {}): string {
    const id = crypto.randomUUID();
    const emptyColumns = { services: "", origin: "", content: "x", consentEnds: 0 };
    const promised = received + 24 * hourMs;
    const row = { id, reference: id, chain: id, received, promised, urgent: false, ...emptyColumns, ...changes };
    insert(sql, "requests", row);
    return id;
  }
  return { sql, add };
}
