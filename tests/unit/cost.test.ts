import { expect, test } from "vitest";
import { batterySizeFor } from "#app/estimators/battery-size.ts";
import { commercial } from "#app/estimators/calculators/commercial.tsx";
import { price } from "#app/estimators/calculators/price.tsx";
import { quote } from "#app/estimators/calculators/quote.tsx";
import { computeWhatIf } from "#app/meter/web-worker/compute.ts";
import { costLines, costOf } from "#content/cost.ts";
import { presetRates } from "#content/meter/plans.ts";
import { fromPriceCost, fromPriceOf, purchaseOf } from "#content/offers/from-prices.ts";
import { typicalExample } from "#content/offers/typical-example.ts";
import { type OfferId, prices } from "#content/prices.ts";
import { plannedInstallationDay } from "#content/rules/changes.ts";
import { plannedBusinessDay } from "#content/rules/solar-certificates.ts";
import { zoneOf } from "#content/rules/zones.ts";
import { homes } from "#tests/sample-meter-files/samples.ts";
import { everyNth } from "#tests/settings.ts";
import { fixedPrices } from "#tests/unit/fixed-prices.ts";
import { costRules, costs, days, pricedHouses } from "./cost.cases.ts";

test.each(costs)("%s costs the sum of its fixed prices, less discounts, in November 2026", (_, purchase, dollars) => {
  const { pay, withoutRebate } = costOf(purchase, "2026-11-21", fixedPrices);
  const amounts = [pay.low, pay.typical, pay.high, withoutRebate.typical];
  expect(amounts.map((amount) => Math.round(amount / 10) * 10)).toEqual(dollars);
});

type PricedHouse = (typeof pricedHouses)[number];

const houses = everyNth(pricedHouses, 3);
/** A quarter's use at 18 kWh a day. */
const quarterlyUse = `use=${(18 * 365) / 4}`;
const queryOf = ({ postcode, kw, battery }: PricedHouse) =>
  `postcode=${postcode}&kw=${kw}&battery=${battery}&${quarterlyUse}`;
const listCostOf = ({ day, postcode, kw, battery }: PricedHouse) =>
  costOf({ kw, batteryKwh: battery, zone: zoneOf(postcode) }, plannedInstallationDay(day));

test.each(houses)(
  "Your price on $day for $kw kW and $battery kWh in $postcode is what our price list says",
  (house) => {
    const { cost, lines } = price.answer(queryOf(house), house.day);
    expect(cost).toEqual(listCostOf(house));
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(listCostOf(house).pay.typical, 6);
  },
);

test.each(houses)("a quote on $day for $kw kW and $battery kWh in $postcode is judged by our price list", (house) => {
  const [judgedQuote] = quote.answer(`${queryOf(house)}&price=9000&paid=after`, house.day).judgedQuotes;
  const { pay, certificates } = listCostOf(house);
  expect(judgedQuote?.verdict.scale).toMatchObject({ ...pay, price: 9000 });
  expect(judgedQuote?.verdict.allowedCertificates).toBe(certificates.count);
});

test.each(houses)(
  "a business pays on $day for $kw kW and $battery kWh in $postcode what our price list says",
  (house) => {
    const { day, postcode, kw, battery } = house;
    const { cost } = commercial.answer(queryOf(house), day);
    expect(cost).toEqual(
      costOf({ kw, batteryKwh: battery, zone: zoneOf(postcode), buyer: "business" }, plannedBusinessDay(kw, day)),
    );
  },
);

const { year: meterYear } = await homes["without solar"]();

test.each(houses)("Your meter on $day: $kw kW and $battery kWh in $postcode cost what the list says", (house) => {
  const { day, postcode, kw, battery } = house;
  const rates = presetRates(null);
  const input = {
    system: { kw, batteryKwh: battery },
    shape: "flat",
    rates,
    hasPanels: false,
    postcode,
    today: day,
  } as const;
  expect(computeWhatIf(meterYear, input).answer.cost).toEqual(listCostOf(house));
});

test("the suggested battery doesn't depend on the size that was entered", () => {
  const { house } = price.answer(`kw=6.6&battery=13.5&${quarterlyUse}`, "2026-11-29");
  const options = { certificatePrice: 38, day: "2026-11-29", backup: [], backupHours: 12 };
  const suggestion = batterySizeFor({ house, ...options });
  expect(suggestion?.suggested).toBeDefined();
  expect(batterySizeFor({ house: { ...house, battery: 0 }, ...options })).toEqual(suggestion);
});

test.each(days)("on %s the worked example costs, exports and pays back what Your price says", (day) => {
  const { cost, energy } = price.answer(`kw=6.6&battery=0&${quarterlyUse}`, day);
  const example = typicalExample(day);
  expect(example.cost).toEqual(cost);
  expect(example.year).toEqual(energy?.year.panels);
  expect(example.payback.assumed).toBeCloseTo(energy?.payback.panels.assumed ?? Number.NaN, 1);
});

test.each(days)("on %s the lines of a cost add up to what is paid, which is never below zero", (day) => {
  for (const [name, purchase] of costs)
    for (const certificatePrice of [undefined, 500]) {
      const cost = costOf({ ...purchase, certificatePrice }, day);
      for (const end of ["low", "typical", "high"] as const) {
        const sum = costLines(cost).reduce((added, { amount }) => added + amount[end], 0);
        expect(sum, `${name} ${end}`).toBeCloseTo(cost.pay[end], 6);
        expect(cost.pay[end], `${name} ${end}`).toBeGreaterThanOrEqual(0);
      }
    }
});

test.each(costRules)("%s", (_, compute, expected) => {
  expect(compute()).toEqual(expected);
});

/** The offers whose “from” prices the specification names, and these prices, to which the fixed ones come. */
const advertisedOffers: readonly (readonly [OfferId, number])[] = [
  ["smart-saver", 1499],
  ["night-optimiser", 4500],
  ["all-electric-home", 6900],
  ["essential", 5200],
  ["home", 6500],
  ["extended", 8000],
  ["heat-pump", 1250],
];

test.each(advertisedOffers)("the “from” price of %s after discounts on 28 November 2026 is $%d", (id, dollars) => {
  expect(fromPriceCost(id, "2026-11-28", {}, fixedPrices).pay.low).toBeCloseTo(dollars, 6);
});

/** What our own list's “from” price comes to, for the offers that a quote can be compared with. */
const quotableOffers = advertisedOffers
  .filter(([id]) => !purchaseOf(id).heatPump)
  .map(([id]) => [id, Math.round(fromPriceCost(id, "2026-11-28").pay.low)] as const);

test.each(quotableOffers)(
  "a quote of %s at our “from” price, $%d, or a dollar less isn't called cheap",
  (id, dollars) => {
    expect(verdictOn(id, dollars)).toBe("entry");
    expect(verdictOn(id, dollars - 1)).toBe("entry");
  },
);

test.each(quotableOffers)("a quote of %s far below our “from” price, $%d, is called cheap", (id, dollars) => {
  // Twice the 3% of the price before discounts within which a quote isn't called cheap.
  const farBelow = 0.06 * prices.fromPrices[id].dollars;
  expect(verdictOn(id, Math.round(dollars - farBelow))).toBe("cheap");
});

test.each(advertisedOffers)("the ordinary low price of %s isn't below its “from” price", (id) => {
  expect(costOf(purchaseOf(id), "2026-11-28").price.low).toBeGreaterThanOrEqual(prices.fromPrices[id].dollars);
});

const sizes = [0, 3, 6.6, 10, 15]
  .flatMap((kw) => [0, 5, 10, 25, 50].map((batteryKwh) => ({ kw, batteryKwh })))
  .filter(({ kw, batteryKwh }) => kw + batteryKwh > 0);

test.each(sizes)("$kw kW and $batteryKwh kWh have a “from” price, not above their ordinary low price", (size) => {
  const fromPrice = fromPriceOf(size.kw, size.batteryKwh);
  expect(fromPrice).toBeGreaterThan(0);
  expect(fromPrice).toBeLessThanOrEqual(costOf(size, "2026-11-28").price.low);
});

test("a system of more than 15 kW has no “from” price", () => {
  expect(fromPriceOf(15.1, 0)).toBeUndefined();
});

function verdictOn(id: OfferId, dollars: number) {
  const { kw = 0, batteryKwh = 0 } = purchaseOf(id);
  const query = `price=${dollars}&paid=after&kw=${kw || ""}&battery=${batteryKwh || ""}&postcode=3000`;
  return quote.answer(query, "2026-11-28").judgedQuotes[0]?.verdict.kind;
}
