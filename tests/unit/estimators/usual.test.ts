import { expect, test } from "vitest";
import { commercial } from "#app/estimators/calculators/commercial.tsx";
import { day } from "#app/estimators/calculators/day.tsx";
import { price } from "#app/estimators/calculators/price.tsx";
import "#app/estimators/usual.computed.ts";
import { remembered } from "#content/energy/remembered.ts";

test("what the pages show before anybody has asked needs no simulation", () => {
  const count = ({ answers, days }: ReturnType<typeof remembered>) => [
    Object.keys(answers).length,
    Object.keys(days).length,
  ];
  const before = count(remembered());
  for (const { answer } of [price, commercial, day]) answer("", "2026-11-21");
  expect(count(remembered())).toEqual(before);
});
