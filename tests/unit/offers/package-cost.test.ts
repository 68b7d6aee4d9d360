import { expect, test } from "vitest";
import { systemCost } from "#content/figures/today/system-cost.ts";
import { packages } from "#content/offers/packages.ts";

const days = ["2026-11-21", "2027-01-01", "2027-07-01", "2030-12-31", "2031-01-01"];

test("the packages cost in November 2026 what the assumed prices, certificates and the state rebate leave", () => {
  const left = packages.map((each) => Math.round(systemCost(each, "2026-11-21").left));
  expect(left).toEqual([4616, 11670, 16346]);
});

test("every column of the breakdown adds up, on any day", () => {
  for (const each of packages)
    for (const day of days) {
      const cost = systemCost(each, day);
      const { panels, battery, panelCertificates, batteryCertificates, stateRebate, left } = cost;
      const taken = panelCertificates.value + batteryCertificates.value + stateRebate;
      expect(Math.round(panels) + Math.round(battery) - taken, `${each.id} ${day}`).toBeCloseTo(left, 6);
    }
});

test("after 2030 nothing is taken off that the rules do not name", () => {
  for (const each of packages) {
    const cost = systemCost(each, "2031-01-01");
    expect([cost.panelCertificates.count, cost.batteryCertificates.count, cost.stateRebate]).toEqual([0, 0, 0]);
  }
});

test("exactly one package is marked as the popular one", () => {
  expect(packages.filter((each) => each.popular).map((each) => each.name)).toEqual(["Night Optimiser"]);
});
