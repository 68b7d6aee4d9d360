import { expect, test } from "vitest";
import { compute } from "#app/estimators/price/answer.ts";
import { effectsOf } from "#app/estimators/price/effects.ts";
import { read } from "#app/estimators/price/question.ts";
import { read as readQuotes } from "#app/estimators/quotes/question.ts";
import { batteryPrice, panelsPrice, toPayBack } from "#content/cost.ts";
import { estimate } from "#content/energy/estimate.ts";
import { yieldAt } from "#content/energy/place-yield.ts";
import { dailyUseFromBill } from "#content/energy/prices/tariffs.ts";
import { batteryCertificates } from "#content/rules/battery-certificates.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { solarCertificates } from "#content/rules/solar-certificates.ts";
import { incomeCapOn, panelsRebate } from "#content/rules/solar-homes.ts";
import { zoneOf } from "#content/rules/zones.ts";
import { tries } from "#tests/prove.ts";
import { chancesOf } from "#tests/seeded.ts";

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
    const { input, problems } = read(query, day);
    expect(problems).toEqual({});
    const { cost, saving, energy } = compute(input);

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
    const asked = estimate({
      place: { factor, latitude, longitude },
      ...(kw > 0 && { panels: { faces: [{ kw }] } }),
      load: { daily: dailyUseFromBill(bill), home: input.energy.home },
      ...(battery > 0 && { battery: { usable: battery } }),
      ...(cost && { cost: toPayBack(cost) }),
    });
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
      const { cost, saving } = compute(read(new URLSearchParams({ kw, battery }), "2026-11-22").input);
      const ranges = [cost && Object.values(cost.pay), saving && Object.values(saving)];
      for (const range of ranges) expect(range).toEqual(range?.toSorted((a, b) => a - b));
    }
});

test("a size that can't be used leaves the rest of the answer, and its message says what to enter", () => {
  const { input, problems } = read(new URLSearchParams("kw=6,6&battery=13.5&postcode=2000"), "2026-11-22");
  expect(problems.kw).toMatch(/6\.6.*Until then we use 8 kW/);
  expect(problems.postcode).toMatch(/isn’t a Victorian postcode/);
  expect(compute(input).cost?.pay.typical).toBeGreaterThan(0);
});

test("a size typed into the field beside Other is read as any other", () => {
  const typed = read(new URLSearchParams("kw=other&kw-own=7.2&battery=none"), "2026-11-22");
  expect(typed.input).toMatchObject({ kw: 7.2, battery: 0 });
  expect(typed.query).toBe("kw=7.2&battery=0");
});

test("each further field says what it changes, and more than two of the energy kind are told together", () => {
  const effects = (query: string) => {
    const { input, query: understood } = read(new URLSearchParams(query), "2026-11-22");
    return effectsOf(understood, compute(input), "2026-11-22").map(({ name, text }) => `${name}: ${text}`);
  };
  expect(effects("kw=6.6&battery=10")).toEqual([]);
  expect(effects("kw=6.6&battery=10&income=over")).toEqual(["Your income: $1,400 more to pay"]);
  expect(effects("kw=6.6&battery=10&income=under")).toEqual(["Your income: $1,400 less at the highest price"]);
  expect(effects("kw=6.6&battery=10&bill=900&home=out")).toHaveLength(2);
  expect(effects("kw=6.6&battery=10&bill=900&home=out&ev=day")).toEqual([
    expect.stringMatching(/^Your details together: saves \$\d+ more a year$/),
  ]);
});

test("the price after the next drop in certificates is the price asked for that day", () => {
  const today = compute(read(new URLSearchParams("kw=6.6&battery=13.5"), "2026-11-22").input);
  const january = compute(read(new URLSearchParams("kw=6.6&battery=13.5"), "2027-01-01").input);
  expect(today.later).toMatchObject({ day: "2027-01-01", pay: january.cost?.pay });
});

test("whichever field of Your price is wrong, the price is still there", () => {
  for (const field of ["kw", "battery", "bill", "use", "rate", "feedin", "cooling", "cost", "stc", "year"])
    for (const text of ["abc", "-4", "6,6", "1e9", "999999999", "½"]) {
      const { pay } = compute(read(new URLSearchParams([[field, text]]), "2026-11-22").input).cost ?? {};
      expect(pay?.low, `${field}=${text}`).toBeGreaterThan(0);
    }
});

test("a form for three quotes with one filled in is about one quote", () => {
  const empty = ["2", "3"].map((number) => `price${number}=&paid${number}=before&kw${number}=&gst${number}=inc`);
  const { input } = readQuotes(
    new URLSearchParams(`price=9900&paid=after&kw=6.6&gst=inc&${empty.join("&")}`),
    "2026-11-22",
  );
  expect(input.quotes.map(({ number }) => number)).toEqual([""]);
});
