import { expect, test } from "vitest";
import { effectsOf, price } from "#app/estimators/calculators/price.tsx";
import { quote } from "#app/estimators/calculators/quote.tsx";
import { PriceOfPlace } from "#app/estimators/price-details.tsx";
import { batteryPrice, panelsPrice, paybackCosts } from "#content/cost.ts";
import { estimate } from "#content/energy/estimate.ts";
import { lessOwnUse } from "#content/energy/money/own-use.ts";
import { dailyUseFromBill } from "#content/energy/tariffs/default-offer.ts";
import { yieldAt } from "#content/energy/yield.ts";
import { batteryCertificates } from "#content/rules/battery-certificates.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { solarCertificates } from "#content/rules/solar-certificates.ts";
import { incomeCapOn, panelsRebate } from "#content/rules/solar-homes.ts";
import { zoneOf } from "#content/rules/zones.ts";
import { chancesOf } from "#tests/chances.ts";
import { tries } from "#tests/settings.ts";

const days = ["2026-11-22", "2026-12-31", "2027-01-01", "2027-07-01", "2028-02-29"];

test("every part of an answer is what the rules, the prices and the engine say, for many houses on five dates", () => {
  const { pick, whole } = chancesOf(23);
  for (let house = 0; house < tries(800); house++) {
    const day = days[house % days.length] ?? "";
    const year = Number(day.slice(0, 4));
    const postcode = pick(["3000", "3121", "3350", "3550", "3064", "3500", "3690"]);
    const kw = pick([0, 5, 6.6, 8, 10, 13, 20]);
    const battery = pick([0, 5, 10, 13.5, 20, 30]);
    const bill = whole(250, 1400);
    const home = pick(["out", "mixed", "home"]);
    if (kw === 0 && battery === 0) continue;
    const query = new URLSearchParams({ postcode, kw: `${kw}`, battery: `${battery}`, bill: `${bill}`, home });
    const { input, problems } = price.read(query, day);
    expect(problems).toEqual({});
    const { cost, saving, energy } = price.compute(input, day);

    const zone = zoneOf(postcode) ?? 4;
    const ofPanels = solarCertificates(kw, zone, year) * certificatePrice.assumed;
    const ofBattery = kw > 0 ? batteryCertificates(battery, day) * certificatePrice.assumed : 0;
    const rebate = (price: number) => (kw > 0 && incomeCapOn(day) ? panelsRebate(price - ofPanels, day) : 0);
    const [panels, stored] = [panelsPrice(kw), batteryPrice(battery)];
    const cents = (value: number | undefined) => Math.round((value ?? Number.NaN) * 100);
    const off = ofPanels + ofBattery;
    expect(cents(cost?.pay.low)).toBe(cents(panels.low + stored.low - off - rebate(panels.low)));
    expect(cents(cost?.pay.typical)).toBe(cents(panels.typical + stored.typical - off - rebate(panels.typical)));
    expect(cents(cost?.pay.high)).toBe(cents(panels.high + stored.high - off));

    const { factor, latitude, longitude } = yieldAt(postcode);
    const engine = estimate({
      place: { factor, latitude, longitude },
      ...(kw > 0 && { panels: { faces: [{ kw }] } }),
      load: { daily: dailyUseFromBill(bill), home: input.home },
      ...(battery > 0 && { battery: { usable: battery } }),
    });
    const asked = lessOwnUse(engine, cost && paybackCosts(cost));
    const part = kw === 0 ? "batteryAlone" : battery === 0 ? "panels" : "together";
    expect(saving?.low).toBeCloseTo(asked.worth[part].low, 6);
    expect(saving?.assumed).toBeCloseTo(asked.worth[part].assumed, 6);
    expect(saving?.high).toBeCloseTo(asked.worth[part].high, 6);
    expect(energy?.payback).toEqual(asked.payback);
  }
});

test("low is at most typical, and that at most high", () => {
  for (const kw of ["0", "6.6", "10"])
    for (const battery of ["0", "10", "30"]) {
      const { cost, saving } = price.answer(`kw=${kw}&battery=${battery}`, "2026-11-22");
      const ranges = [cost && Object.values(cost.pay), saving && Object.values(saving)];
      for (const range of ranges) expect(range).toEqual(range?.toSorted((a, b) => a - b));
    }
});

test("a size that can't be used leaves the rest of the answer, and its message says what to enter", () => {
  const { input, problems } = price.read(new URLSearchParams("kw=6,6&battery=13.5&postcode=2000"), "2026-11-22");
  expect(problems.kw).toMatch(/6\.6.*Until then we use 8 kW/);
  expect(problems.postcode).toMatch(/isn’t a Victorian postcode/);
  expect(price.compute(input, "2026-11-22").cost?.pay.typical).toBeGreaterThan(0);
});

test("a size typed into the field beside Other is read as any other", () => {
  const typed = price.read(new URLSearchParams("kw=other&kw-own=7.2&battery=none"), "2026-11-22");
  expect(typed.input).toMatchObject({ kw: 7.2, battery: 0 });
  expect(typed.query).toMatch(/^kw=7\.2&battery=0&/);
});

test("each further field says what it changes, and more than two of the energy kind share one sentence", () => {
  const effects = (query: string) => {
    const { input } = price.read(new URLSearchParams(query), "2026-11-22");
    return effectsOf(input, price.compute(input, "2026-11-22")).map(([name, text]) => `${name}: ${text}`);
  };
  expect(effects("kw=6.6&battery=10")).toEqual([]);
  expect(effects("kw=6.6&battery=10&income=over")).toEqual(["Household taxable income: $1,400 more to pay"]);
  expect(effects("kw=6.6&battery=10&income=under")).toEqual([
    "Household taxable income: $1,400 less at the highest price",
  ]);
  expect(effects("kw=6.6&battery=10&bill=900&home=out")).toHaveLength(2);
  expect(effects("kw=6.6&battery=10&bill=900&home=out&ev=day")).toEqual([
    expect.stringMatching(/^Your details together: saves \$\d+ more a year$/),
  ]);
});

test("the place is named, with what it changes against Melbourne, and so is the package of that size", () => {
  const said = (query: string) => {
    const { input } = price.read(new URLSearchParams(query), "2026-11-22");
    return PriceOfPlace({ answers: input, result: price.compute(input, "2026-11-22") });
  };
  expect(said("kw=8&battery=20&postcode=3350")).toMatch(
    /^Ballarat, zone 3\. You pay \$\d+ less than in Melbourne and get 3% more sun\.$/,
  );
  expect(said("kw=8&battery=20&postcode=3121")).toBe("Postcode 3121, zone 4. The same as Melbourne.");
  expect(said("kw=8&battery=10")).toMatch(/zone 4\. Our Night Optimiser has this size\. It starts from \$4,500 /);
});

test("what else is bought is priced with it, each with what comes off it", () => {
  const paid = (query: string) => price.answer(`kw=6.6&battery=0&${query}`, "2026-11-22").cost?.pay.typical ?? 0;
  const without = paid("");
  expect(paid("hotwater=local")).toBeLessThan(paid("hotwater=yes"));
  expect(paid("hotwater=yes")).toBeGreaterThan(without);
  expect(paid("aircon=split") - without).toBeCloseTo(2100, 6);
  const { lines, cost } = price.answer("kw=6.6&battery=10&hotwater=yes&aircon=ducted&stc=36", "2026-11-22");
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(cost?.pay.typical ?? 0, 6);
});

test("the half and the year of an installation decide its certificates and its rebate", () => {
  const count = (query: string) => price.answer(`kw=6.6&battery=13.5&${query}`, "2026-11-21").cost;
  expect(count("")?.certificates.count).toBe(39 + 91);
  expect(count("year=2027")?.certificates.count).toBe(31 + 76);
  expect(count("year=2027&half=2")).toMatchObject({
    certificates: { count: 31 + 70 },
    panels: { rebate: { amount: 0 } },
  });
  expect(count("year=2031")?.certificates.count).toBe(0);
  expect(count("postcode=3350")?.certificates.count).toBe(45 + 91);
  const { input, problems } = price.read(new URLSearchParams("year=2026&half=1"), "2026-11-21");
  expect(problems.half).toContain("over");
  expect(input).toMatchObject({ year: 2026, half: 2 });
  const halves = ["2027-06-30", "2027-07-01"].map((day) => price.read(new URLSearchParams(), day).input.half);
  expect(halves).toEqual([1, 2]);
});

test("an income over the limit, and renting, end the state's part; nothing said counts as eligible", () => {
  const rebate = (rest: string) => price.answer(`kw=6.6&battery=0${rest}`, "2026-11-22").cost?.panels.rebate.amount;
  expect(["", "&income=under", "&income=over", "&owner=renter", "&existing=yes"].map(rebate)).toEqual([
    1400, 1400, 0, 0, 0,
  ]);
});

test("the price after the next drop in certificates is the price asked for that day", () => {
  const today = price.answer("kw=6.6&battery=13.5", "2026-11-22");
  const january = price.answer("kw=6.6&battery=13.5", "2027-01-01");
  expect(today.later).toMatchObject({ day: "2027-01-01", pay: january.cost?.pay });
});

test.each(Object.keys(price.fields))("where %s can't be used the price is still there", (field) => {
  for (const text of ["abc", "-4", "6,6", "1e9", "999999999", "½"]) {
    const { pay } = price.answer(new URLSearchParams([[field, text]]).toString(), "2026-11-22").cost ?? {};
    expect(pay?.low, text).toBeGreaterThan(0);
  }
});

test("a form for three quotes with one filled in is about one quote", () => {
  const empty = ["2", "3"].map((number) => `price${number}=&paid${number}=before&kw${number}=&gst${number}=inc`);
  const { judged } = quote.answer(`price=9900&paid=after&kw=6.6&gst=inc&${empty.join("&")}`, "2026-11-22");
  expect(judged.map(({ number }) => number)).toEqual([""]);
});
