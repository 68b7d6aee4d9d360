import { expect, test } from "vitest";
import { melbourneStamp } from "#content/melbourne.ts";
import { regionalGroups } from "#content/places/data/named-places.ts";
import { halfDaySpan } from "#content/request/preferred.ts";
import { freeHalfDays, melbourne, type VisitPlan, visitPlan } from "#content/visits.ts";
import { lineOf, mistakesIn } from "#tools/checks/visit-plan.ts";

const plan: VisitPlan = {
  noticeDays: 2,
  melbourne: { slots: 3 },
  regions: { Gippsland: { slots: 2, days: "2026-12-15, 2027-02-16, 2027-03-16" } },
  closed: "2026-12-24",
};
const query = { today: "2026-12-21", bookedSlots: [], isConfirmed: true };

test("Melbourne offers three weeks, without Sundays, holidays and days that the owner closed", () => {
  const offeredHalfDays = freeHalfDays(melbourne, query, plan);
  expect(offeredHalfDays.slice(0, 4)).toEqual(["2026-12-23-am", "2026-12-23-pm", "2026-12-29-am", "2026-12-29-pm"]);
  expect(offeredHalfDays).not.toContain("2027-01-01-am");
  expect(offeredHalfDays.at(-1)).toBe("2027-01-12-pm");
});

test("a region offers its next two days, however far ahead", () => {
  const nextTwo = ["2027-02-16-am", "2027-02-16-pm", "2027-03-16-am", "2027-03-16-pm"];
  expect(freeHalfDays("Gippsland", query, plan)).toEqual(nextTwo);
});

test("a region offers nothing once its days have passed", () => {
  expect(freeHalfDays("Gippsland", { ...query, today: "2027-03-15" }, plan)).toEqual([]);
});

test.each(["Mars", "constructor"])("%s isn't an area of ours, so it offers nothing", (area) => {
  expect(freeHalfDays(area, query, plan)).toEqual([]);
});

const halfDay = "2026-12-23-pm";

// `held` slots are those `taken` slots that are unconfirmed. Unconfirmed visitors get at most half of the three.
test.each([
  ["two slots are taken", { taken: 2, held: 0, isConfirmed: true }],
  ["the one taken slot is unconfirmed", { taken: 1, held: 1, isConfirmed: true }],
  ["the visitor is unconfirmed and both taken slots are confirmed", { taken: 2, held: 0, isConfirmed: false }],
])("a half-day of three slots is free if %s", (_, { taken, held, isConfirmed }) => {
  const bookedSlots = [{ halfDay, taken, held }];
  expect(freeHalfDays(melbourne, { ...query, bookedSlots, isConfirmed }, plan)).toContain(halfDay);
});

test.each([
  ["three slots are taken", { taken: 3, held: 0, isConfirmed: true }],
  ["more slots are taken than there are", { taken: 4, held: 0, isConfirmed: true }],
  ["the visitor is unconfirmed and so is a taken slot", { taken: 2, held: 1, isConfirmed: false }],
])("a half-day of three slots isn't free if %s", (_, { taken, held, isConfirmed }) => {
  const bookedSlots = [{ halfDay, taken, held }];
  expect(freeHalfDays(melbourne, { ...query, bookedSlots, isConfirmed }, plan)).not.toContain(halfDay);
});

test.each([
  ["2027-04-03-pm", "before", "2027-04-03T12:00", "2027-04-03T16:00"],
  ["2027-04-05-am", "after", "2027-04-05T08:00", "2027-04-05T12:00"],
])("the half-day %s, %s the end of daylight saving, is from %s to %s", (halfDay, _, from, until) => {
  const { starts, ends } = halfDaySpan(halfDay);
  expect([starts, ends].map(melbourneStamp)).toEqual([from, until]);
});

const groups = regionalGroups.map(({ name }) => name);

test.each<[mistake: string, changes: Partial<VisitPlan>, messages: string[]]>([
  ["half a slot", { melbourne: { slots: 0.5 } }, ["melbourne: slots is 0.5. Enter a whole number, 1 or more"]],
  [
    "a misspelt date and a holiday",
    { regions: { Gippsland: { slots: 1, days: "2026-12-15, 15 January, 2026-12-25" } } },
    [
      "Gippsland: “15 January” isn't a date. Write it like 2026-12-08",
      "Gippsland: nobody visits on 2026-12-25. Choose another day",
    ],
  ],
  [
    "a region without days",
    { regions: { Gippsland: { slots: 1, days: "" } } },
    ["Gippsland: “” isn't a date. Write it like 2026-12-08"],
  ],
  [
    "a closed day listed twice",
    { closed: "2026-12-24, 2026-12-24" },
    ["closed: 2026-12-24 comes after 2026-12-24. Write each day once, in order"],
  ],
])("a plan with %s is reported with what to do", (_, changes, messages) => {
  expect(mistakesIn({ ...plan, ...changes }, groups).map(({ text }) => text)).toEqual(messages);
});

test("an unknown group is reported with the known ones", () => {
  const [mistake] = mistakesIn({ ...plan, regions: { Mallee: { slots: 1, days: "2026-12-15" } } }, groups);
  expect(mistake?.text).toMatch(/^“Mallee” isn't a regional group. Use Geelong/);
});

test.each([
  ["our own plan", visitPlan],
  ["the plan of these tests", plan],
  ["a plan without closed days", { ...plan, closed: "" }],
])("%s has no mistakes", (_, plan) => {
  expect(mistakesIn(plan, groups)).toEqual([]);
});

test("the line of a mistake is the field's own, even if another field has the same value", () => {
  const source = `export const visitPlan = {
  melbourne: { slots: 3 },
  regions: {
    Geelong: { slots: 2, days: "2026-12-15" },
    Gippsland: { slots: 2, days: "2026-12-15" },
  },
};`;
  expect(lineOf({ field: "Gippsland", value: "2026-12-15" }, source)).toBe(5);
});
