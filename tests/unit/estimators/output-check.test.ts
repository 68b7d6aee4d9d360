import { expect, test } from "vitest";
import { outputCheck } from "#app/estimators/calculators/output.tsx";
import { modelledYear } from "#content/energy/model-house.ts";

const day = "2026-11-29";

test("each month's expected output is the energy model's", () => {
  const { months } = outputCheck.answer("kw=6.6", day);
  expect(months.map(({ expectedKwh }) => expectedKwh)).toEqual(
    modelledYear({ kw: 6.6 }).months.map(({ made }) => Math.round(made / 10) * 10),
  );
});

// 6.6 kW are expected to make 610 kWh in an April. The first two limits are printed, so they are in tens.
test.each([
  ["just under three fifths of the expected is a fault", 369, "fault"],
  ["three fifths of the expected is low", 370, "low"],
  ["just under seven tenths of the expected is low", 429, "low"],
  ["seven tenths of the expected could be the weather", 430, "weather"],
  ["just under four fifths of the expected could be the weather", 487, "weather"],
  ["four fifths of the expected counts as normal", 488, "expected"],
  ["half as much again as expected is more than the panels can make", 915, "high"],
])("in an April, output of %s", (_, made, kind) => {
  expect(outputCheck.answer(`kw=6.6&month=april&made=${made}`, day).verdict?.kind).toBe(kind);
});

test("without a size there is no verdict", () => {
  expect(outputCheck.answer("kw=&month=may&made=300", day).verdict).toBeUndefined();
});

test.each([
  ["shade", "shadepm=much"],
  ["a flat roof", "pitch=0"],
  ["facing south", "orientation=south"],
])("%s lowers the expected output of a year", (_, change) => {
  expect(yearOf(`kw=6.6&${change}`)).toBeLessThan(yearOf("kw=6.6"));
});

test("panels on a second side add to the expected output of a year", () => {
  expect(yearOf("kw=6.6&kw2=2&orientation2=east")).toBeGreaterThan(yearOf("kw=6.6"));
});

function yearOf(query: string): number {
  return outputCheck.answer(query, day).yearlyKwh ?? Number.NaN;
}
