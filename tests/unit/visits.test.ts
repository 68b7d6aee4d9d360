import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { melbourneStamp } from "#content/melbourne.ts";
import { regionalGroups } from "#content/places/data/named-places.ts";
import { halfDaySpan } from "#content/request/preferred.ts";
import { freeHalfDays, melbourne, type VisitPlan, visitPlan } from "#content/visits.ts";
import { lineOf, mistakesIn } from "../../tools/checks/visit-plan.ts";

const plan: VisitPlan = {
  noticeDays: 2,
  melbourne: { slots: 3 },
  regions: { Gippsland: { slots: 2, days: "2026-12-15, 2027-02-16, 2027-03-16" } },
  closed: "2026-12-24",
};
const query = { today: "2026-12-21", bookedSlots: [], isConfirmed: true };
const offeredIn = (area: string, changes: Partial<typeof query> = {}) =>
  freeHalfDays(area, { ...query, ...changes }, plan);

test("Melbourne offers three weeks, without Sundays, holidays and days that the owner closed", () => {
  const offered = offeredIn(melbourne);
  expect(offered.slice(0, 4)).toEqual(["2026-12-23-am", "2026-12-23-pm", "2026-12-29-am", "2026-12-29-pm"]);
  expect(offered).not.toContain("2027-01-01-am");
  expect(offered.at(-1)).toBe("2027-01-12-pm");
});

test("a region offers its next two days, however far off, and anywhere else none", () => {
  expect(offeredIn("Gippsland")).toEqual(["2027-02-16-am", "2027-02-16-pm", "2027-03-16-am", "2027-03-16-pm"]);
  expect(offeredIn("Gippsland", { today: "2027-03-15" })).toEqual([]);
  expect(offeredIn("Mars")).toEqual([]);
  expect(offeredIn("constructor")).toEqual([]);
});

test.each<[taken: number, held: number, isConfirmed: boolean, isFree: boolean]>([
  [2, 0, true, true],
  [3, 0, true, false],
  [4, 0, true, false],
  [2, 1, false, false],
  [2, 0, false, true],
  [1, 1, true, true],
])("with %i of three slots taken and %i held, confirmed %s, it is free: %s", (taken, held, isConfirmed, isFree) => {
  const halfDay = "2026-12-23-pm";
  const offered = freeHalfDays(melbourne, { ...query, bookedSlots: [{ halfDay, taken, held }], isConfirmed }, plan);
  expect(offered.includes(halfDay)).toBe(isFree);
});

test("a morning begins when we open, on either side of the end of daylight saving", () => {
  for (const [halfDay, from, until] of [
    ["2027-04-03-pm", "2027-04-03T12:00", "2027-04-03T16:00"],
    ["2027-04-05-am", "2027-04-05T08:00", "2027-04-05T12:00"],
  ] as const) {
    const { starts, ends } = halfDaySpan(halfDay);
    expect([starts, ends].map(melbourneStamp)).toEqual([from, until]);
  }
});

const groups = regionalGroups.map(({ name }) => name);

test.each<[changes: Partial<VisitPlan>, mistakes: string[]]>([
  [{}, []],
  [{ melbourne: { slots: 0.5 } }, ["melbourne: slots is 0.5. Enter a whole number, 1 or more"]],
  [
    { regions: { Gippsland: { slots: 1, days: "2026-12-15, 15 January, 2026-12-25" } } },
    [
      "Gippsland: “15 January” isn't a date. Write it like 2026-12-08",
      "Gippsland: nobody visits on 2026-12-25. Choose another day",
    ],
  ],
  [{ closed: "2026-12-24, 2026-12-24" }, ["closed: 2026-12-24 comes after 2026-12-24. Write each day once, in order"]],
])("%j is reported as: %j", (changes, mistakes) => {
  expect(mistakesIn({ ...plan, ...changes }, groups).map(({ text }) => text)).toEqual(mistakes);
});

test("an unknown group is named, with the known ones", () => {
  const [mistake] = mistakesIn({ ...plan, regions: { Mallee: { slots: 1, days: "2026-12-15" } } }, groups);
  expect(mistake?.text).toMatch(/^“Mallee” isn't a regional group. Use Geelong/);
});

test("our own visit plan has no mistakes", () => {
  expect(mistakesIn(visitPlan, groups)).toEqual([]);
});

test("the line of a mistake is found in the visit plan's source", () => {
  const source = readFileSync(new URL("../../content/visits.ts", import.meta.url), "utf8");
  const line = lineOf({ field: "Gippsland", value: "2026-12-15" }, source);
  expect(source.split("\n")[line - 1]).toContain("Gippsland");
});
