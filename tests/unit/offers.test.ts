import { expect, test } from "vitest";
import { comingChanges } from "#app/pages/rebates-and-finance/rebate-calendar.ts";
import { costOf } from "#content/cost.ts";
import { modelled } from "#content/energy/model-house.ts";
import { figure, todayOf } from "#content/figures/index.ts";
import { textOn } from "#content/figures/records/record.ts";
import { money, tensOfMoney } from "#content/format.ts";
import { yardstick } from "#content/offers/commercial-cost.ts";
import { packageSizes } from "#content/offers/package-sizes.ts";
import { packages } from "#content/offers/packages.ts";
import { offerOf } from "#content/offers/service-offers.ts";
import { claims, prices } from "#content/prices.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { offers } from "./offers.cases.ts";

test("the note of each claimed saving names the household that reaches it, and a smaller one doesn't", () => {
  for (const { id, kw, batteryKwh } of packageSizes) {
    const { assumption } = figure(`${id}-saving`);
    const [, daily = ""] =
      /about (\d+) kWh a day with someone home all day/.exec(textOn(assumption, "2026-11-22")) ?? [];
    const most = (use: number) => modelled({ kw, usable: batteryKwh, daily: use, home: "home" }).worth.together.high;
    expect(most(Number(daily)), id).toBeGreaterThanOrEqual(claims.savesUpTo[id].dollars);
    expect(most(Number(daily) - 1), id).toBeLessThan(claims.savesUpTo[id].dollars);
  }
});

test("no package with a claimed saving for people at home is sold to a house that is empty by day", () => {
  for (const { description, features } of packages)
    expect([description, ...features].join(" ")).not.toMatch(/out by day|out all day|empty|away by day/i);
});

test.each(["2026-11-22", "2027-01-02"])("on %s a heat pump's typical price and its note are the list's", (day) => {
  const { price, pay } = costOf({ heatPump: "imported" }, day);
  expect(todayOf("heat-pump-price", day)?.value).toBe(`about ${tensOfMoney(pay.typical)}`);
  const why = figure("heat-pump-price").today?.why(day) ?? "";
  for (const dollars of [money(price.typical), tensOfMoney(pay.typical)]) expect(why).toContain(dollars);
});

test("air conditioning is offered at the list's typical prices", () => {
  const { split, ducted } = prices.airConditioning;
  expect(offerOf("aircon-rebate", "2026-11-22")).toContain(
    `about ${money(split.typical)} for one room to ${money(ducted.typical)} for ducted`,
  );
});

test.each(offers)("%s", (_, gives, expected) => {
  expect(gives).toEqual(expected);
});

test("the yardstick divides what is left by what is used, and using less makes a kWh dearer", () => {
  const size = { kw: 30, example: { dollars: 50_000, gst: "ex" } } as const;
  const most = yardstick(size, 20, 0.7, 2026);
  expect(most.left).toBe(50_000 - 177 * certificatePrice.assumed);
  expect(most.made).toBeGreaterThan(740_000);
  expect(most.made).toBeLessThan(30 * 1312.1 * 20);
  expect(most.cents).toBeCloseTo((most.left / (most.made * 0.7)) * 100, 9);
  expect(yardstick(size, 20, 0.5, 2026).cents).toBeGreaterThan(most.cents);
});

test("what is known to change comes soonest first and is dropped once its day has come", () => {
  const changes = comingChanges("2026-11-21");
  expect(changes[0]?.day).toBe("2026-11-28");
  expect(changes.map(({ day }) => day)).toEqual(changes.map(({ day }) => day).toSorted());
  expect(changes.map(({ what }) => what).join(" ")).toContain("earns 31 certificates, not 39");
  expect(comingChanges("2026-11-28").map(({ day }) => day)).not.toContain("2026-11-28");
  expect(comingChanges("2031-01-01")).toEqual([]);
});
