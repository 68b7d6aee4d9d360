import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, test } from "vitest";
import { hour } from "#content/durations.ts";
import { momentOf } from "#content/melbourne.ts";
import { listRequests } from "#worker/leads/inbox/list.ts";
import { callReport, callsCsv, csvCell, dailyCounts } from "#worker/leads/inbox/reports.ts";
import { insert, migrate } from "#worker/leads/inbox/tables.ts";
import { dailyNotice } from "#worker/leads/letters/staff-notices.ts";
import { sqlOn } from "./inbox/runtime.ts";

const moment = (date: string, hours: number) => momentOf({ date, minutes: hours * 60 }).getTime();
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

test("open requests are counted by age, and a request is late if nobody called in time", () => {
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

test("the on-time share counts promises by the week they fell due, starting on Monday", () => {
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

test("a request that was corrected isn't counted as waiting for a call", () => {
  add({ replaces: add({ received: now - 30 * hour }) });
  const report = callReport(sql, now);
  expect(report.open).toEqual({ today: 1, twoDays: 0, week: 0, older: 0 });
  expect(report.late).toBe(0);
});

test("open requests are listed by urgency: urgent and late, today, this week, later, waiting", () => {
  const [midnight, monday] = [moment("2026-11-26", 0), moment("2026-11-30", 0)];
  const listed = {
    waits: add({ due: null }),
    quoted: add({ due: now + 1, step: "done" }),
    later: add({ due: monday }),
    week: add({ due: monday - 1 }),
    today: add({ due: midnight - 1, received: now - 5 * hour }),
    late: add({ due: now }),
    fault: add({ due: midnight, services: "fault" }),
    visited: add({ due: now + 1, step: "visit", urgent: true }),
    visitToday: add({ due: midnight + 1, step: "visit" }),
    cold: add({ due: midnight + 1, urgent: true }),
    reachedFault: add({ due: null, step: "visit", services: "fault", received: now - 3 * hour }),
    reachedCold: add({ due: null, step: "visit", urgent: true, received: now - 2 * hour }),
    reachedOther: add({ due: null, step: "visit", received: now - 1 }),
    cancelledByUs: add({ due: midnight + 2, step: "visit", outcome: "cancelled" }),
  };
  add({ due: now, step: "done", received: now - 2 });
  add({ due: now, step: "closed", received: now - 1 });
  add({ due: now, withdrawn: now });
  add({ due: now, content: "" });
  const replaced = add({ due: now });
  const correction = add({ due: now + 2, replaces: replaced });
  sql.exec("INSERT INTO places VALUES ('Melbourne', '2026-11-25-pm', 1, ?, NULL, NULL)", listed.visitToday);
  const { rows, counts } = listRequests(sql, { isOver: false, from: 0, limit: 20, now });
  const { cold, late, fault, visited, today, visitToday, week, later, quoted, waits } = listed;
  const { reachedFault, reachedCold, reachedOther, cancelledByUs } = listed;
  expect(rows.map(({ id, group }) => [id, group])).toEqual([
    [cold, "now"],
    [late, "now"],
    [fault, "now"],
    [reachedFault, "today"],
    [reachedCold, "today"],
    [visited, "today"],
    [correction, "today"],
    [today, "today"],
    [visitToday, "today"],
    [cancelledByUs, "today"],
    [week, "week"],
    [later, "later"],
    [waits, "waiting"],
    [reachedOther, "waiting"],
    [quoted, "waiting"],
  ]);
  const expectedCounts = { now: 3, today: 7, week: 1, later: 1, waiting: 3, over: 2 };
  expect(Object.fromEntries(counts.map(({ group, count }) => [group, count]))).toEqual(expectedCounts);
});

test("the list is read in pages, and closed requests have a list of their own, the latest first", () => {
  const open = [1, 2, 3].map((hours) => add({ due: now + hours * hour }));
  const earlier = add({ step: "closed", received: now - 2 });
  const later = add({ step: "closed", received: now - 1 });
  const idsOn = (page: { isOver: boolean; from: number; limit: number }) =>
    listRequests(sql, { ...page, now }).rows.map(({ id }) => id);
  expect(idsOn({ isOver: false, from: 0, limit: 2 })).toEqual(open.slice(0, 2));
  expect(idsOn({ isOver: false, from: 2, limit: 2 })).toEqual(open.slice(2));
  expect(idsOn({ isOver: true, from: 0, limit: 9 })).toEqual([later, earlier]);
});

test("the list says how many of last month's promises were kept", () => {
  for (const promised of [moment("2026-10-01", 0), moment("2026-11-01", 0) - 1]) add({ promised, calledAt: promised });
  for (const promised of [moment("2026-10-01", 0) - 1, moment("2026-11-01", 0)]) add({ promised });
  add({ promised: moment("2026-10-15", 0), calledAt: moment("2026-10-15", 0) + 1 });
  const { lastMonth } = listRequests(sql, { isOver: false, from: 0, limit: 1, now });
  expect(lastMonth).toEqual({ month: "2026-10", due: 3, onTime: 2 });
});

test("on Mondays the daily email sums up last week: requests, where they came from and what was done", () => {
  const monday = moment("2026-11-23", 8);
  const [first, last] = [moment("2026-11-16", 0), moment("2026-11-23", 0) - 1];
  const event = (request: string, outcome: string, at: number) =>
    insert(sql, "events", { request, outcome, at, time: null, key: `${at} ${outcome}`, hasNote: false });
  const one = add({
    received: first,
    services: "solar-panels heat-pump",
    origin: "page hot-water; estimate hot-water",
  });
  const two = add({ received: last, services: "solar-panels", promised: first, calledAt: first });
  const three = add({ received: first, services: "callback", promised: last, calledAt: monday });
  const withdrawn = add({ received: last, services: "aircon-rebate", withdrawn: last });
  const before = add({ received: first - 1, services: "solar-battery", origin: "article solar-maintenance" });
  add({ received: last + 1, services: "vpp-eligibility" });
  for (const request of [one, before]) event(request, "booked", first);
  event(one, "booked", last);
  event(two, "chose-visit", first);
  event(two, "visit-lapsed", last);
  event(three, "chose-visit", last + 1);
  for (const request of [before, withdrawn]) event(request, "quoted", last);
  event(before, "accepted-quote", last);
  const dailyText = (date: string, at: number) => dailyNotice(date, dailyCounts(sql, date, at)).text;
  expect(dailyText("2026-11-23", monday)).toContain("Called on time last week: 1 of 4 (25%)");
  expect(dailyText("2026-11-23", monday)).toContain(`Last week, Monday to Sunday: 3 requests
By service: Solar panels 2; Heat pump hot water 1; Call me back 1
What led to them: nothing we know of 2; page: Heat pump hot water and what it saves 1; calculator: hot water 1
Visits booked: 2; quotes sent: 1; would like to go ahead: 1
`);
  expect(dailyText("2026-11-24", monday)).not.toContain("Last week, Monday");
});

test("the spreadsheet has the requests of the last four weeks that weren't withdrawn", () => {
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
  expect(callsCsv(sql, now)).toBe(
    'reference,received,zone,services,from,called after (hours),outcome\r\nWB-3F9A2C1B,2026-11-24 09:00,Metro Melbourne,solar-panels heat-pump,"article says ""hi"", estimate battery",1.5,booked\r\n',
  );
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "|cmd", "%x"])(
  "the cell %j can't be run as a formula",
  (text) => {
    expect(csvCell(text)).toMatch(/^"?'/);
  },
);

test("a cell with a number is left as it is", () => {
  expect(csvCell("12")).toBe("12");
});
