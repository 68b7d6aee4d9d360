import { expect, test } from "vitest";
import { batterySizeFor } from "#app/estimators/battery-size.ts";
import { day } from "#app/estimators/calculators/day.tsx";
import { hotWater } from "#app/estimators/calculators/hot-water.tsx";
import { price } from "#app/estimators/calculators/price.tsx";
import { gasPrice } from "#content/energy/hot-water.ts";

const today = "2026-11-21";

test("a night of 10 kWh behind 6.6 kW pays for 6 kWh usable, and June's evening would take 13.5", () => {
  const found = sized("night=10&kw=6.6&rate=28.2&supply=126.74");
  expect(found).toMatchObject({ low: 6, high: 13.5 });
  expect(found?.title).toContain("at our highest it isn’t");
});

test("a small night pays for no battery, and few panels can't fill one", () => {
  expect(sized("night=3&kw=6.6")?.low).toBeUndefined();
  expect(sized("night=3&kw=6.6")?.reasons[0]).toContain("isn’t much");
  expect(sized("night=20&kw=2")?.title).toContain("not now");
  expect(sized("night=20&kw=2")?.reasons.join(" ")).toContain("add panels before you add a battery");
});

test("a wish for backup names its size, its hours and what of it is comfort", () => {
  const reasons = sized("night=10&kw=6.6&backup=fridge&backup=split&hours=24")?.reasons.join(" ");
  expect(reasons?.replaceAll("\u00a0", " ")).toContain("Backup for 24 hours takes 28.0 kWh usable");
  expect(reasons).toContain("comfort");
});

test("three people: $242 by heat pump against about $600 by gas and $726 by element", () => {
  const { outputs } = heated("people=3&system=gas&rate=28.2&gasprice=4.2");
  expect(outputs).toMatchObject({
    "cost-gas": 599,
    "cost-electric": 726,
    "cost-heat-pump": 242,
    "gas-daily-charge": Math.round(gasPrice.daily * 365),
  });
  expect(outputs["hot-water-saving-low"]).toBe(229);
  expect(outputs["hot-water-saving-high"]).toBe(500);
  expect(heated("people=3&system=electric").outputs["gas-daily-charge"]).toBeUndefined();
});

test("hot water follows the visitor's prices, and its rebates their dates", () => {
  expect(heated("people=2&rate=20&gasprice=5").outputs).toMatchObject({ "cost-electric": 343, "cost-gas": 475 });
  expect(heated("people=2&local=yes").outputs["vic-hot-water"]).toBe(1400);
  expect(heated("people=2&year=2027&half=2").outputs["vic-hot-water"]).toBeUndefined();
});

test("home's own day: 32.8 made, 20.6 used, 4.7 bought", () => {
  const { outputs, caption } = drawn("");
  expect(outputs).toMatchObject({ "day-made": 32.8, "day-used": 20.6, "day-bought": 4.7 });
  expect(caption).toContain("average October day in Melbourne");
});

test("the month and the place change the day", () => {
  expect(drawn("month=6").outputs["day-made"]).toBe(16.8);
  expect(drawn("month=1&kw=10&postcode=3500&battery=0").outputs).toMatchObject({
    "day-made": 61.1,
    "day-from-battery": 0,
  });
});

function sized(query: string) {
  const { input } = price.read(new URLSearchParams(query), today);
  const { house } = price.compute(input, today);
  return batterySizeFor({ house, stc: 38, day: today, backup: input.backup, hours: input.hours });
}

function heated(query: string) {
  return hotWater.answer(query, today);
}

function drawn(query: string) {
  return day.answer(query, today);
}
