import fc from "fast-check";
import { expect, test } from "vitest";
import { moneyRange, tens } from "#content/format.ts";
import { tries } from "#tests/settings.ts";
import { fixedPrices, onPrices } from "#tests/unit/fixed-prices.ts";
import { plannedHouses, usualHome } from "./plan.cases.ts";

const { heating, hotWater, plan, price, linksOf, makePlan, planLines } = await onPrices(
  { prices: fixedPrices },
  async () => ({
    ...(await import("#app/estimators/calculators/heating.tsx")),
    ...(await import("#app/estimators/calculators/hot-water.tsx")),
    ...(await import("#app/estimators/calculators/plan.tsx")),
    ...(await import("#app/estimators/calculators/price.tsx")),
    ...(await import("#app/estimators/plan/links.ts")),
    ...(await import("#app/estimators/plan/plan.ts")),
    ...(await import("#app/estimators/plan/workings.ts")),
  }),
);

const dollars = Math.round;

test.each(plannedHouses)("$name: the plan is the one worked out by hand", ({ home, today, steps, leftOut, offGas }) => {
  const plan = makePlan({ ...usualHome, ...home }, today);
  const savingsByHand = new Map(steps.map(([, job, , saving]) => [job, saving]));
  expect(
    plan.steps.map(({ year, id, pay, saving }) => {
      const step = [year, id, dollars(pay.typical)];
      return savingsByHand.get(id) === undefined ? step : [...step, dollars(saving.assumed)];
    }),
  ).toEqual(steps);
  expect(plan.leftOut.map(({ id, whyNot, pay }) => [id, whyNot, dollars(pay.typical)])).toEqual(leftOut);
  expect(plan.offGas && [plan.offGas.year, dollars(plan.offGas.saves)]).toEqual(offGas);
});

const homes = fc.record({
  system: fc.constantFrom("gas", "electric", "heat-pump", "shared"),
  age: fc.constantFrom("new", "middle", "old", "unknown"),
  rooms: fc.constantFrom("ducted", "room", "electric", "reverse", "other"),
  solar: fc.constantFrom("none", "panels", "battery"),
  cooktop: fc.constantFrom("gas", "electric"),
  car: fc.constantFrom("no", "yes", "soon"),
  dwelling: fc.constantFrom("house", "apartment"),
  people: fc.integer({ min: 1, max: 12 }),
  bill: fc.integer({ min: 1, max: 3000 }),
  budget: fc.constantFrom(0, 1000, 5000, 10_000, 60_000),
  stay: fc.constantFrom(undefined, 1, 8, 30),
} as const);

test("for any house, the years add up and no year overspends the budget", () => {
  fc.assert(
    fc.property(homes, fc.constantFrom("2026-11-28", "2027-07-01", "2031-02-01"), (home, today) => {
      const { steps, leftOut, years, bills, spent, yearlySaving } = makePlan({ ...usualHome, ...home }, today);
      const ids = [...steps, ...leftOut].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(years.reduce((sum, year) => sum + year.spent, 0)).toBeCloseTo(spent);
      for (const [index] of years.entries()) {
        const spentSoFar = years.slice(0, index + 1).reduce((sum, year) => sum + year.spent, 0);
        expect(spentSoFar).toBeLessThanOrEqual((index + 1) * home.budget);
      }
      const totalSaving = steps.reduce((sum, { saving }) => sum + saving.assumed, 0);
      expect(yearlySaving).toBeCloseTo(totalSaving);
      expect(bills.before - bills.after).toBeCloseTo(totalSaving);
      const [panels, battery] = ["panels", "battery"].map((id) => steps.findIndex((step) => step.id === id));
      if (home.solar === "none" && (battery ?? -1) >= 0) expect(panels).toBeLessThan(battery ?? 0);
    }),
    { numRuns: tries(60) },
  );
});

test("a plan made in December starts in January, at January's price", () => {
  const { steps, years } = makePlan(usualHome, "2026-12-05", "2027-01-01");
  expect(steps[0]).toMatchObject({ id: "water", day: "2027-01-01", pay: { typical: 2782 } });
  expect(years.map(({ year }) => year)).toEqual([2027, 2028, 2029, 2030, 2031]);
});

test("a step says when its price rises, and by how much", () => {
  const priceRise = (home: object, today: string) => makePlan({ ...usualHome, ...home }, today).steps[0]?.priceRise;
  expect(priceRise({}, "2026-11-28")).toEqual({ day: "2027-01-01", dollarsMore: 114, fromRebate: 0 });
  expect(priceRise({}, "2027-01-01")).toEqual({ day: "2027-07-01", dollarsMore: 1000, fromRebate: 1000 });
  expect(priceRise({ income: "over" }, "2027-01-01")).toEqual({ day: "2028-01-01", dollarsMore: 114, fromRebate: 0 });
  expect(priceRise({}, "2031-01-01")).toBeUndefined();
});

const partOf = { water: "heatPump", panels: "panels", battery: "battery", heating: "airConditioner" } as const;

test.each(plannedHouses)(
  "$name: Your price, Hot water and the heating check give the plan's dollars",
  ({ home, today }) => {
    const whole = { ...usualHome, ...home };
    const planned = makePlan(whole, today);
    for (const step of [...planned.steps, ...planned.leftOut]) {
      const links = linksOf(step, planned, whole);
      const queryOf = (link: string) => new URL(link, "https://x.example").searchParams;
      const priced = price.read(queryOf(links.price), today);
      expect(priced.problems).toEqual({});
      const { cost, energy } = price.answer(String(queryOf(links.price)), today);
      expect(cost?.[partOf[step.id]].pay.typical, step.id).toBe(step.pay.typical);
      if (step.id === "panels") expect(energy?.worth.panels).toEqual(step.saving);
      if (step.id === "battery") expect(energy?.worth.batteryOnTop).toEqual(step.saving);
      if (!links.saving) continue;
      const query = queryOf(links.saving);
      const { problems } = (step.id === "water" ? hotWater : heating).read(query, today);
      expect(problems).toEqual({});
      if (step.id === "water") {
        const { outputs } = hotWater.answer(String(query), today);
        expect(outputs["hot-water-saving-low"]).toBe(dollars(step.saving.low));
        expect(outputs["hot-water-saving-high"]).toBe(dollars(step.saving.high));
      } else expect(heating.answer(String(query), today).title).toContain(rangeToTens(step.saving));
    }
  },
);

test("if hot water stays on gas, switching the heating saves only the cheapest block of gas, in the plan and behind its link", () => {
  const home = { ...usualHome, age: "new" } as const;
  const planned = makePlan(home, "2026-11-28");
  const step = [...planned.steps, ...planned.leftOut].find(({ id }) => id === "heating");
  if (!step) throw new Error("the plan has no heating");
  const all = makePlan(usualHome, "2026-11-28").steps.find(({ id }) => id === "heating");
  // 38,000 MJ a year at 3.6 c, the price of the last block, instead of 4.2 c, the average.
  expect((all?.saving.assumed ?? 0) - step.saving.assumed).toBeCloseTo((38_000 * (4.2 - 3.6)) / 100);
  const { searchParams } = new URL(linksOf(step, planned, home).saving ?? "", "https://x.example");
  expect(heating.answer(String(searchParams), "2026-11-28").title).toContain(rangeToTens(step.saving));
});

function rangeToTens({ low, high }: { low: number; high: number }): string {
  return moneyRange(tens(low), tens(high));
}

test("My plan without any fields answers for the usual home", () => {
  const { plan: usual } = plan.answer("", "2026-11-28");
  expect(usual?.steps.map(({ year, id }) => [year, id])).toEqual([
    [2026, "panels"],
    [2026, "water"],
    [2027, "heating"],
  ]);
});

test("a renter gets no prices", () => {
  const result = plan.answer("owner=renter", "2026-11-28");
  expect(result.plan).toBeUndefined();
  expect(planLines(result)).toEqual([]);
});

test("an apartment's plan counts no panels and no battery", () => {
  const labels = (query: string) => planLines(plan.answer(query, "2026-12-01")).map(({ label }) => label);
  expect(labels("")).toContain("Panels and battery");
  expect(labels("dwelling=apartment")).not.toContain("Panels and battery");
});
