import { expect, test } from "vitest";
import { comingChanges } from "#app/pages/rebates-and-finance/coming-changes.ts";
import { addDays } from "#content/melbourne.ts";

const changes = comingChanges("2026-11-21");

test("the next change is given in dollars for the usual system", () => {
  expect(changes[0]?.day).toBe("2027-01-01");
  // (47 − 37) + (68 − 57) certificates fewer, × $38, is $798.
  expect(changes[0]?.what).toMatch(
    /^8 kW of panels with a 10 kWh battery costs about \$800 more, as certificates fall\. /,
  );
});

// 6.6 × 1.185 × 4 = 31.3, and × 5 = 39.1; 10 × 5.7 = 57.
test.each(["earns 31, not 39.", "10 kWh earns 57."])(
  "a change of certificates says how many they are: “%s”",
  (words) => {
    expect(changes.map(({ what }) => what).join(" ")).toContain(words);
  },
);

test("changes are listed soonest first", () => {
  const days = changes.map(({ day }) => day);
  expect(days.length).toBeGreaterThan(1);
  expect(days).toEqual(days.toSorted());
});

test.each([
  ["2026-12-31", "New homes and most new commercial buildings must be built without gas."],
  ["2027-02-28", "A gas water heater that can’t be repaired must be replaced with an electric one."],
])("%s is the last day on which a change is listed: “%s”", (lastDay, words) => {
  const textOn = (day: string) =>
    comingChanges(day)
      .map(({ what }) => what)
      .join(" ");
  expect(textOn(lastDay)).toContain(words);
  expect(textOn(addDays(lastDay, 1))).not.toContain(words);
});

test("once all known changes have come, none is listed", () => {
  expect(comingChanges("2031-01-01")).toEqual([]);
});
