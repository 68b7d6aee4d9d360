import { expect, test } from "vitest";
import { rebateConditionText } from "#app/estimators/programs/household.ts";

test("the condition of a rebate names the day's income limit", () => {
  expect(rebateConditionText("over-income-cap", "2026-11-21")).toBe(
    "Not for households with a taxable income of $150,000 or more.",
  );
});

test("the condition of a rebate can't be given on a day whose income limit isn't known", () => {
  expect(() => rebateConditionText("if-eligible", "2028-01-01")).toThrow(
    "content/rules/solar-homes.ts has no income limit for 2028-01-01",
  );
});

test("a rebate that is unknown needs no income limit", () => {
  expect(rebateConditionText("unknown", "2028-01-01")).toContain("Nothing has been announced beyond");
});
