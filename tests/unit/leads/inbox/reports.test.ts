import { beforeEach, expect, test } from "vitest";
import { hourMs } from "#content/durations.ts";
import { callReport, callsCsv, csvCell, dailyCounts } from "#worker/leads/inbox/reports.ts";
import { insert } from "#worker/leads/inbox/tables.ts";
import { dailyNotice } from "#worker/leads/letters/staff-notices.ts";
import { inboxTables, moment } from "./inbox-tables.ts";

const now = moment("2026-11-25", 12);

let { sql, add } = inboxTables(now);
beforeEach(() => {
  ({ sql, add } = inboxTables(now));
});

/** Requests of several ages, in all stages: we promise a call within 24 hours. */
function addRequestsOfAllAges(): void {
  // From today.
  add();
  // Two that are a day old and open: one isn't late yet, the other's visitor didn't answer the call.
  add({ received: now - 24 * hourMs });
  add({ received: now - 24 * hourMs, outcome: "no-answer", calledAt: now - 20 * hourMs });
  // Two days old, and late.
  add({ received: now - 48 * hourMs });
  // A week old, and late.
  add({ received: now - 168 * hourMs });
  // Reached, and rejected: neither is open.
  add({ received: now - 168 * hourMs, outcome: "called", calledAt: now - 167 * hourMs });
  add({ received: now - 168 * hourMs, outcome: "not-for-us" });
}

test("open requests are counted by age", () => {
  addRequestsOfAllAges();
  expect(callReport(sql, now).open).toEqual({ oneDay: 1, twoDays: 2, week: 1, older: 1 });
});

test("an open request is late if nobody called in time", () => {
  addRequestsOfAllAges();
  expect(callReport(sql, now).late).toBe(2);
});

test("the requests that wait to be delivered are counted, with the age of the oldest in hours", () => {
  add();
  add({ received: now - 168 * hourMs });
  add({ received: now - 200 * hourMs, settled: true });
  expect(dailyCounts(sql, "2026-11-25", now)).toMatchObject({ pending: 2, oldestHours: 168 });
});

test.each([
  [1, "1 request yesterday", "Oldest: 1 hour\n"],
  [2, "2 requests yesterday", "Oldest: 2 hours\n"],
])("nouns in the daily email agree with a count of %i", (count, yesterdayText, oldestText) => {
  add({ received: now - count * hourMs });
  const counts = { ...dailyCounts(sql, "2026-11-25", now), deliveredYesterday: count };
  const { subject, text } = dailyNotice("2026-11-25", counts);
  expect(subject).toContain(yesterdayText);
  expect(text).toContain(oldestText);
});

test("the on-time share counts promises by the week they fell due, starting on Monday", () => {
  const monday = moment("2026-11-23", 0);
  const addCall = (promised: number, calledAt?: number, outcome = "called") =>
    add({ promised, received: promised - 24 * hourMs, ...(calledAt !== undefined && { calledAt, outcome }) });
  // Due this week: called on time, called late, not called.
  addCall(monday, monday);
  addCall(monday + hourMs, monday + 2 * hourMs);
  addCall(now - 1);
  // Not due yet, although already called.
  addCall(now + hourMs, now - hourMs);
  // Due last week: tried on time, and called on time before it was rejected.
  addCall(monday - 1, monday - 1, "no-answer");
  addCall(monday - hourMs, monday - 2 * hourMs, "not-for-us");
  // Rejected without a call, so not counted.
  add({ promised: monday - hourMs, outcome: "not-for-us" });
  // Due the week before last.
  addCall(monday - 8 * 24 * hourMs, now);
  const report = callReport(sql, now);
  expect(report.thisWeek).toEqual({ due: 3, onTime: 1 });
  expect(report.lastWeek).toEqual({ due: 2, onTime: 2 });
});

test("a request that was corrected isn't counted as waiting for a call", () => {
  add({ replaces: add({ received: now - 30 * hourMs }) });
  const report = callReport(sql, now);
  expect(report.open).toEqual({ oneDay: 1, twoDays: 0, week: 0, older: 0 });
  expect(report.late).toBe(0);
});

test("Monday's summary of last week counts a corrected request once", () => {
  const received = moment("2026-11-17", 9);
  add({ received, services: "heat-pump", replaces: add({ received, services: "solar-panels" }) });
  const { weekCounts } = dailyCounts(sql, "2026-11-23", moment("2026-11-23", 8));
  expect(weekCounts).toMatchObject({ count: 1, services: [["heat-pump", 1]] });
});

test("on Mondays the daily email sums up last week: requests, where they came from and what was done", () => {
  const monday = moment("2026-11-23", 8);
  const [weekStart, weekEnd] = [moment("2026-11-16", 0), moment("2026-11-23", 0) - 1];
  const event = (request: string, outcome: string, at: number) =>
    insert(sql, "events", { request, outcome, at, time: null, key: `${at} ${outcome}`, hasNote: false });
  const hotWaterRequest = add({
    received: weekStart,
    services: "solar-panels heat-pump",
    origin: "page hot-water; estimate hot-water",
  });
  const panelsRequest = add({ received: weekEnd, services: "solar-panels", promised: weekStart, calledAt: weekStart });
  const callbackRequest = add({ received: weekStart, services: "callback", promised: weekEnd, calledAt: monday });
  const withdrawnRequest = add({ received: weekEnd, services: "aircon-rebate", withdrawn: weekEnd });
  const earlierRequest = add({
    received: weekStart - 1,
    services: "solar-battery",
    origin: "article solar-maintenance",
  });
  add({ received: weekEnd + 1, services: "vpp-eligibility" });
  for (const request of [hotWaterRequest, earlierRequest]) event(request, "booked", weekStart);
  // Not counted: a visit that was moved, one that lapsed, and one booked this week.
  event(hotWaterRequest, "booked", weekEnd);
  event(panelsRequest, "chose-visit", weekStart);
  event(panelsRequest, "visit-lapsed", weekEnd);
  event(callbackRequest, "chose-visit", weekEnd + 1);
  for (const request of [earlierRequest, withdrawnRequest]) event(request, "quoted", weekEnd);
  event(earlierRequest, "accepted-quote", weekEnd);
  const dailyText = (date: string, at: number) => dailyNotice(date, dailyCounts(sql, date, at)).text;
  expect(dailyText("2026-11-23", monday)).toContain("Called on time last week: 1 of 4 (25%)");
  expect(dailyText("2026-11-23", monday)).toContain(`Last week, Monday to Sunday: 3 requests
By service: Solar panels 2; Heat pump hot water 1; Call me back 1
Came from: unknown 2; page: Heat pump hot water and what it saves 1; calculator: hot water 1
Visits booked: 2; quotes sent: 1; would like to go ahead: 1
`);
  expect(dailyText("2026-11-24", monday)).not.toContain("Last week, Monday");
});

test("the spreadsheet has the requests of the last four weeks that weren't withdrawn", () => {
  add({ received: now - 29 * 24 * hourMs });
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
