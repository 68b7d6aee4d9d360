import { expect, test } from "vitest";
import { instantOf } from "#content/melbourne.ts";
import { type CallRecord, callReport, callsCsv, cell } from "#worker/leads/inbox/reports.ts";

const hour = 3_600_000;
const moment = (date: string, hours: number) => instantOf({ date, minutes: hours * 60 }).getTime();
const now = moment("2026-11-25", 12);

let count = 0;
function record(changes: Partial<CallRecord> = {}): CallRecord {
  const id = `${String(count++).padStart(8, "0")}-1111-4111-8111-111111111111`;
  const received = changes.received ?? now - hour;
  return {
    id,
    reference: `WB-${id.slice(0, 8)}`,
    received,
    promised: received + 24 * hour,
    called: null,
    outcome: null,
    zone: "",
    services: "",
    origin: "",
    replaces: null,
    ...changes,
  };
}

test("open requests are counted by age, and late ones are those that nobody rang in time", () => {
  const report = callReport(
    [
      record(),
      record({ received: now - 30 * hour }),
      record({ received: now - 30 * hour, outcome: "no-answer", called: now - 20 * hour }),
      record({ received: now - 100 * hour }),
      record({ received: now - 300 * hour }),
      record({ received: now - 300 * hour, outcome: "called", called: now - 299 * hour }),
      record({ received: now - 300 * hour, outcome: "not-for-us" }),
    ],
    new Date(now),
  );
  expect(report.open).toEqual({ today: 1, twoDays: 2, week: 1, older: 1 });
  expect(report.late).toBe(3);
});

test("the share on time counts promises by the week in which they fell due, from Monday on", () => {
  const monday = moment("2026-11-23", 0);
  const called = (promised: number, called?: number, outcome: CallRecord["outcome"] = "called") =>
    record({ promised, received: promised - 24 * hour, ...(called !== undefined && { called, outcome }) });
  const report = callReport(
    [
      called(monday, monday),
      called(monday + hour, monday + 2 * hour),
      called(now - 1),
      called(now + hour, now - hour),
      called(monday - 1, monday - 1, "no-answer"),
      called(monday - hour, monday - 2 * hour, "not-for-us"),
      record({ promised: monday - hour, outcome: "not-for-us" }),
      called(monday - 8 * 24 * hour, now),
    ],
    new Date(now),
  );
  expect(report.thisWeek).toEqual({ due: 3, onTime: 1 });
  expect(report.lastWeek).toEqual({ due: 2, onTime: 2 });
});

test("a request that was corrected waits for no call of its own", () => {
  const first = record({ received: now - 30 * hour });
  const report = callReport([first, record({ replaces: first.id })], new Date(now));
  expect(report.open).toEqual({ today: 1, twoDays: 0, week: 0, older: 0 });
  expect(report.late).toBe(0);
});

test("the spreadsheet holds the last four weeks, and no cell that would be computed", () => {
  const csv = callsCsv(
    [
      record({ received: now - 29 * 24 * hour }),
      record({
        reference: "WB-3F9A2C1B",
        received: moment("2026-11-24", 9),
        called: moment("2026-11-24", 10.5),
        outcome: "booked",
        zone: "Metro Melbourne",
        services: "solar-panels heat-pump",
        origin: 'article says "hi", estimate battery',
      }),
    ],
    now,
  );
  expect(csv).toBe(
    'reference,received,zone,services,from,called after (hours),outcome\r\nWB-3F9A2C1B,2026-11-24 09:00,Metro Melbourne,solar-panels heat-pump,"article says ""hi"", estimate battery",1.5,booked\r\n',
  );
  for (const start of ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "|cmd", "%x"]) expect(cell(start)).toMatch(/^"?'/);
  expect(cell("12")).toBe("12");
});
