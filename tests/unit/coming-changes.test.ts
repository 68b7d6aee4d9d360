import { expect, test } from "vitest";
import { comingChanges } from "#app/pages/rebates-and-finance/coming-changes.ts";

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

test("a change whose day has come isn't listed", () => {
  const daysListedOn = (today: string) => comingChanges(today).map(({ day }) => day);
  expect(daysListedOn("2026-12-31")).toContain("2027-01-01");
  expect(daysListedOn("2027-01-01")).not.toContain("2027-01-01");
});

test("once all known changes have come, none is listed", () => {
  expect(comingChanges("2031-01-01")).toEqual([]);
});
