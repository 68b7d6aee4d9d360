import { expect, test } from "vitest";
import { commercial } from "#app/estimators/calculators/commercial.tsx";
import { day } from "#app/estimators/calculators/day.tsx";
import { price } from "#app/estimators/calculators/price.tsx";
import "#app/estimators/usual.computed.ts";
import { cachedEstimates } from "#content/energy/cached-estimates.ts";

test("what the pages show before anybody has asked needs no simulation", () => {
  const count = ({ answers, days }: ReturnType<typeof cachedEstimates>) => [
    Object.keys(answers).length,
    Object.keys(days).length,
  ];
  const before = count(cachedEstimates());
  for (const { answer } of [price, commercial, day]) answer("", "2026-11-21");
  expect(count(cachedEstimates())).toEqual(before);
});
