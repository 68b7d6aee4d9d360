import { expect, test } from "vitest";
import { price } from "#app/estimators/calculators/price.tsx";
import { quote } from "#app/estimators/calculators/quote.tsx";
import { costOf } from "#content/cost.ts";
import { hundreds, money, moneyRange, NBSP, tens, tensOfMoney } from "#content/format.ts";
import { brands } from "#content/offers/brands.ts";
import { purchaseOf } from "#content/offers/entry-prices.ts";
import { offerTexts } from "#content/offers/service-offers.ts";
import { type OfferId, prices } from "#content/prices.ts";
import { plannedInstallationDay } from "#content/rules/changes.ts";
import { yearOfDay } from "#content/rules/schedule.ts";
import { pricedFor } from "#content/rules/solar-certificates.ts";
import { zoneOf } from "#content/rules/zones.ts";
import { fixedPrices, onPrices } from "#tests/unit/fixed-prices.ts";
import { readPage } from "#tests/unit/read-page.ts";
import { plainText } from "#tests/worker/text.ts";

/** Days before and after 1 December, when planning moves to the next year, and days in a new year and a new half. */
const days = ["2026-11-29", "2026-12-01", "2027-01-01", "2027-07-02"];
const postcodes = ["3000", "3350", "3500", "3844"];

const pageOf: Readonly<Record<OfferId, string>> = {
  "smart-saver": "/residential",
  "night-optimiser": "/residential",
  "all-electric-home": "/residential",
  essential: "/solar-batteries",
  home: "/solar-batteries",
  extended: "/solar-batteries",
  "heat-pump": "/hot-water",
};
const offers = Object.keys(pageOf).filter(isOffer);

test.each(days)(
  "on %s each offer costs the same on its page, in its structured data, on Home, in the FAQ and in search",
  async (day) => {
    const { split, "five-heads": fiveHeads } = prices.airConditioning;
    const [home, faq] = [await textOf("/", day), await textOf("/faq", day)];
    expectWords(home, `About ${money(split.typical)} installed for one room.`);
    expectWords(home, `Five rooms on one outdoor unit: about ${money(fiveHeads.typical)}.`);
    for (const id of offers) {
      const { typical } = costOf(purchaseOf(id), plannedInstallationDay(day)).pay;
      const page = await readPage(pageOf[id], day);
      const said = `bout ${tensOfMoney(typical)} `;
      expectWords(plainText(page), said, id);
      expectWords(page, `"price":${tens(typical)},`, id);
      if (!/^(home|extended|essential|night-optimiser|all-electric-home)$/.test(id)) expectWords(home, said, id);
      if (/^(smart-saver|night-optimiser|essential|heat-pump)$/.test(id)) expectWords(faq, said, id);
    }
    for (const [query, id] of [
      ["Solar panels", "smart-saver"],
      ["Solar battery", "essential"],
      ["Heat pump hot water", "heat-pump"],
    ] as const) {
      const { typical } = costOf(purchaseOf(id), plannedInstallationDay(day)).pay;
      const found = await textOf(`/blog?q=${encodeURIComponent(query)}`, day);
      expectWords(found, `costs about ${tensOfMoney(typical)} `, query);
    }
  },
);

test.each(postcodes)(
  "in %s a house costs the same in Your price, My plan, the quote check and a letter on four days",
  async (postcode) => {
    const zone = zoneOf(postcode);
    for (const day of days)
      for (const id of ["smart-saver", "night-optimiser", "all-electric-home"] as const) {
        const { kw = 0, battery = 0 } = purchaseOf(id);
        const { typical } = costOf({ kw, battery, zone }, plannedInstallationDay(day)).pay;
        const asked = `kw=${kw}&battery=${battery}&postcode=${postcode}`;
        const where = `${id} on ${day}`;
        const answer = await readPage(`/your-price?${asked}`, day);
        const pay = /<output name="pay-assumed"[^>]*>(.*?)<\/output>/s.exec(answer)?.[1] ?? "";
        expect(plainText(pay), where).toBe(tensOfMoney(typical));
        expect(await textOf(`/your-price?tab=quote&${asked}`, day), where).toContain(
          `our price for the same system: about ${tensOfMoney(typical)}`,
        );
        const plan = await readPage(`/plan?system=heat-pump&rooms=reverse&${asked}`, day);
        const panels = costOf({ kw, zone }, plannedInstallationDay(day)).pay.typical;
        expect(plainText(/<output name="plan-panels"[^>]*>(.*?)<\/output>/s.exec(plan)?.[1] ?? ""), where).toBe(
          tensOfMoney(panels),
        );
        const [letter] = offerTexts(["solar-panels", "solar-battery"], day, { zone, chosen: [id] });
        expect(letter?.[1], where).toContain(`costs about ${tensOfMoney(typical)} `);
      }
  },
);

test.each(days)("on %s the sample of a good quote passes our own check", async (day) => {
  const sample = await textOf("/your-price?tab=quote", day);
  const [, certificates = ""] = /(\d+) certificates at \$/.exec(sample) ?? [];
  const [, dollars = ""] = / You pay \$([\d,]+) /.exec(sample) ?? [];
  const entered = `price=${dollars.replace(",", "")}&paid=after&kw=6.6&battery=10&certificates=${certificates}`;
  const [judged] = quote.answer(entered, day).judged;
  expect(judged?.verdict).toMatchObject({ kind: "fair", allowedCertificates: Number(certificates) });
});

test.each(["2026-12-01", "2027-01-02"])(
  "on %s the certificate discount is next year's, like the prices",
  async (day) => {
    const dollars = (kw: number, battery: number) =>
      money(costOf({ kw, battery, panelsAlready: kw === 0 }, plannedInstallationDay(day)).certificates.value);
    const [residential, rebates, batteries] = await Promise.all(
      ["/residential", "/rebates-and-finance", "/solar-batteries"].map((path) => textOf(path, day)),
    );
    expectWords(
      residential ?? "",
      `take off ${dollars(6.6, 0)} for Smart Saver, ${dollars(8, 10)} for Night Optimiser`,
    );
    expectWords(rebates ?? "", `${dollars(6.6, 0)} off 6.6 kW of panels, or ${dollars(6.6, 10)} with a 10 kWh battery`);
    expectWords(batteries ?? "", `${dollars(0, 50)} at most`);
  },
);

test("a home's cost from 1 July is the same in Your price's sentence, its answer for that day and My plan", async () => {
  const day = "2026-12-01";
  for (const postcode of postcodes)
    for (const [kw, battery] of [
      [6.6, 0],
      [8, 0],
      [6.6, 10],
    ] as const) {
      const asked = `kw=${kw}&battery=${battery}&postcode=${postcode}`;
      const [now, july] = [asked, `${asked}&year=2027&half=2`].map((query) => price.answer(query, day));
      const more = (july?.cost?.pay.typical ?? 0) - (now?.cost?.pay.typical ?? 0);
      const sentence = `From 1 July 2027 it costs about ${tensOfMoney(more)} more`;
      expect(now?.otherDates.join(" ").replaceAll(NBSP, " "), asked).toContain(sentence);
      if (battery === 0)
        expectWords(await textOf(`/plan?system=heat-pump&rooms=reverse&${asked}&battery=10`, day), sentence);
    }
});

test.each(days)("on %s a brand's battery and a business's 30 kW cost the same everywhere", async (day) => {
  const batteries = await textOf("/solar-batteries", day);
  for (const { name, usable } of brands) {
    const [small, large] = usable.map(
      (battery) => costOf({ battery, panelsAlready: true }, plannedInstallationDay(day)).pay,
    );
    expectWords(batteries, moneyRange(tens(small?.low ?? 0), tens(large?.high ?? 0)), name);
  }
  const { typical } = costOf({ kw: 30, site: "business" }, pricedFor(30, day)).pay;
  const page = await readPage("/commercial", day);
  expectWords(plainText(page), `${money(typical)} for a typical 30 kW installed in ${yearOfDay(pricedFor(30, day))}`);
  expectWords(
    plainText(/<output name="pay-assumed"[^>]*>(.*?)<\/output>/s.exec(page)?.[1] ?? ""),
    money(hundreds(typical)),
  );
  expect(offerTexts(["commercial-solar"], day, { zone: 4, chosen: [] })[0]?.[1]).toContain(
    `30 kW costs ${money(typical)} `,
  );
});

test("each loan example costs the amount plus its interest, and 60 payments", async () => {
  const dollars = (text = "") => Number(text.replace(",", ""));
  const finance = await textOf("/rebates-and-finance", "2026-11-29");
  const loans = [...finance.matchAll(/ \d+% \$([\d.]+) \$([\d,]+) \$([\d,]+)(?= )/g)];
  expect(loans).toHaveLength(3);
  for (const [row, month, interest, paid] of loans) {
    expect(dollars(paid), row).toBe(5000 + dollars(interest));
    expect(Math.abs(dollars(paid) - 60 * dollars(month)), row).toBeLessThan(1);
  }
});

test.each(days)(
  "on %s a landlord and an owners corporation aren't shown prices for households or workshops",
  async (day) => {
    const heatPump = tensOfMoney(costOf({ heatPump: "imported" }, plannedInstallationDay(day)).withoutRebate.typical);
    const asked = (service: "heat-pump" | "commercial-solar", writesFor?: string) =>
      offerTexts([service], day, { zone: 4, chosen: [], writesFor })[0]?.[1];
    expect(asked("heat-pump", "rentals")).toMatch(`costs about ${heatPump} after certificates`);
    expect(asked("heat-pump", "rentals")).toContain("without Solar Homes’ rebate");
    expectWords(await textOf("/plan", day), `a heat pump about ${heatPump} after certificates`);
    expect(asked("commercial-solar", "owners-corporation")).toMatch(/^The price depends on the building/);
    expect(asked("commercial-solar", "owners-corporation")).not.toContain("30 kW");
    expect(asked("commercial-solar")).toContain("30 kW");
  },
);

/** Articles work out their examples at prices of late 2026, and say so. */
test.each([
  ["victoria-rebate-guide-2025", "kw=6.6&battery=13.5&postcode=3072"],
  ["replacing-solar-battery", "kw=0&battery=13.5&existing=yes"],
  ["battery-worth-it-2025", "kw=0&battery=10&existing=yes"],
  ["choosing-battery-brand", "kw=0&battery=10&existing=yes"],
  ["upgrading-legacy-solar", "kw=0&battery=10&existing=yes"],
])("%s gives its house the same dollars as Your price", async (slug, asked) => {
  const typical = price.answer(asked, "2026-11-28").cost?.pay.typical ?? Number.NaN;
  expectWords(await textOf(`/blog/${slug}`, "2026-11-28"), money(typical), slug);
});

test("changing an entry price changes every “from” price, and the quote check", async () => {
  const day = "2026-11-29";
  const raised = { ...prices.entry };
  for (const [id, { dollars }] of Object.entries(raised))
    Object.assign(raised, { [id]: { dollars: dollars + 1000, condition: "on a sunny roof" } });
  const said = "From $5,500 after rebates, or $6,900 without Solar Homes, on a sunny roof.";
  await onPrices({ prices: { ...fixedPrices, entry: raised } }, async () => {
    const changed = await import("#tests/unit/read-page.ts");
    const read = async (path: string) => plainText(await changed.readPage(path, day));
    expectWords(await read("/residential"), said);
    for (const [path, fromPrices] of [
      ["/residential", ["$2,499", "$5,500", "$7,900"]],
      ["/solar-batteries", ["$6,200", "$7,500", "$9,000"]],
      ["/hot-water", ["$2,250"]],
    ] as const)
      for (const from of fromPrices) expectWords(await read(path), `From ${from}`);
    expectWords(await changed.readPage("/residential", day), '"minPrice":5500,');
    expectWords(await read("/your-price?kw=8&battery=10&postcode=3000"), "starts from $5,500.");
    const { offerTexts: changedOffers } = await import("#content/offers/service-offers.ts");
    expect(changedOffers(["solar-panels"], day, { zone: 4, chosen: ["night-optimiser"] })[0]?.[1]).toContain(said);
    expectWords(await read("/your-price?tab=quote&price=5000&paid=after&kw=8&battery=10&postcode=3000"), "Cheap: ask");
    expectWords(await read("/residential"), "In November 2026: from $4,500.");
  });
});

async function textOf(path: string, day: string): Promise<string> {
  return plainText((await readPage(path, day)).replaceAll(/<\/?mark>|\u2060/g, ""));
}

/** Expects that a page has these words. Unlike `toContain`, it doesn't print the whole page if they are missing. */
function expectWords(text: string, words: string, where = ""): void {
  expect(text.includes(words), `${where} says “${words}”`).toBe(true);
}

function isOffer(id: string): id is OfferId {
  return Object.hasOwn(pageOf, id);
}
