import { expect, test } from "vitest";
import { price } from "#app/estimators/calculators/price.tsx";
import { costOf, paybackCosts } from "#content/cost.ts";
import { estimate } from "#content/energy/estimate.ts";
import { subtractOwnUse } from "#content/energy/money/own-use.ts";
import { dailyKwhFromBill } from "#content/energy/tariffs/default-offer.ts";
import { yieldAt } from "#content/energy/yield.ts";
import { fixedValue } from "#content/figures/index.ts";
import { moneyInTensText, moneyText } from "#content/format.ts";
import { seededRandom } from "#tests/random.ts";
import { tries } from "#tests/settings.ts";
import { readPage } from "#tests/unit/read-page.ts";
import { plainText } from "#tests/worker/text.ts";

const days = ["2026-11-22", "2026-12-31", "2027-01-01", "2027-07-01", "2028-02-29"];

const { pick, integer } = seededRandom(23);
const houses = Array.from({ length: tries(800) }, (_, index) => ({
  today: days[index % days.length] ?? "",
  postcode: pick(["3000", "3121", "3350", "3550", "3064", "3500", "3690"]),
  kw: pick([0, 5, 6.6, 8, 10, 13, 20]),
  battery: pick([0, 5, 10, 13.5, 20, 30]),
  bill: integer(250, 1400),
  home: pick(["out", "mixed", "home"] as const),
})).filter(({ kw, battery }) => kw + battery > 0);

// The prices of these systems are tested in tests/unit/cost.test.ts.
test.each(houses)("$kw kW and $battery kWh in $postcode with a bill of $$bill save what the engine says", (house) => {
  const { today, postcode, kw, battery, bill, home } = house;
  const { cost, saving, energy } = price.answer(queryOf(house), today);
  const { factor, latitude, longitude } = yieldAt(postcode);
  const engine = estimate({
    place: { factor, latitude, longitude },
    ...(kw > 0 && { panels: { faces: [{ kw }] } }),
    load: { dailyKwh: dailyKwhFromBill(bill), occupancy: home },
    ...(battery > 0 && { battery: { kwh: battery } }),
  });
  const { savings, payback } = subtractOwnUse(engine, cost && paybackCosts(cost));
  const part = kw === 0 ? "batteryAlone" : battery === 0 ? "panels" : "together";
  expect(saving?.low).toBeCloseTo(savings[part].low, 6);
  expect(saving?.assumed).toBeCloseTo(savings[part].assumed, 6);
  expect(saving?.high).toBeCloseTo(savings[part].high, 6);
  expect(energy?.payback).toEqual(payback);
});

const [inNovember, inDecember, inJanuary] = (["2026-11-30", "2026-12-01", "2027-01-01"] as const).map((day) => {
  const { cost, otherDaySentences } = price.answer("kw=6.6&battery=13.5", day);
  return { dollars: cost?.pay.typical ?? Number.NaN, otherDates: otherDaySentences.join(" ") };
});

test("in November an answer says what the next drop in certificates costs", () => {
  const rise = (inJanuary?.dollars ?? Number.NaN) - (inNovember?.dollars ?? Number.NaN);
  expect(inNovember?.otherDates).toContain(`costs about ${moneyInTensText(rise)} more, as certificates fall.`);
});

test("in December an answer has January's price, and says what this year's is", () => {
  expect(inDecember?.dollars).toBe(inJanuary?.dollars);
  expect(inDecember?.otherDates).toContain(
    `31\u00a0December\u00a02026, it’s about ${moneyInTensText(inNovember?.dollars ?? Number.NaN)}.`,
  );
});

test.each(Object.keys(price.fields))("if the field %s is invalid, there is still a price", (field) => {
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
])(
  "a loan of the price at %s percent is shown with its whole cost, and as no offer of ours",
  async (rate, repaidPerDollar) => {
    const borrowedDollars = price.answer(`loan=${rate}`, "2026-11-22").cost?.pay.typical ?? Number.NaN;
    const [repaidText, monthlyText] = [
      moneyText(borrowedDollars * repaidPerDollar),
      moneyText((borrowedDollars * repaidPerDollar) / 84),
    ];
    const page = plainText(await readPage(`/your-price?loan=${rate}`, "2026-11-22"));
    expect(page).toContain(
      `${repaidText} in all, ${moneyText(borrowedDollars * (repaidPerDollar - 1))} of it interest: ${monthlyText} a month.`,
    );
    expect(page).toContain("We are not a lender");
  },
);

test.each(["", "loan=", "loan=31", "loan=x"])(
  "for ?%s, without a valid rate, no monthly payment is shown",
  async (query) => {
    expect(plainText(await readPage(`/your-price?${query}`, "2026-11-22"))).not.toMatch(/\$[\d,]+ a month/);
  },
);

const day = "2026-11-29";
/** A quarter's use at 18 kWh a day. */
const quarterlyUse = `use=${(18 * 365) / 4}`;

test.each(["6.6", "10"])("a battery behind %s kW of existing panels costs and saves what it adds to them", (kw) => {
  const { cost, saving, lines, energy } = price.answer(
    `kw=0&existing=yes&existingkw=${kw}&battery=10&${quarterlyUse}`,
    day,
  );
  expect(saving).toEqual(price.answer(`kw=${kw}&battery=10&${quarterlyUse}`, day).energy?.savings.batteryOnTop);
  expect(cost).toEqual(costOf({ batteryKwh: 10, panelsAlready: true }, day));
  expect(energy?.payback.batteryOnTop.assumed, "in years, as for any battery").toBeGreaterThan(5);
  expect(lines.map(({ label }) => label).join()).not.toContain("panels, installed");
});

test("a battery behind existing panels saves what the FAQ says", () => {
  const { saving } = price.answer(`kw=0&existing=yes&battery=10&${quarterlyUse}`, day);
  expect(moneyInTensText(saving?.assumed ?? Number.NaN)).toBe(fixedValue("house-18-battery-gain"));
});

test.each(["0", "10"])(
  "new panels beside 3 kW of existing ones, with a battery of %s kWh, save what they add",
  (battery) => {
    const answerFor = (sizes: string) => price.answer(`${sizes}&${quarterlyUse}`, day);
    const existingEnergy = answerFor("kw=3&battery=0").energy;
    const combined = answerFor(`kw=9.6&battery=${battery}`);
    const { saving, energy, cost } = answerFor(`kw=6.6&battery=${battery}&existing=yes&existingkw=3`);
    const addedSaving =
      (combined.saving?.assumed ?? Number.NaN) - (existingEnergy?.savings.panels.assumed ?? Number.NaN);
    expect(saving?.assumed).toBeCloseTo(addedSaving);
    expect(saving?.low).toBeLessThan(addedSaving);
    expect(saving?.high).toBeGreaterThan(addedSaving);
    expect(energy?.bills).toEqual({ ...combined.energy?.bills, neither: existingEnergy?.bills.panels });
    expect(energy?.payback.panels.assumed).toBeGreaterThan(combined.energy?.payback.panels.assumed ?? Number.NaN);
    expect(cost?.panels.rebate.status).toBe("has-panels");
  },
);

function queryOf({ postcode, kw, battery, bill, home }: (typeof houses)[number]): string {
  return `postcode=${postcode}&kw=${kw}&battery=${battery}&bill=${bill}&home=${home}`;
}
