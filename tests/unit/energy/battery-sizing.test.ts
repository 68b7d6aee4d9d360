import { expect, test } from "vitest";
import { backupHours, backupSize, batterySize, tierFor, wattsOf } from "#content/energy/battery-sizing.ts";

test("the night or the panels set the size, whichever is smaller", () => {
  const size = batterySize({ nightUse: 9.9, kw: 6.6 });
  expect(size.night).toBeCloseTo(11);
  expect(size.low).toBeCloseTo(6.6 * 2.1 * 0.65);
  expect(size.high).toBeCloseTo(11);
  expect(batterySize({ nightUse: 9.9, kw: 0 }).high).toBe(0);
});

test("fridge, lights and internet run about 40 hours on 13.5 kWh", () => {
  const watts = wattsOf(["fridge", "lights", "internet"]);
  expect(watts).toBe(300);
  expect(backupHours(13.5, watts)).toBeCloseTo(40.5);
  expect(backupSize(watts, 40.5)).toBeCloseTo(13.5);
  expect(backupHours(13.5, 0)).toBeUndefined();
});

test("tiers meet at 20 and 30 kWh", () => {
  expect([5, 10, 20, 20.1, 30, 31].map((kwh) => tierFor(kwh).name)).toEqual([
    "Essential",
    "Essential",
    "Essential",
    "Home",
    "Home",
    "Extended",
  ]);
});
