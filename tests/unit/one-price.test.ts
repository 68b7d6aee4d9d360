import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { price } from "#app/estimators/calculators/price.tsx";
import { quote } from "#app/estimators/calculators/quote.tsx";
import { costOf, type Purchase } from "#content/cost.ts";
import { moneyInTensText, moneyRangeText, moneyText, NBSP, roundToHundreds, roundToTens } from "#content/format.ts";
import { mapValues } from "#content/map-values.ts";
import { brands } from "#content/offers/brands.ts";
import { purchaseOf } from "#content/offers/from-prices.ts";
import { offerTexts } from "#content/offers/service-offers.ts";
import { type OfferId, prices } from "#content/prices.ts";
import { plannedInstallationDay } from "#content/rules/changes.ts";
import { yearOfDay } from "#content/rules/schedule.ts";
import { plannedBusinessDay } from "#content/rules/solar-certificates.ts";
import { zoneOf } from "#content/rules/zones.ts";
import { fixedPrices, withPrices } from "#tests/unit/fixed-prices.ts";
import { elements, lineOf, parseHtml } from "#tests/unit/page-text.ts";
import { readPage } from "#tests/unit/read-page.ts";
import { plainText } from "#tests/worker/text.ts";
import { buildSearchIndex } from "#tools/vite/build-search-index.ts";

/** Days before and after 1 December, when planning moves to the next year, and days in a new year and a new half. */
const days = ["2026-11-29", "2026-12-01", "2027-01-01", "2027-07-02"];

// The index of today's build has no texts of earlier days.
vi.mock("virtual:search-index", () => ({
  default: async () => buildSearchIndex(join(import.meta.dirname, "../.."), "2026-11-29"),
}));
const postcodes = ["3000", "3350", "3500", "3844"];

/** The pages that give an offer's price in a sentence, its own page first. */
const pagesWithPrice: Readonly<Record<OfferId, readonly [string, ...string[]]>> = {
  "smart-saver": ["/residential", "/", "/faq"],
  "night-optimiser": ["/residential", "/faq"],
  "all-electric-home": ["/residential"],
  essential: ["/solar-batteries", "/faq"],
  home: ["/solar-batteries"],
  extended: ["/solar-batteries"],
  "heat-pump": ["/hot-water", "/", "/faq"],
};
const offers = Object.keys(pagesWithPrice).filter(isOffer);
const typicalPriceOf = (id: OfferId, day: string) => costOf(purchaseOf(id), plannedInstallationDay(day)).pay.typical;

test.each(days)("on %s each offer costs the same on its page, on Home and in the FAQ", async (day) => {
  for (const id of offers)
    for (const path of pagesWithPrice[id])
      expectWords(await textOf(path, day), `bout ${moneyInTensText(typicalPriceOf(id, day))} `, `${id} on ${path}`);
});

test.each(days)("on %s the structured data of each offer's page has its price", async (day) => {
  for (const id of offers) {
    const [page] = pagesWithPrice[id];
    expectWords(await readPage(page, day), `"price":${roundToTens(typicalPriceOf(id, day))},`, id);
  }
});

test.each(days)("on %s Solar batteries gives the list's typical price per kWh", async (day) => {
  const { typical } = prices.batteryPerKwh;
  expectWords(await textOf("/solar-batteries", day), `average of the five brands above, ${moneyText(typical)} a kWh`);
});

test.each(days)("on %s Home gives air conditioning's prices as the list has them", async (day) => {
  const { split, "five-heads": fiveHeads } = prices.airConditioning;
  const home = await textOf("/", day);
  expectWords(home, `About ${moneyText(split.typical)} installed for one room.`);
  expectWords(home, `Five rooms on one outdoor unit: about ${moneyText(fiveHeads.typical)}.`);
});

test.each(days)("on %s search gives the price of the offer that is searched for", async (day) => {
  for (const [query, id] of [
    ["Solar panels", "smart-saver"],
    ["Solar battery", "essential"],
    ["Heat pump hot water", "heat-pump"],
  ] as const) {
    const results = await textOf(`/blog?q=${encodeURIComponent(query)}`, day);
    expectWords(results, `costs about ${moneyInTensText(typicalPriceOf(id, day))} `, query);
  }
});

const pricedPackages = days.flatMap((day) =>
  postcodes.flatMap((postcode) =>
    (["smart-saver", "night-optimiser", "all-electric-home"] as const).map((id) => ({ id, postcode, day })),
  ),
);

test.each(pricedPackages)(
  "in $postcode on $day $id costs the same in Your price, the quote check, My plan and a letter",
  async ({ id, postcode, day }) => {
    const { kw = 0, batteryKwh = 0 } = purchaseOf(id);
    const zone = zoneOf(postcode);
    const priceFor = (purchase: Purchase) =>
      moneyInTensText(costOf({ ...purchase, zone }, plannedInstallationDay(day)).pay.typical);
    const query = `kw=${kw}&battery=${batteryKwh}&postcode=${postcode}`;
    const answer = await readPage(`/your-price?${query}`, day);
    expect(outputIn(answer, "pay-assumed")).toBe(priceFor({ kw, batteryKwh }));
    expectWords(
      await textOf(`/your-price?tab=quote&${query}`, day),
      `our price for the same system: about ${priceFor({ kw, batteryKwh })}`,
    );
    const plan = await readPage(`/plan?system=heat-pump&rooms=reverse&${query}`, day);
    expect(outputIn(plan, "plan-panels")).toBe(priceFor({ kw }));
    const [letter] = offerTexts(["solar-panels", "solar-battery"], day, { zone, chosen: [id] });
    expect(letter?.[1]).toContain(`costs about ${priceFor({ kw, batteryKwh })} `);
  },
);

test.each(days)("on %s the sample of a good quote passes our own check", async (day) => {
  const page = await textOf("/your-price?tab=quote", day);
  const [, certificates = ""] = /(\d+) certificates at \$/.exec(page) ?? [];
  const [, dollars = ""] = / You pay \$([\d,]+) /.exec(page) ?? [];
  const query = `price=${dollars.replace(",", "")}&paid=after&kw=6.6&battery=10&certificates=${certificates}`;
  const [judgedQuote] = quote.answer(query, day).judgedQuotes;
  expect(judgedQuote?.verdict).toMatchObject({ kind: "fair", allowedCertificates: Number(certificates) });
});

test.each(["2026-12-01", "2027-01-02"])(
  "on %s the certificate discount is next year's, like the prices",
  async (day) => {
    const discountOn = (purchase: Purchase) =>
      moneyText(costOf(purchase, plannedInstallationDay(day)).certificates.value);
    expectWords(
      await textOf("/residential", day),
      `take off ${discountOn({ kw: 6.6 })} for Smart Saver, ${discountOn({ kw: 8, batteryKwh: 10 })} for Night Optimiser`,
    );
    expectWords(
      await textOf("/rebates-and-finance", day),
      `${discountOn({ kw: 6.6 })} off 6.6 kW of panels, or ${discountOn({ kw: 6.6, batteryKwh: 10 })} with a 10 kWh battery`,
    );
    expectWords(
      await textOf("/solar-batteries", day),
      `${discountOn({ batteryKwh: 50, panelsAlready: true })} at most`,
    );
  },
);

const systems = postcodes.flatMap((postcode) => [
  { kw: 6.6, battery: 0, postcode },
  { kw: 8, battery: 0, postcode },
  { kw: 6.6, battery: 10, postcode },
]);
const december = "2026-12-01";

test.each(systems)(
  "Your price says what waiting until 1 July costs: $kw kW and $battery kWh in $postcode",
  (system) => {
    const now = price.answer(queryOf(system), december);
    expect(now.otherDaySentences.join(" ").replaceAll(NBSP, " ")).toContain(sentenceAboutJuly(system));
  },
);

test.each(systems.filter(({ battery }) => battery === 0))(
  "My plan says what waiting with the panels until 1 July costs: $kw kW in $postcode",
  async (system) => {
    const query = `system=heat-pump&rooms=reverse&${queryOf({ ...system, battery: 10 })}`;
    expectWords(await textOf(`/plan?${query}`, december), sentenceAboutJuly(system));
  },
);

test.each(days)("on %s a brand's batteries cost what the list says for their sizes", async (day) => {
  const page = await textOf("/solar-batteries", day);
  for (const { name, kwhRange } of brands) {
    const [smallestCost, largestCost] = kwhRange.map(
      (batteryKwh) => costOf({ batteryKwh, panelsAlready: true }, plannedInstallationDay(day)).pay,
    );
    expectWords(
      page,
      moneyRangeText(roundToTens(smallestCost?.low ?? Number.NaN), roundToTens(largestCost?.high ?? Number.NaN)),
      name,
    );
  }
});

test.each(days)(
  "on %s a business's 30 kW cost the same in the page's text, its calculator and an email",
  async (day) => {
    const installationDay = plannedBusinessDay(30, day);
    const { typical } = costOf({ kw: 30, buyer: "business" }, installationDay).pay;
    const page = await readPage("/commercial", day);
    expectWords(
      plainText(page),
      `${moneyText(typical)} for a typical 30 kW installed in ${yearOfDay(installationDay)}`,
    );
    expect(outputIn(page, "pay-assumed")).toBe(moneyText(roundToHundreds(typical)));
    expect(offerTexts(["commercial-solar"], day, { zone: 4, chosen: [] })[0]?.[1]).toContain(
      `30 kW costs ${moneyText(typical)} `,
    );
  },
);

test("each example of a $5,000 loan over 60 months costs the amount plus its interest, in 60 payments", async () => {
  const dollars = (text = "") => Number(text.replace(",", ""));
  const finance = await textOf("/rebates-and-finance", "2026-11-29");
  const loans = [...finance.matchAll(/ \d+% \$([\d.]+) \$([\d,]+) \$([\d,]+)(?= )/g)];
  expect(loans).toHaveLength(3);
  for (const [row, month, interest, paid] of loans) {
    expect(dollars(paid), row).toBe(5000 + dollars(interest));
    // The total is printed in whole dollars.
    expect(Math.abs(dollars(paid) - 60 * dollars(month)), row).toBeLessThan(1);
  }
});

test.each(days)("on %s a landlord reads a heat pump's price without the state's rebate", async (day) => {
  const { typical } = costOf({ heatPump: "imported" }, plannedInstallationDay(day)).withoutRebate;
  const words = `about ${moneyInTensText(typical)} after certificates`;
  const [offer] = offerTexts(["heat-pump"], day, { zone: 4, chosen: [], writesFor: "rentals" });
  expect(offer?.[1]).toContain(`costs ${words}`);
  expect(offer?.[1]).toContain("without Solar Homes’ rebate");
  expectWords(await textOf("/plan", day), `a heat pump ${words}`);
});

test.each(days)("on %s an owners corporation isn't given a workshop's price", (day) => {
  const offerFor = (writesFor?: string) =>
    offerTexts(["commercial-solar"], day, { zone: 4, chosen: [], writesFor })[0]?.[1];
  expect(offerFor()).toContain("30 kW");
  expect(offerFor("owners-corporation")).toMatch(/^The price depends on the building/);
  expect(offerFor("owners-corporation")).not.toContain("30 kW");
});

// Articles work out their examples at prices of late 2026, and say so.
test.each([
  ["victoria-rebate-guide-2025", "kw=6.6&battery=13.5&postcode=3072"],
  ["replacing-solar-battery", "kw=0&battery=13.5&existing=yes"],
  ["battery-worth-it-2025", "kw=0&battery=10&existing=yes"],
  ["choosing-battery-brand", "kw=0&battery=10&existing=yes"],
  ["upgrading-legacy-solar", "kw=0&battery=10&existing=yes"],
])("the article %s gives the house of ?%s the same dollars as Your price", async (slug, query) => {
  const typical = price.answer(query, "2026-11-28").cost?.pay.typical ?? Number.NaN;
  expectWords(await textOf(`/blog/${slug}`, "2026-11-28"), moneyText(typical), slug);
});

test("a changed “from” price changes every page that prints it, and the quote check", async () => {
  const day = "2026-11-29";
  const raised = mapValues(fixedPrices.fromPrices, ({ dollars }) => ({
    dollars: dollars + 1000,
    condition: "on a sunny roof",
  }));
  // Each price is $1,000 more than at the fixed prices, which come to those that cost.test.ts names.
  const fromPrice = "From $5,500 after rebates, or $6,900 without Solar Homes, on a sunny roof.";
  await withPrices({ prices: { ...fixedPrices, fromPrices: raised } }, async () => {
    const { readPage } = await import("#tests/unit/read-page.ts");
    const { offerTexts } = await import("#content/offers/service-offers.ts");
    const textOf = async (path: string) => plainText(await readPage(path, day));
    expectWords(await textOf("/residential"), fromPrice);
    for (const [path, amounts] of [
      ["/residential", ["$2,499", "$5,500", "$7,900"]],
      ["/solar-batteries", ["$6,200", "$7,500", "$9,000"]],
      ["/hot-water", ["$2,250"]],
    ] as const)
      for (const amount of amounts) expectWords(await textOf(path), `From ${amount}`, path);
    expectWords(await readPage("/residential", day), '"minPrice":5500,');
    expectWords(await textOf("/your-price?kw=8&battery=10&postcode=3000"), "starts from $5,500.");
    expect(offerTexts(["solar-panels"], day, { zone: 4, chosen: ["night-optimiser"] })[0]?.[1]).toContain(fromPrice);
    expectWords(
      await textOf("/your-price?tab=quote&price=5000&paid=after&kw=8&battery=10&postcode=3000"),
      "Cheap: ask",
    );
    expectWords(await textOf("/residential"), "In November 2026: from $4,500.");
  });
});

/** The sentence with the extra cost of an installation after 1 July, by Your price's answer for that day. */
function sentenceAboutJuly(system: (typeof systems)[number]): string {
  const typicalIn = (when: string) =>
    price.answer(`${queryOf(system)}${when}`, december).cost?.pay.typical ?? Number.NaN;
  return `From 1 July 2027 it costs about ${moneyInTensText(typicalIn("&year=2027&half=2") - typicalIn(""))} more`;
}

function queryOf({ kw, battery, postcode }: (typeof systems)[number]): string {
  return `kw=${kw}&battery=${battery}&postcode=${postcode}`;
}

/** The text of an answer's output. */
function outputIn(page: string, name: string): string {
  return elements(parseHtml(page), "output", { name }).map(lineOf).join();
}

async function textOf(path: string, day: string): Promise<string> {
  return plainText((await readPage(path, day)).replaceAll(/<\/?mark>|\u2060/g, ""));
}

/** Expects that a page has these words. Unlike `toContain`, it doesn't print the whole page if they are missing. */
function expectWords(text: string, words: string, where = ""): void {
  expect(text.includes(words), `${where} says “${words}”`).toBe(true);
}

function isOffer(id: string): id is OfferId {
  return Object.hasOwn(pagesWithPrice, id);
}
