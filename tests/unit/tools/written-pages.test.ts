import { expect, test } from "vitest";
import { dayMark, dayTexts, filledIn } from "#app/document/day-texts.ts";
import { longDate } from "#content/format.ts";
import { addDays } from "#content/melbourne.ts";
import { halfDayName, offeredHalfDays } from "#content/request/preferred.ts";
import { stepsOf } from "#tools/vite/pages/steps.ts";

const [from, until] = ["2026-11-21", "2027-11-22"];

test("a page that never changes is one text", async () => {
  expect(await stepsOf(async () => "<p>Same</p>", from, until)).toEqual([{ from, text: "<p>Same</p>" }]);
});

test("the day of the visit is marked, a date that only happens to be the first day is not", async () => {
  const page = (day: string) => `<p>Checked ${longDate(from)}, shown ${longDate(day)}, again ${longDate(day)}.</p>`;
  const steps = await stepsOf(async (day) => page(day), from, until);
  expect(steps).toEqual([
    { from, text: `<p>Checked ${longDate(from)}, shown ${dayMark(0)}, again ${dayMark(0)}.</p>` },
  ]);
  expect(filledIn(steps?.[0]?.text ?? "", "2027-03-05")).toBe(page("2027-03-05"));
});

test("a page that counts from the day of the visit is one text too: half-days on offer", async () => {
  const page = (day: string) =>
    `<p data-today="${day}">Checked ${longDate(from)}. Choose.</p>${offeredHalfDays(day)
      .map((value) => `<li value="${value}">${halfDayName(value)}</li>`)
      .join("")}`;
  const steps = await stepsOf(async (day) => page(day), from, until);
  expect(steps?.map((step) => step.from)).toEqual([from]);
  for (let day = from; day < until; day = addDays(day, 1))
    expect(filledIn(steps?.[0]?.text ?? "", day)).toBe(page(day));
});

test("every day has as many texts, and no two that are the same", () => {
  for (let day = "2026-01-01"; day < "2031-01-01"; day = addDays(day, 1)) {
    expect(dayTexts(day)).toHaveLength(dayTexts(from).length);
    expect(new Set(dayTexts(day)).size, day).toBe(dayTexts(day).length);
  }
});

test("a change in the middle of a month is found to the day, and so are several in one month", async () => {
  const changes = ["2026-11-29", "2027-07-01", "2027-07-09", "2027-11-21"];
  const page = (day: string) => `${changes.filter((change) => change <= day).length} on ${longDate(day)}`;
  const steps = await stepsOf(async (day) => page(day), from, until);
  expect(steps?.map((step) => step.from)).toEqual([from, ...changes]);
  for (const { from: day, text } of steps?.slice(0, -1) ?? []) expect(filledIn(text ?? "", day)).toBe(page(day));
});

test("a day that is like neither of its neighbours is left to be rendered", async () => {
  const page = (day: string) => (day === "2026-11-28" ? "Today" : day < "2026-11-28" ? "Soon" : "Over");
  expect(await stepsOf(async (day) => page(day), from, until)).toEqual([
    { from, text: "Soon" },
    { from: "2026-11-28", text: undefined },
    { from: "2026-11-29", text: "Over" },
  ]);
});

test("a page that says something else every day is not written at all", async () => {
  expect(await stepsOf(async (day) => `<p>${Date.parse(day)}</p>`, from, until)).toBeUndefined();
});
