import { beforeEach, expect, test } from "vitest";
import { hourMs } from "#content/durations.ts";
import { listRequests } from "#worker/leads/inbox/list.ts";
import { inboxTables, moment, type RowChanges } from "./inbox-tables.ts";

const now = moment("2026-11-25", 12);
const [midnight, nextMonday] = [moment("2026-11-26", 0), moment("2026-11-30", 0)];

/** Open requests as the list orders them: what each is, and its group. */
const openRequests: readonly (readonly [what: string, row: RowChanges, group: string])[] = [
  ["no hot water, not called yet", { due: midnight + 1, urgent: true }, "now"],
  ["overdue", { due: now }, "now"],
  ["a fault, not called yet", { due: midnight, services: "fault" }, "now"],
  [
    "a fault, called, without a visit",
    { due: null, step: "visit", services: "fault", received: now - 3 * hourMs },
    "today",
  ],
  [
    "no hot water, called, without a visit",
    { due: null, step: "visit", urgent: true, received: now - 2 * hourMs },
    "today",
  ],
  ["no hot water, with a visit that is due today", { due: now + 1, step: "visit", urgent: true }, "today"],
  ["due today", { due: midnight - 1 }, "today"],
  ["with a visit this afternoon", { due: midnight + 1, step: "visit" }, "today"],
  ["with a visit that we cancelled", { due: midnight + 2, step: "visit", outcome: "cancelled" }, "today"],
  ["due this week", { due: nextMonday - 1 }, "week"],
  ["due later", { due: nextMonday }, "later"],
  ["without a due time", { due: null, received: now - 2 * hourMs }, "waiting"],
  ["called, waiting for the visitor", { due: null, step: "visit", received: now - 1 }, "waiting"],
  ["a quote that hasn't expired", { due: now + 1, step: "done" }, "waiting"],
];

let { sql, add } = inboxTables(now);
beforeEach(() => {
  ({ sql, add } = inboxTables(now));
});

function listWith({ showsOver = false, offset = 0, limit = 20 } = {}) {
  return listRequests(sql, { showsOver, offset, limit, now });
}

const idsOf = ({ rows }: ReturnType<typeof listWith>) => rows.map(({ id }) => id);

test("open requests are listed by group, the most urgent first in each", () => {
  for (const [what, row] of openRequests.toReversed()) add({ reference: what, ...row });
  sql.exec(`INSERT INTO places SELECT 'Melbourne', '2026-11-25-pm', 1, id, NULL, NULL FROM requests
    WHERE reference = 'with a visit this afternoon'`);
  const { rows, counts } = listWith();
  expect(rows.map(({ reference, group }) => [reference, group])).toEqual(
    openRequests.map(([what, , group]) => [what, group]),
  );
  const expectedCounts = { now: 3, today: 6, week: 1, later: 1, waiting: 3 };
  expect(Object.fromEntries(counts.map(({ group, count }) => [group, count]))).toEqual(expectedCounts);
});

test("a correction is listed instead of the request that it corrects", () => {
  const correction = add({ due: now + 2, replaces: add({ due: now }) });
  expect(idsOf(listWith())).toEqual([correction]);
});

test("withdrawn and deleted requests aren't listed", () => {
  add({ due: now, withdrawn: now });
  add({ due: now, content: "" });
  expect([...idsOf(listWith()), ...idsOf(listWith({ showsOver: true }))]).toEqual([]);
});

test("closed requests and expired quotes are on a separate list, the latest first", () => {
  const expiredId = add({ due: now, step: "done", received: now - 2 });
  const closedId = add({ due: now, step: "closed", received: now - 1 });
  expect(idsOf(listWith())).toEqual([]);
  const overList = listWith({ showsOver: true });
  expect(idsOf(overList)).toEqual([closedId, expiredId]);
  expect(overList.counts).toEqual([{ group: "over", count: 2 }]);
});

test("the list is read in pages", () => {
  const ids = [1, 2, 3].map((hours) => add({ due: now + hours * hourMs }));
  expect(idsOf(listWith({ limit: 2 }))).toEqual(ids.slice(0, 2));
  expect(idsOf(listWith({ offset: 2, limit: 2 }))).toEqual(ids.slice(2));
});

test("the list says how many of last month's promises were kept", () => {
  for (const promised of [moment("2026-10-01", 0), moment("2026-11-01", 0) - 1]) add({ promised, calledAt: promised });
  for (const promised of [moment("2026-10-01", 0) - 1, moment("2026-11-01", 0)]) add({ promised });
  add({ promised: moment("2026-10-15", 0), calledAt: moment("2026-10-15", 0) + 1 });
  expect(listWith().lastMonth).toEqual({ month: "2026-10", due: 3, onTime: 2 });
});
