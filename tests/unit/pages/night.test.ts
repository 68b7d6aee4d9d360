import { expect, test } from "vitest";
import { nightOf } from "#app/pages/solar-batteries/night/night.ts";

test("the night is told by the hours of its own curve", () => {
  const night = nightOf();
  expect(night).toMatchObject({ chargesFrom: 8, fullestAt: 16, takesOverAt: 18, lowestIn: 7 });
  expect(night.fullest).toBeGreaterThan(night.levelAt(20));
  expect(night.levelAt(20)).toBeGreaterThan(night.levelAt(0));
  expect(night.lowest).toBeGreaterThan(1);
  expect(night.peak).toBeLessThanOrEqual(5);
});
