import { expect, test } from "vitest";
import { monthlyRepayment } from "#content/offers/loan.ts";

// The repayments are from an annuity table.
test.each([
  [1400, 48, 0, 29.17],
  [5000, 60, 6, 96.66],
  [5000, 60, 12, 111.22],
])("a loan of $%i over %i months at %i%% costs $%d a month", (borrowed, months, yearlyPercent, monthly) => {
  expect(monthlyRepayment(borrowed, yearlyPercent, months)).toBeCloseTo(monthly, 2);
});
