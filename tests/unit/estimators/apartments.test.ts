import { expect, test } from "vitest";
import { apartments } from "#app/estimators/calculators/apartments.tsx";
import { block18Kw, block30Kw } from "#content/articles/sums/solar-battery-apartments.computed.ts";

const day = "2026-11-29";
const eligibleQuery = "apartments=12&storeys=3&network=own&value=under&solar=no";

test.each([
  [18, block18Kw],
  [30, block30Kw],
])("for %d kW the calculator and its article give the same payback", (kw, { price, paybackYears }) => {
  const { arithmetic } = apartments.answer(`${eligibleQuery}&kw=${kw}&cost=${Math.round(price)}`, day);
  expect(arithmetic[0]?.calculation).toContain(`about ${paybackYears.toFixed(1)} years`);
});

test("the calculator's example passes the grant's test: it pays for itself within ten years", () => {
  expect(apartments.answer(apartments.example?.query ?? "", day).tone).toBe("good");
});

test("a system that takes longer than ten years to pay for itself fails the grant's test", () => {
  expect(apartments.answer(`${eligibleQuery}&kw=18&cost=90000`, day).tone).toBe("bad");
});

test("a building that meets the conditions can vote on the grant", () => {
  expect(apartments.answer("apartments=12", day).kind).toBe("vote");
});

test.each(["value=over", "solar=yes", "lots=51", "lots=2", "storeys=9", "network=embedded", "kw=18&cost=90000"])(
  "?%s rules the grant out",
  (condition) => {
    expect(apartments.answer(`apartments=12&${condition}`, day).kind).toBe("no");
  },
);
