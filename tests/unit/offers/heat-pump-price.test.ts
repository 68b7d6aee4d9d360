import { expect, test } from "vitest";
import { costOf } from "#content/cost.ts";
import { figure, todayOf } from "#content/figures/index.ts";
import { money, tensOfMoney } from "#content/format.ts";

test.each(["2026-11-22", "2027-01-02"])("on %s a heat pump's typical price and its note are the list's", (day) => {
  const { price, pay } = costOf({ heatPump: "imported" }, day);
  expect(todayOf("heat-pump-price", day)?.value).toBe(`about ${tensOfMoney(pay.typical)}`);
  const why = figure("heat-pump-price").today?.why(day) ?? "";
  for (const dollars of [money(price.typical), tensOfMoney(pay.typical)]) expect(why).toContain(dollars);
});

test("past the last known settings of Solar Homes nothing is taken off for it", () => {
  const { pay, withoutRebate } = costOf({ heatPump: "imported" }, "2028-02-29");
  expect(pay).toEqual(withoutRebate);
  expect(figure("heat-pump-price").today?.why("2028-02-29")).toContain("rules for this date aren’t known");
});
