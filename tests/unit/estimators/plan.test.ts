import fc from "fast-check";
import { expect, test } from "vitest";
import { moneyRangeText, roundToTens } from "#content/format.ts";
import { tries } from "#tests/settings.ts";
import { fixedPrices, withPrices } from "#tests/unit/fixed-prices.ts";
import { plannedHouses, usualHome } from "./plan.cases.ts";

const { heating, hotWater, plan, price, linksOf, makePlan, planLines } = await withPrices(
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

test.each(plannedHouses)("$name: the plan's jobs, years and prices are those worked out by hand", (housePlan) => {
  const { home, today, steps, leftOut } = housePlan;
  const plan = makePlan({ ...usualHome, ...home }, today);
  expect(plan.steps.map(({ year, id, pay }) => [year, id, dollars(pay.typical)])).toEqual(
    steps.map(([year, job, price]) => [year, job, price]),
  );
  expect(plan.leftOut.map(({ id, whyNot, pay }) => [id, whyNot, dollars(pay.typical)])).toEqual(leftOut);
});

test.each(plannedHouses)("$name: the savings that need no simulation are those worked out by hand", (housePlan) => {
  const { home, today, steps, offGas } = housePlan;
  const plan = makePlan({ ...usualHome, ...home }, today);
  const byHand = steps.flatMap(([, job, , saving]) => (saving === undefined ? [] : [{ job, saving }]));
  const jobs = byHand.map(({ job }) => job);
  expect(
    plan.steps
      .filter(({ id }) => jobs.includes(id))
      .map(({ id, saving }) => ({ job: id, saving: dollars(saving.assumed) })),
  ).toEqual(byHand);
  expect(plan.offGas && [plan.offGas.year, dollars(plan.offGas.saving)]).toEqual(offGas);
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

const planDay = fc.constantFrom("2026-11-28", "2027-07-01", "2031-02-01");
const runOptions = { numRuns: tries(60) };

test("in any plan the years' spending adds up", () => {
  fc.assert(
    fc.property(homes, planDay, (home, today) => {
      const { years, spent } = makePlan({ ...usualHome, ...home }, today);
      expect(years.reduce((sum, year) => sum + year.spent, 0)).toBeCloseTo(spent);
    }),
    runOptions,
  );
});

test("in no year of any plan has more been spent than the budgets so far", () => {
  fc.assert(
    fc.property(homes, planDay, (home, today) => {
      const { years } = makePlan({ ...usualHome, ...home }, today);
      let spentSoFar = 0;
      for (const [index, year] of years.entries()) {
        spentSoFar += year.spent;
        expect(spentSoFar).toBeLessThanOrEqual((index + 1) * home.budget);
      }
    }),
    runOptions,
  );
});

test("in any plan the jobs' savings add up to the fall in the bills", () => {
  fc.assert(
    fc.property(homes, planDay, (home, today) => {
      const { steps, bills, yearlySaving } = makePlan({ ...usualHome, ...home }, today);
      const sum = steps.reduce((total, { saving }) => total + saving.assumed, 0);
      expect(yearlySaving).toBeCloseTo(sum);
      expect(bills.before - bills.after).toBeCloseTo(sum);
    }),
    runOptions,
  );
});

test("in any plan no job is planned twice, or both planned and left out", () => {
  fc.assert(
    fc.property(homes, planDay, (home, today) => {
      const { steps, leftOut } = makePlan({ ...usualHome, ...home }, today);
      const jobs = [...steps, ...leftOut].map(({ id }) => id);
      expect(jobs).toEqual([...new Set(jobs)]);
    }),
    runOptions,
  );
});

test("a house without panels gets a battery only after panels", () => {
  fc.assert(
    fc.property(homes, planDay, (home, today) => {
      const { steps } = makePlan({ ...usualHome, ...home, solar: "none" }, today);
      const order = steps.map(({ id }) => id).filter((id) => id === "panels" || id === "battery");
      expect([[], ["panels"], ["panels", "battery"]]).toContainEqual(order);
    }),
    runOptions,
  );
});

test("a plan made in December starts in January, at January's price", () => {
  const { steps, years } = makePlan(usualHome, "2026-12-05", "2027-01-01");
  expect(steps[0]).toMatchObject({ id: "water", day: "2027-01-01", pay: { typical: 2782 } });
  expect(years.map(({ year }) => year)).toEqual([2027, 2028, 2029, 2030, 2031]);
});

test.each([
  ["", "2026-11-28", { day: "2027-01-01", dollarsMore: 114, fromRebate: 0 }],
  ["", "2027-01-01", { day: "2027-07-01", dollarsMore: 1000, fromRebate: 1000 }],
  ["over", "2027-01-01", { day: "2028-01-01", dollarsMore: 114, fromRebate: 0 }],
] as const)(
  "for a household with the income “%s”, planned on %s, the first price will rise by: %j",
  (income, today, rise) => {
    expect(makePlan({ ...usualHome, income }, today).steps[0]?.priceRise).toEqual(rise);
  },
);

test("a price whose certificates have ended has no known rise", () => {
  expect(makePlan(usualHome, "2031-01-01").steps[0]?.priceRise).toBeUndefined();
});

/** Every job of the planned houses, with the queries of its links. */
const jobs = plannedHouses.flatMap(({ name, home, today }) => {
  const wholeHome = { ...usualHome, ...home };
  const housePlan = makePlan(wholeHome, today);
  return [...housePlan.steps, ...housePlan.leftOut].map((step) => {
    const links = linksOf(step, housePlan, wholeHome);
    return {
      name,
      job: step.id,
      step,
      today,
      priceQuery: queryOf(links.priceLink),
      savingQuery: queryOf(links.savingLink),
    };
  });
});
const jobsOf = (id: (typeof jobs)[number]["job"]) => jobs.filter(({ job, savingQuery }) => job === id && savingQuery);

const costOfJob = { water: "heatPump", panels: "panels", battery: "battery", heating: "airConditioner" } as const;

test("the planned houses have every job, with links to what hot water and heating save", () => {
  expect(new Set(jobs.map(({ job }) => job))).toEqual(new Set(Object.keys(costOfJob)));
  expect(jobsOf("water")).not.toEqual([]);
  expect(jobsOf("heating")).not.toEqual([]);
});

test.each(jobs)("$name: Your price gives the plan's price of $job", ({ job, step, today, priceQuery }) => {
  expect(price.read(new URLSearchParams(priceQuery), today).problems).toEqual({});
  expect(price.answer(priceQuery, today).cost?.[costOfJob[job]].pay.typical).toBe(step.pay.typical);
});

test.each([
  ...jobs.filter(({ job }) => job === "panels").map((job) => ({ ...job, part: "panels" as const })),
  ...jobs.filter(({ job }) => job === "battery").map((job) => ({ ...job, part: "batteryOnTop" as const })),
])("$name: Your price gives the plan's saving of $job", ({ step, today, priceQuery, part }) => {
  expect(price.answer(priceQuery, today).energy?.savings[part]).toEqual(step.saving);
});

test.each(jobsOf("water"))("$name: Hot water gives the plan's saving of $job", ({ step, today, savingQuery }) => {
  expect(hotWater.read(new URLSearchParams(savingQuery), today).problems).toEqual({});
  const { numbers } = hotWater.answer(savingQuery, today);
  expect(numbers["hot-water-saving-low"]).toBe(dollars(step.saving.low));
  expect(numbers["hot-water-saving-high"]).toBe(dollars(step.saving.high));
});

test.each(jobsOf("heating"))(
  "$name: the heating check gives the plan's saving of $job",
  ({ step, today, savingQuery }) => {
    expect(heating.read(new URLSearchParams(savingQuery), today).problems).toEqual({});
    expect(heating.answer(savingQuery, today).title).toContain(rangeToTens(step.saving));
  },
);

test("if hot water stays on gas, switching the heating saves only the cheapest block of gas", () => {
  const heatingIn = (home: typeof usualHome) => {
    const { steps, leftOut } = makePlan(home, "2026-11-28");
    return [...steps, ...leftOut].find(({ id }) => id === "heating")?.saving.assumed ?? Number.NaN;
  };
  // 38,000 MJ a year at 3.6 c, the price of the last block, instead of 4.2 c, the average.
  expect(heatingIn(usualHome) - heatingIn({ ...usualHome, age: "new" })).toBeCloseTo((38_000 * (4.2 - 3.6)) / 100);
});

test("if hot water stays on gas, the heating check gives the plan's saving, too", () => {
  const home = { ...usualHome, age: "new" } as const;
  const housePlan = makePlan(home, "2026-11-28");
  const step = [...housePlan.steps, ...housePlan.leftOut].find(({ id }) => id === "heating");
  if (!step) throw new Error("the plan has no heating");
  expect(heating.answer(queryOf(linksOf(step, housePlan, home).savingLink), "2026-11-28").title).toContain(
    rangeToTens(step.saving),
  );
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

/** The query of a link; empty if there is no link. */
function queryOf(link = "x:"): string {
  return String(new URL(link, "https://x.example").searchParams);
}

function rangeToTens({ low, high }: { low: number; high: number }): string {
  return moneyRangeText(roundToTens(low), roundToTens(high));
}
