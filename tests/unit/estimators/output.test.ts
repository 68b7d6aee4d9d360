import { expect, test } from "vitest";
import { output } from "#app/estimators/calculators/output.tsx";
import { modelledYear } from "#content/energy/model-house.ts";

const day = "2026-11-29";

test("each month's expected output is the energy model's", () => {
  const { months } = output.answer("kw=6.6", day);
  expect(months.map(({ expected }) => expected)).toEqual(
    modelledYear({ kw: 6.6 }).months.map(({ made }) => Math.round(made / 10) * 10),
  );
});

test.each([
  ["a kWh under the shown limit is low", "made=429", "low"],
  ["the shown limit itself could be the weather", "made=430", "weather"],
  ["a kWh under four fifths could be the weather too", "made=487", "weather"],
  ["four fifths are as expected", "made=488", "expected"],
  ["a kWh under the second limit is a fault", "made=369", "fault"],
  ["the second limit itself is low", "made=370", "low"],
  ["half as much again is more than the panels can make", "made=915", "high"],
])("%s", (_, made, verdict) => {
  expect(output.answer(`kw=6.6&month=april&${made}`, day).verdict?.verdict).toBe(verdict);
});

test.each([
  ["kw=&month=may&made=300", undefined],
  ["kw=6.6&month=may", "Enter what your app shows as well"],
  ["kw=6.6&made=300", "Choose the month as well"],
])("with %s the calculator asks only for the field missing beside the size", (query, title) => {
  expect(output.answer(query, day).verdict?.title).toBe(title);
});

test("shade, pitch and a second side change the expected output", () => {
  const yearOf = (more: string) => output.answer(`kw=6.6${more}`, day).year ?? 0;
  const unshaded = yearOf("");
  expect(yearOf("&shadepm=much")).toBeLessThan(unshaded);
  expect(yearOf("&pitch=0")).toBeLessThan(unshaded);
  expect(yearOf("&orientation=south")).toBeLessThan(unshaded);
  expect(yearOf("&kw2=2&orientation2=east")).toBeGreaterThan(unshaded);
});
