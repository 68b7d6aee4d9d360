import { expect, test } from "vitest";
import { costOf } from "#content/cost.ts";
import { modelledYear } from "#content/energy/model-house.ts";
import { figure, planningFigureOn } from "#content/figures/index.ts";
import { textOn } from "#content/figures/records/record.ts";
import { money, tensOfMoney } from "#content/format.ts";
import { heatingOf } from "#content/offers/package-heating.ts";
import { packageSizes } from "#content/offers/package-sizes.ts";
import { packages } from "#content/offers/packages.ts";
import { claims } from "#content/prices.ts";
import { offers } from "./offers.cases.ts";

test("the note of each claimed saving names the smallest household that reaches it", () => {
  for (const { id, kw, batteryKwh } of packageSizes) {
    const { assumption } = figure(`${id}-saving`);
    const [, daily = ""] =
      /about (\d+) kWh a day with someone home all day/.exec(textOn(assumption, "2026-11-22")) ?? [];
    const most = (use: number) =>
      modelledYear({ kw, usable: batteryKwh, daily: use, heating: heatingOf({ id }), home: "home" }).worth.together
        .high;
    expect(most(Number(daily)), id).toBeGreaterThanOrEqual(claims.savesUpTo[id].dollars);
    expect(most(Number(daily) - 1), id).toBeLessThan(claims.savesUpTo[id].dollars);
  }
});

test("no package whose saving assumes people at home is sold for an empty house", () => {
  for (const { description, features } of packages)
    expect([description, ...features].join(" ")).not.toMatch(/out by day|out all day|empty|away by day/i);
});

test("the fifteen panels of Smart Saver add up to its size", () => {
  const [, watts = ""] = /Fifteen (\d+) W panels/.exec(packages.flatMap(({ features }) => features).join("\n")) ?? [];
  expect(15 * Number(watts)).toBe(1000 * (packageSizes.find(({ id }) => id === "smart-saver")?.kw ?? 0));
});

test.each(["2026-11-22", "2027-01-02"])("on %s a heat pump's typical price and note follow the price list", (day) => {
  const { price, pay } = costOf({ heatPump: "imported" }, day);
  expect(planningFigureOn("heat-pump-price", day)?.value).toBe(`about ${tensOfMoney(pay.typical)}`);
  const why = figure("heat-pump-price").planningFigure?.how(day) ?? "";
  for (const dollars of [money(price.typical), tensOfMoney(pay.typical)]) expect(why).toContain(dollars);
});

test.each(offers)("%s", (_, actual, expected) => {
  expect(actual).toEqual(expected);
});
