import { expect, test } from "vitest";
import { timeIn, typedAs } from "#worker/leads/desk/typed-time.ts";

const today = "2026-11-15";

test.each<[date: string, clock: string, expected: string]>([
  ["14/12/2026", "2:30 pm", "2026-12-14T14:30"],
  ["4.1.", "2.30pm", "2027-01-04T14:30"],
  ["14 Dec", "morning", "2026-12-14-am"],
  ["Mon 14th December", "Afternoon", "2026-12-14-pm"],
  ["tues 15/12/2026", "10 am", "2026-12-15T10:00"],
  ["15 November", "2:30", "2026-11-15T14:30"],
  ["15 November", "6:30", "2026-11-15T18:30"],
  ["15 November", "7", "2026-11-15T07:00"],
  ["14 November", "10", "2027-11-14T10:00"],
  ["1-12-26", "12 pm", "2026-12-01T12:00"],
  ["3/4/2027", "8 a.m.", "2027-04-03T08:00"],
  ["2 sept 2027", "16:15", "2027-09-02T16:15"],
  ["14 Dec", "3 am", "2026-12-14T03:00"],
])("“%s”, “%s”, typed on 15 November 2026 and read day first, is %s", (date, clock, expectedTime) => {
  const readTime = timeIn({ date, clock }, today);
  expect(readTime).toEqual({ time: expectedTime });
  expect(timeIn(typedAs(expectedTime), today)).toEqual(readTime);
});

test.each<[date: string, clock: string, problem: string]>([
  ["12/14/2026", "10 am", "“12/14/2026” isn’t a date"],
  ["29 Feb 2027", "10 am", "isn’t a date"],
  ["next week", "10 am", "“next week” isn’t a date"],
  ["Fri 14 Dec", "10 am", "“Fri 14 Dec” has the wrong weekday: it’s Monday 14 December 2026"],
  ["", "10 am", "Enter the day as well"],
  ["14 Dec", "", "Enter the time as well"],
  ["14 Dec", "later", "“later” isn’t a time"],
  ["14 Dec", "14 pm", "isn’t a time"],
  ["14 Dec", "25:00", "no such time on the clock in Melbourne"],
  ["3/10/2027", "2:30 am", "no such time on the clock in Melbourne"],
])("“%s”, “%s” is refused: %s", (date, clock, problem) => {
  expect(timeIn({ date, clock }, today)).toMatchObject({ problem: expect.stringContaining(problem) });
});
