import { expect, test } from "vitest";
import { hoursText } from "#app/estimators/results/assumptions.ts";

test.each([
  [{ from: 7, to: 17, days: 5 }, "from 7 am to 5 pm, 5 days a week"],
  [{ from: 8.5, to: 12, days: 1 }, "from 8:30 am to noon, 1 day a week"],
  [{ from: 18, to: 24, days: 4 }, "from 6 pm to midnight, 4 days a week"],
  [{ from: 0, to: 24, days: 7 }, "day and night, 7 days a week"],
])("opening hours of %o read as a clock says them", (hours, words) => {
  expect(hoursText({ ...hours, idle: 0.1 })).toBe(words);
});
