import { commercial } from "#app/estimators/calculators/commercial.tsx";
import "#app/estimators/example-estimates.computed.ts";
import { expect, test } from "vitest";
import { price } from "#app/estimators/calculators/price.tsx";
import { costOf, paybackCosts } from "#content/cost.ts";
import { cachedEstimates } from "#content/energy/cached-estimates.ts";
import { estimate } from "#content/energy/estimate.ts";
import { subtractOwnUse } from "#content/energy/money/own-use.ts";
import { dailyUseFromBill } from "#content/energy/tariffs/default-offer.ts";
import { yieldAt } from "#content/energy/yield.ts";
import { fixedValue } from "#content/figures/index.ts";
import { money, tensOfMoney } from "#content/format.ts";
import { plannedInstallationDay } from "#content/rules/changes.ts";
import { zoneOf } from "#content/rules/zones.ts";
import { seededRandom } from "#tests/random.ts";
import { tries } from "#tests/settings.ts";
import { readPage } from "#tests/unit/read-page.ts";
import { plainText } from "#tests/worker/text.ts";

const days = ["2026-11-22", "2026-12-31", "2027-01-01", "2027-07-01", "2028-02-29"];

test("for many houses on five dates, an answer costs what the price list says and saves what the engine says", () => {
  const { pick, integer } = seededRandom(23);
  for (let house = 0; house < tries(800); house++) {
    const today = days[house % days.length] ?? "";
    const postcode = pick(["3000", "3121", "3350", "3550", "3064", "3500", "3690"]);
    const kw = pick([0, 5, 6.6, 8, 10, 13, 20]);
    const battery = pick([0, 5, 10, 13.5, 20, 30]);
    const bill = integer(250, 1400);
    const home = pick(["out", "mixed", "home"]);
    if (kw === 0 && battery === 0) continue;
    const query = new URLSearchParams({ postcode, kw: `${kw}`, battery: `${battery}`, bill: `${bill}`, home });
    const { entered, problems } = price.read(query, today);
    expect(problems).toEqual({});
    const { cost, saving, energy } = price.compute(entered, today);

    // cost.cases.ts has the dollars.
    expect(cost).toEqual(costOf({ kw, battery, zone: zoneOf(postcode) }, plannedInstallationDay(today)));
    const { factor, latitude, longitude } = yieldAt(postcode);
    const engine = estimate({
      place: { factor, latitude, longitude },
      ...(kw > 0 && { panels: { faces: [{ kw }] } }),
      load: { daily: dailyUseFromBill(bill), home: entered.home },
      ...(battery > 0 && { battery: { usable: battery } }),
    });
    const asked = subtractOwnUse(engine, cost && paybackCosts(cost));
    const part = kw === 0 ? "batteryAlone" : battery === 0 ? "panels" : "together";
    expect(saving?.low).toBeCloseTo(asked.worth[part].low, 6);
    expect(saving?.assumed).toBeCloseTo(asked.worth[part].assumed, 6);
    expect(saving?.high).toBeCloseTo(asked.worth[part].high, 6);
    expect(energy?.payback).toEqual(asked.payback);
  }
});

test("an answer says what the next drop in certificates costs, and in December what this year's price was", () => {
  const [november, december, january] = ["2026-11-30", "2026-12-01", "2027-01-01"].map((day) =>
    price.answer("kw=6.6&battery=13.5", day),
  );
  const [before = 0, after = 0] = [november, january].map((answer) => answer?.cost?.pay.typical);
  expect(november?.otherDates.join(" ")).toContain(
    `costs about ${tensOfMoney(after - before)} more, as certificates fall.`,
  );
  expect(december?.cost).toEqual(january?.cost);
  expect(december?.otherDates.join(" ")).toContain(`31\u00a0December\u00a02026, it’s about ${tensOfMoney(before)}.`);
});

test.each(Object.keys(price.fields))("an invalid %s still leaves a price", (field) => {
  for (const text of ["abc", "-4", "6,6", "1e9", "999999999", "½"]) {
    const { pay } = price.answer(new URLSearchParams([[field, text]]).toString(), "2026-11-22").cost ?? {};
    expect(pay?.low, text).toBeGreaterThan(0);
  }
});

// What is repaid for each dollar borrowed over 84 months, from an annuity table.
test.each([
  ["0", 1],
  ["8", 1.309242],
  ["30", 2.40181],
])("a loan of the price at %s% is shown with its whole cost, its interest and no lender", async (rate, whole) => {
  const borrowed = price.answer(`loan=${rate}`, "2026-11-22").cost?.pay.typical ?? Number.NaN;
  const [all, monthly] = [money(borrowed * whole), money((borrowed * whole) / 84)];
  const page = plainText(await readPage(`/your-price?loan=${rate}`, "2026-11-22"));
  expect(page).toContain(`${all} in all, ${money(borrowed * (whole - 1))} of it interest: ${monthly} a month.`);
  expect(page).toContain("We are not a lender");
});

test("no monthly payment is shown before a rate is typed", async () => {
  for (const query of ["", "loan=", "loan=31", "loan=x"])
    expect(plainText(await readPage(`/your-price?${query}`, "2026-11-22"))).not.toMatch(/\$[\d,]+ a month/);
});

test("the examples on the pages need no simulation", () => {
  const count = ({ answers, days }: ReturnType<typeof cachedEstimates>) => [
    Object.keys(answers).length,
    Object.keys(days).length,
  ];
  const before = count(cachedEstimates());
  for (const { answer } of [price, commercial]) answer("", "2026-11-21");
  expect(count(cachedEstimates())).toEqual(before);
});

test("a battery behind existing panels saves what it adds to them, as the FAQ says", () => {
  const use = "battery=10&use=1642.5";
  for (const size of ["6.6", "10"]) {
    const { cost, saving, lines, energy } = price.answer(`kw=0&existing=yes&existingkw=${size}&${use}`, "2026-11-29");
    expect(saving).toEqual(price.answer(`kw=${size}&${use}`, "2026-11-29").energy?.worth.batteryOnTop);
    expect(cost?.pay.typical).toBe(5916);
    expect(energy?.payback.batteryOnTop.assumed).toBeGreaterThan(5);
    expect(lines.map(({ label }) => label).join()).not.toContain("panels, installed");
  }
  const { saving } = price.answer(`kw=0&existing=yes&${use}`, "2026-11-29");
  expect(tensOfMoney(saving?.assumed ?? 0)).toBe(fixedValue("house-18-battery-gain"));
});

test("new panels beside existing ones save what they add to them", () => {
  const asked = (sizes: string) => price.answer(`${sizes}&use=1642.5`, "2026-11-29");
  const old = asked("kw=3&battery=0").energy;
  for (const battery of ["0", "10"]) {
    const { saving, energy, cost } = asked(`kw=6.6&battery=${battery}&existing=yes&existingkw=3`);
    const all = asked(`kw=9.6&battery=${battery}`);
    const before = old?.worth.panels.assumed ?? Number.NaN;
    expect(saving?.assumed).toBeCloseTo((all.saving?.assumed ?? 0) - before);
    expect(energy?.bills).toEqual({ ...all.energy?.bills, neither: old?.bills.panels });
    expect(saving?.low).toBeLessThan(saving?.assumed ?? 0);
    expect(saving?.high).toBeGreaterThan(saving?.assumed ?? 0);
    expect(cost?.panels.rebate.status).toBe("has-panels");
    expect(energy?.payback.panels.assumed).toBeGreaterThan(all.energy?.payback.panels.assumed ?? 50);
  }
});
