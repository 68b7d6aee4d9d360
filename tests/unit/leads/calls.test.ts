import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, test } from "vitest";
import { instantOf } from "#content/melbourne.ts";
import { openRequests } from "#worker/leads/inbox/open-requests.ts";
import { callReport, callsCsv, cell, dailyCounts } from "#worker/leads/inbox/reports.ts";
import { insert, migrate } from "#worker/leads/inbox/tables.ts";
import { sqlOn } from "./inbox/runtime.ts";

const hour = 3_600_000;
const moment = (date: string, hours: number) => instantOf({ date, minutes: hours * 60 }).getTime();
const now = moment("2026-11-25", 12);

let sql: SqlStorage;
beforeEach(() => {
  sql = sqlOn(new DatabaseSync(":memory:"));
  migrate(sql);
});

/** Puts a request into the inbox. */
function add({
  received = now - hour,
  ...changes
}: { received?: number } & Record<string, string | number | boolean | null> = {}): string {
  const id = crypto.randomUUID();
  const none = { services: "", origin: "", content: "x", consentEnds: 0 };
  const promised = received + 24 * hour;
  const row = { id, reference: id, chain: id, received, promised, urgent: false, ...none, ...changes };
  insert(sql, "requests", row);
  return id;
}

test("open requests are counted by age, and late ones are those that nobody rang in time", () => {
  add();
  add({ received: now - 24 * hour });
  add({ received: now - 24 * hour, outcome: "no-answer", calledAt: now - 20 * hour });
  add({ received: now - 48 * hour });
  add({ received: now - 168 * hour });
  add({ received: now - 168 * hour, outcome: "called", calledAt: now - 167 * hour });
  add({ received: now - 168 * hour, outcome: "not-for-us" });
  const report = callReport(sql, now);
  expect(report.open).toEqual({ today: 1, twoDays: 2, week: 1, older: 1 });
  expect(report.late).toBe(2);
  expect(dailyCounts(sql, "2026-11-25", now)).toMatchObject({ pending: 7, oldestHours: 168 });
});

test("the share on time counts promises by the week in which they fell due, from Monday on", () => {
  const monday = moment("2026-11-23", 0);
  const called = (promised: number, calledAt?: number, outcome = "called") =>
    add({ promised, received: promised - 24 * hour, ...(calledAt !== undefined && { calledAt, outcome }) });
  called(monday, monday);
  called(monday + hour, monday + 2 * hour);
  called(now - 1);
  called(now + hour, now - hour);
  called(monday - 1, monday - 1, "no-answer");
  called(monday - hour, monday - 2 * hour, "not-for-us");
  add({ promised: monday - hour, outcome: "not-for-us" });
  called(monday - 8 * 24 * hour, now);
  const report = callReport(sql, now);
  expect(report.thisWeek).toEqual({ due: 3, onTime: 1 });
  expect(report.lastWeek).toEqual({ due: 2, onTime: 2 });
});

test("a request that was corrected waits for no call of its own", () => {
  add({ replaces: add({ received: now - 30 * hour }) });
  const report = callReport(sql, now);
  expect(report.open).toEqual({ today: 1, twoDays: 0, week: 0, older: 0 });
  expect(report.late).toBe(0);
});

test("the list begins with homes without hot water, then what is late, due today and later, and what waits for the visitor", () => {
  const midnight = moment("2026-11-26", 0);
  const listed = {
    waits: add({ due: null }),
    quoted: add({ due: now + 1, step: "done" }),
    later: add({ due: midnight }),
    today: add({ due: midnight - 1, received: now - 5 * hour }),
    late: add({ due: now }),
    visited: add({ due: now + 1, step: "visit", urgent: true }),
    cold: add({ due: midnight + 1, urgent: true }),
  };
  add({ due: now, step: "done" });
  add({ due: now, step: "closed" });
  add({ due: now, withdrawn: now });
  add({ due: now, content: "" });
  const replaced = add({ due: now });
  const correction = add({ due: now + 2, replaces: replaced });
  const { rows, total } = openRequests(sql, { from: 0, most: 10, now });
  const { cold, late, visited, today, later, quoted, waits } = listed;
  expect(rows.map(({ id, urgency }) => [id, urgency])).toEqual([
    [cold, "urgent"],
    [late, "late"],
    [visited, "today"],
    [correction, "today"],
    [today, "today"],
    [later, "later"],
    [waits, "waiting"],
    [quoted, "waiting"],
  ]);
  expect(total).toBe(8);
  expect(openRequests(sql, { from: 6, most: 1, now }).rows.map(({ id }) => id)).toEqual([waits]);
});

test("the list says how many promises of the month before were kept", () => {
  for (const promised of [moment("2026-10-01", 0), moment("2026-11-01", 0) - 1]) add({ promised, calledAt: promised });
  for (const promised of [moment("2026-10-01", 0) - 1, moment("2026-11-01", 0)]) add({ promised });
  add({ promised: moment("2026-10-15", 0), calledAt: moment("2026-10-15", 0) + 1 });
  const { lastMonth } = openRequests(sql, { from: 0, most: 1, now });
  expect(lastMonth).toEqual({ month: "2026-10", due: 3, onTime: 2 });
});

test("the spreadsheet holds the last four weeks, and no cell that would be computed", () => {
  add({ received: now - 29 * 24 * hour });
  add({ withdrawn: now });
  add({
    reference: "WB-3F9A2C1B",
    received: moment("2026-11-24", 9),
    calledAt: moment("2026-11-24", 10.5),
    outcome: "booked",
    zone: "Metro Melbourne",
    services: "solar-panels heat-pump",
    origin: 'article says "hi", estimate battery',
  });
  const csv = callsCsv(sql, now);
  expect(csv).toBe(
    'reference,received,zone,services,from,called after (hours),outcome\r\nWB-3F9A2C1B,2026-11-24 09:00,Metro Melbourne,solar-panels heat-pump,"article says ""hi"", estimate battery",1.5,booked\r\n',
  );
  for (const start of ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "|cmd", "%x"]) expect(cell(start)).toMatch(/^"?'/);
  expect(cell("12")).toBe("12");
});
