import { expect, test } from "vitest";
import { modelled } from "#content/energy/model-house.ts";
import { figure } from "#content/figures/index.ts";
import { advertisedPackages } from "#content/figures/records/packages.ts";
import { on } from "#content/figures/records/record.ts";
import { packages } from "#content/offers/packages.ts";
import { claims } from "#content/prices.ts";

test("the note of each advertised saving names the household that reaches it, and a smaller one doesn't", () => {
  for (const { id, kw, battery } of advertisedPackages) {
    const { assumption } = figure(`${id}-saving`);
    const [, daily = ""] = /about (\d+) kWh a day with someone home all day/.exec(on(assumption, "2026-11-22")) ?? [];
    const most = (use: number) => modelled({ kw, usable: battery, daily: use, home: "home" }).worth.together.high;
    expect(most(Number(daily)), id).toBeGreaterThanOrEqual(claims.savesUpTo[id].dollars);
    expect(most(Number(daily) - 1), id).toBeLessThan(claims.savesUpTo[id].dollars);
  }
});

test("no package with an advertised saving for people at home is sold to a house that is empty by day", () => {
  for (const { description, features } of packages)
    expect([description, ...features].join(" ")).not.toMatch(/out by day|out all day|empty|away by day/i);
});

test("exactly one package is marked as the popular one", () => {
  expect(packages.filter((each) => each.popular).map((each) => each.name)).toEqual(["Night Optimiser"]);
});
