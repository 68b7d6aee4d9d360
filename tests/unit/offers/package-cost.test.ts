import { expect, test } from "vitest";
import { modelled } from "#content/energy/model-house.ts";
import { batteryPrice, panelsPrice } from "#content/energy/prices/prices.ts";
import { figure } from "#content/figures/index.ts";
import { advertisedPackages } from "#content/figures/records/packages.ts";
import { on } from "#content/figures/records/record.ts";
import { systemCost } from "#content/figures/today/system-cost.ts";
import { packages } from "#content/offers/packages.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { solarHomes } from "#content/rules/solar-homes.ts";

const days = ["2026-11-21", "2027-01-01", "2027-07-01", "2030-12-31", "2031-01-01"];

test("the packages cost in November 2026 what the assumed prices, certificates and the state rebate leave", () => {
  const counts = [39, 47 + 68, 59 + 99];
  for (const [index, each] of packages.entries()) {
    const price = panelsPrice(each.kw).assumed + batteryPrice(each.batteryKwh).assumed;
    const off = (counts[index] ?? 0) * certificatePrice.assumed + solarHomes.panelsCap;
    expect(systemCost(each, "2026-11-21").left, each.id).toBeCloseTo(price - off, 6);
  }
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

test("the note of each advertised saving names the household that reaches it, and a smaller one doesn't", () => {
  for (const { id, saving, kw, battery } of advertisedPackages) {
    const { assumption } = figure(`${id}-saving`);
    const [, daily = ""] = /about (\d+) kWh a day with someone home all day/.exec(on(assumption, "2026-11-22")) ?? [];
    const most = (use: number) => modelled({ kw, usable: battery, daily: use, home: "home" }).worth.together.high;
    expect(most(Number(daily)), id).toBeGreaterThanOrEqual(saving);
    expect(most(Number(daily) - 1), id).toBeLessThan(saving);
  }
});

test("no package with an advertised saving for people at home is sold to a house that is empty by day", () => {
  for (const { description, features } of packages)
    expect([description, ...features].join(" ")).not.toMatch(/out by day|out all day|empty|away by day/i);
});

test("exactly one package is marked as the popular one", () => {
  expect(packages.filter((each) => each.popular).map((each) => each.name)).toEqual(["Night Optimiser"]);
});
