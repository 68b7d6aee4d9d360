import { expect, test } from "vitest";
import { nightOf } from "#app/pages/solar-batteries/night.ts";

test("the night is told by the hours of its own curve", () => {
  const night = nightOf();
  expect(night).toMatchObject({ chargesFrom: 8, fullAt: 13, takesOverAt: 18, emptyAt: 6 });
  expect(night.levelAt(20)).toBeCloseTo(6.2, 1);
  expect(night.levelAt(0)).toBeCloseTo(2.4, 1);
  expect(night.levelAt(5)).toBeCloseTo(0.8, 1);
  expect(night.peak).toBeLessThanOrEqual(5);
});
