import { expect, test } from "vitest";
import { comingChanges } from "#app/pages/rebates-and-finance/rebate-calendar.ts";
import { costOf, panelsPrice } from "#content/cost.ts";
import { fade } from "#content/energy/house/tables.ts";
import { modelled } from "#content/energy/model-house.ts";
import { paybackOf } from "#content/energy/money/payback.ts";
import { monthlyRepayment } from "#content/offers/finance-options.ts";
import { typicalExample } from "#content/offers/typical-example.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";

test("a loan's monthly payments add up to what was borrowed and its interest", () => {
  expect(monthlyRepayment(1400, 0, 48)).toBeCloseTo(29.17, 2);
  expect(monthlyRepayment(5000, 6, 60)).toBeCloseTo(96.66, 2);
  expect(monthlyRepayment(5000, 12, 60)).toBeCloseTo(111.22, 2);
});

test("the typical example adds up line by line and agrees with the savings model", () => {
  const { cost, year, worth, payback } = typicalExample("2026-11-21");
  const { price, certificates, panels, pay } = cost;
  expect([certificates.count, panels.rebate.amount]).toEqual([39, 1400]);
  expect(price).toEqual(panelsPrice(6.6));
  expect(certificates.value).toBe(39 * certificatePrice.assumed);
  expect(pay.typical).toBeCloseTo(price.typical - certificates.value - panels.rebate.amount, 6);
  expect([year.direct, year.exported].map(Math.round)).toEqual([2090, 6548]);
  const answer = modelled();
  expect(worth).toEqual(answer.worth.panels);
  expect(payback).toEqual(paybackOf(costOf({ kw: 6.6 }, "2026-11-21").pay, worth, fade.panels));
  expect(typicalExample("2027-01-02").cost.certificates.count).toBe(31);
});

test("what is known to change comes soonest first and is dropped once its day has come", () => {
  const changes = comingChanges("2026-11-21");
  expect(changes[0]?.day).toBe("2026-11-28");
  expect(changes.map(({ day }) => day)).toEqual(changes.map(({ day }) => day).toSorted());
  expect(changes.map(({ what }) => what).join(" ")).toContain("earns 31 certificates, not 39");
  expect(comingChanges("2026-11-28").map(({ day }) => day)).not.toContain("2026-11-28");
  expect(comingChanges("2031-01-01")).toEqual([]);
});
