import { expect, test } from "vitest";
import { batterySizeFor } from "#app/estimators/battery-size.ts";
import { price } from "#app/estimators/calculators/price.tsx";
import { quote } from "#app/estimators/calculators/quote.tsx";
import { calculators } from "#app/estimators/index.ts";
import { computeWhatIf } from "#app/meter/web-worker/compute.ts";
import { type CostLine, costLines, costOf } from "#content/cost.ts";
import { planningFigureOn } from "#content/figures/index.ts";
import { money, tensOfMoney } from "#content/format.ts";
import { mapValues } from "#content/map-values.ts";
import { presetRates } from "#content/meter/plans.ts";
import { entryCost, entryPriceOf, purchaseOf } from "#content/offers/entry-prices.ts";
import { packageSizes } from "#content/offers/package-sizes.ts";
import { typicalExample } from "#content/offers/typical-example.ts";
import { unprovedClaims } from "#content/offers/unproved-claims.ts";
import { type Claim, type Claims, type OfferId, type PriceList, prices } from "#content/prices.ts";
import { plannedInstallationDay } from "#content/rules/changes.ts";
import { pricedFor } from "#content/rules/solar-certificates.ts";
import { zoneOf } from "#content/rules/zones.ts";
import { homes } from "#tests/sample-meter-files/samples.ts";
import { sample } from "#tests/settings.ts";
import { fixedClaims, fixedPrices } from "#tests/unit/fixed-prices.ts";
import { asked, costRules, costs, days } from "./cost.cases.ts";

test.each(costs)("%s costs what the price list adds up to in November 2026", (_, bought, dollars) => {
  const { pay, withoutRebate } = costOf(bought, "2026-11-21");
  const rounded = [pay.low, pay.typical, pay.high, withoutRebate.typical].map((one) => Math.round(one / 10) * 10);
  expect(rounded).toEqual(dollars);
});

/** The calculators that price panels and a battery together. A plan buys them on different days. */
const pricing = calculators.filter(
  ({ name, fields }) => name !== "plan" && ["kw", "battery", "stc"].every((field) => field in fields),
);

test.each(pricing)("$name gives the price list's dollars for each house, on five dates", (calculator) => {
  const site = "opens" in calculator.fields ? "business" : "home";
  for (const { day, postcode, kw, battery } of asked) {
    const typed = `postcode=${postcode}&kw=${kw}&battery=${battery}&use=1642.5`;
    // A quote needs a price to judge. A business that enters one would pay that.
    const result = calculator.answer(site === "home" ? `${typed}&price=9000&paid=after` : typed, day);
    const planned = site === "home" ? plannedInstallationDay(day) : pricedFor(kw, day);
    const { typical } = costOf({ kw, battery, zone: zoneOf(postcode), site }, planned).pay;
    const said = JSON.stringify(result);
    const isSaid = said.includes(`"typical":${typical}`) || said.includes(`leaves ${money(typical)}. Saving`);
    expect(isSaid, `${kw} kW and ${battery} kWh in ${postcode} on ${day}`).toBe(true);
  }
});

const { year: meterYear } = await homes["without solar"]();

test.each(sample(asked, 3))(
  "for $kw kW and $battery kWh in $postcode on $day every calculator gives the same dollars",
  ({ day, postcode, kw, battery }) => {
    const query = `postcode=${postcode}&kw=${kw}&battery=${battery}&use=1642.5`;
    const planned = plannedInstallationDay(day);
    const cost = costOf({ kw, battery, zone: zoneOf(postcode) }, planned);
    const { cost: priced, house, lines } = price.answer(query, day);
    expect(priced).toEqual(cost);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(cost.pay.typical, 6);
    const [judged] = quote.answer(`${query}&price=9000&paid=after`, day).judged;
    expect(judged?.verdict.scale).toMatchObject({ ...cost.pay, price: 9000 });
    expect(judged?.verdict.allowedCertificates).toBe(cost.certificates.count);
    // The advised size doesn't depend on the size that was asked about.
    const size = { stc: 38, day: planned, backup: [], hours: 12 };
    expect(batterySizeFor({ house, ...size })).toEqual(batterySizeFor({ house: { ...house, battery: 0 }, ...size }));
    const asking = { system: { kw, battery }, shape: "flat", hasPanels: false, postcode, today: day } as const;
    expect(computeWhatIf(meterYear, { ...asking, rates: presetRates(null) }).answer.cost).toEqual(cost);
  },
);

test.each(days)("on %s Your price agrees with the packages, the worked example and the articles", (day) => {
  const priced = (query: string) => price.answer(query, day).cost;
  for (const { id, kw, batteryKwh } of packageSizes)
    expect(planningFigureOn(`${id}-price`, day)?.value, id).toBe(
      `about ${tensOfMoney(priced(`kw=${kw}&battery=${batteryKwh}`)?.pay.typical ?? Number.NaN)}`,
    );
  const { cost, year, payback } = typicalExample(day);
  expect([year.direct, year.exported].map(Math.round)).toEqual([2090, 6548]);
  const { cost: same, energy } = price.answer("kw=6.6&battery=0&use=1642.5", day);
  expect(same).toEqual(cost);
  expect(energy?.payback.panels.assumed).toBeCloseTo(payback.assumed ?? Number.NaN, 1);
  expect(priced("kw=0&battery=13.5&existing=yes")).toEqual(
    costOf({ battery: 13.5, panelsAlready: true }, plannedInstallationDay(day)),
  );
});

test.each(days)("on %s the lines of a cost add up to what is paid, and no total is below zero", (day) => {
  const sum = (lines: readonly CostLine[], end: keyof CostLine["amount"]) =>
    lines.reduce((added, { amount }) => added + amount[end], 0);
  for (const [name, purchase] of costs) {
    const generous = { ...purchase, certificatePrice: 500 };
    for (const cost of [costOf(purchase, day), costOf(generous, day)])
      for (const end of ["low", "typical", "high"] as const) {
        const { pay } = cost;
        expect(sum(costLines(cost), end), `${name} ${end}`).toBeCloseTo(pay[end], 6);
        expect(pay[end], `${name} ${end}`).toBeGreaterThanOrEqual(0);
      }
  }
});

test.each(costRules)("%s", (_, gives, expected) => {
  expect(gives).toEqual(expected);
});

const list = { ...prices, ...fixedPrices };

/** The offers whose “from” prices the specification names, and these prices. */
const advertised: readonly (readonly [OfferId, number])[] = [
  ["smart-saver", 1499],
  ["night-optimiser", 4500],
  ["all-electric-home", 6900],
  ["essential", 5200],
  ["home", 6500],
  ["extended", 8000],
  ["heat-pump", 1250],
];

test.each(advertised)("the lowest price of %s after discounts on 28 November 2026 is $%d", (id, dollars) => {
  expect(entryCost(id, "2026-11-28", {}, list).pay.low).toBeCloseTo(dollars, 6);
});

const quotable = advertised.filter(([id]) => !purchaseOf(id).heatPump);

test.each(quotable)("a quote of %s at our lowest price, $%d, isn't called cheap", (id, dollars) => {
  const { kw = 0, battery = 0 } = purchaseOf(id);
  const kindAt = (price: number) =>
    quote.answer(`price=${price}&paid=after&kw=${kw || ""}&battery=${battery || ""}&postcode=3000`, "2026-11-28")
      .judged[0]?.verdict.kind;
  const below = Math.round(dollars - 0.06 * list.entry[id].dollars);
  expect([below, dollars - 1, dollars].map(kindAt), "our own price is no threshold").toEqual([
    "cheap",
    "entry",
    "entry",
  ]);
});

test("the ordinary low price is never below the entry price for the same size", () => {
  for (const [id] of advertised)
    expect(prices.entry[id].dollars, id).toBeLessThanOrEqual(costOf(purchaseOf(id), "2026-11-28").price.low);
  for (const kw of [0, 3, 6.6, 10, 15])
    for (const battery of [0, 5, 10, 25, 50]) {
      const entry = entryPriceOf(kw, battery);
      if (kw + battery > 0) expect(entry, `${kw} kW, ${battery} kWh`).toBeGreaterThan(0);
      expect(entry ?? 0).toBeLessThanOrEqual(costOf({ kw, battery }, "2026-11-28").price.low);
    }
  expect(entryPriceOf(15.1, 0)).toBeUndefined();
});

test("claims need proof once the price list isn't a sample", () => {
  const claims: Claims = { ...fixedClaims, savesUpTo: mapValues(fixedClaims.savesUpTo, proved) };
  const named = (sample: boolean, entry: PriceList["entry"]) => unprovedClaims({ ...list, sample, entry }, claims);
  const proofs = mapValues(list.entry, proved);
  expect(named(true, list.entry)).toEqual([]);
  expect(named(false, { ...proofs, home: list.entry.home })).toEqual([
    "entry: home",
    "mostPopular: package",
    "mostPopular: tier",
  ]);
});

function proved(claim: Claim): Claim {
  return { ...claim, proof: { date: "2026-10-12", invoice: "1042" } };
}
