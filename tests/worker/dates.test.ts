import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { articles } from "#content/articles/index.ts";
import { costOf } from "#content/cost.ts";
import { dayMs } from "#content/durations.ts";
import { figure, figures } from "#content/figures/index.ts";
import { commercialExamples } from "#content/figures/records/commercial.ts";
import { moneyText } from "#content/format.ts";
import { dateName } from "#content/melbourne.ts";
import { commercialCost, commercialSizes } from "#content/offers/commercial-cost.ts";
import { packages } from "#content/offers/packages.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { plannedInstallationDay } from "#content/rules/changes.ts";
import { yearOfDay } from "#content/rules/schedule.ts";
import { plannedBusinessDay } from "#content/rules/solar-certificates.ts";
import { type LeadSite, startLeadSite } from "#tests/running-site/lead-site.ts";
import { everyPage, type SentPage } from "#tests/running-site/site.ts";
import { mainText, plainText } from "#tests/worker/text.ts";

/** The start of December, when prices move to the next year; the start of that year; the hour in which clocks change; a leap day. */
const dates = ["2026-12-01T00:10", "2027-01-01T00:10", "2027-04-04T02:30", "2028-02-29T12:00"];

const checkDates = [...figures.map(({ checkedOn }) => checkedOn), ...articles.map(({ checkedOn }) => checkedOn)].map(
  dateName,
);

describe.each(dates)("on %s", (date) => {
  const day = date.slice(0, 10);
  let site: LeadSite;
  let pages: SentPage[];
  beforeAll(async () => {
    site = await startLeadSite({ date });
    pages = await everyPage(site);
    expect(pages.length).toBeGreaterThan(articles.length);
  });
  afterAll(() => site.stop());
  const readText = async (path: string) =>
    mainText(await (await site.ask(path)).text()).replaceAll(" (under review)", "");

  test("the cards of packages give the calculator's price", async () => {
    const [home, residential] = [await readText("/"), await readText("/residential")];
    for (const { name, kw, batteryKwh } of packages) {
      const page = await (await site.ask(`/your-price?kw=${kw}&battery=${batteryKwh}&postcode=3000`)).text();
      const pay = plainText(/<output name="pay-assumed"[^>]*>(.*?)<\/output>/s.exec(page)?.[1] ?? "no price");
      const card = residential.slice(residential.search(new RegExp(`${name} (Most Popular )?${kw}kW`))).slice(0, 1200);
      expect(card, name).toContain(`About ${pay} for a typical Melbourne home`);
      if (batteryKwh === 0) expect(home, name).toContain(`About ${pay} for a typical Melbourne home`);
    }
  });

  test("the sources of a package's power add up to 100%", async () => {
    const power = /(\d+)% straight from the panels (?:(\d+)% from the battery )?(\d+)% from the grid/g;
    const sums = [...(await readText("/residential")).matchAll(power)].map(([, ...shares]) =>
      shares.reduce((sum, share = "0") => sum + Number(share), 0),
    );
    expect(sums).toEqual(packages.map(() => 100));
  });

  test("the paybacks that Commercial names are the calculator's", async () => {
    const years = /pay back in about ([\d.]+), ([\d.]+) and ([\d.]+) years/
      .exec(await readText("/commercial"))
      ?.slice(1);
    const examples = Object.entries(commercialExamples);
    expect(years).toHaveLength(examples.length);
    for (const [index, [kw, { dollars }]] of examples.entries())
      expect(await readText(`/commercial?kw=${kw}&price=${dollars}`)).toContain(`that takes ${years?.[index]} years`);
  });

  test("Commercial gives the price in the year of installation, and in the other year", async () => {
    const commercial = await readText("/commercial");
    const [thisYear, nextYear] = [Number(day.slice(0, 4)), Number(day.slice(0, 4)) + 1];
    const plannedYear = yearOfDay(plannedBusinessDay(30, day));
    const size = commercialSizes.find(({ kw }) => kw === 30);
    const costIn = (year: number) => {
      const cost = size && commercialCost(size, 4, year).remaining;
      if (!cost) throw new Error(`30 kW have no cost in ${year}`);
      return cost;
    };
    const leadCost = costIn(plannedYear);
    const otherCost = costIn(plannedYear === nextYear ? thisYear : nextYear);
    expect(commercial).toContain(`${moneyText(leadCost.exGst)} for a typical 30 kW installed in ${plannedYear}`);
    expect(commercial).toContain(
      `${plannedYear === nextYear ? `If we can still install by 31 December ${thisYear},` : `In ${nextYear}`} it's ${moneyText(otherCost.exGst)} before GST, or ${moneyText(otherCost.incGst)} with GST.`,
    );
  });

  test("pages count the certificates that a system earns", async () => {
    const { panels, battery } = costOf({ kw: 6.6, batteryKwh: 13.5 }, day);
    const tenKwhBattery = costOf({ kw: 6.6, batteryKwh: 10 }, plannedInstallationDay(day)).battery;
    const { count, value } = panels.certificates;
    const faq = await readText("/faq");
    expect(faq).toContain(`6.6 kW in Melbourne you get ${count} certificates this year, worth ${moneyText(value)}`);
    expect(faq).toContain(`the next drop takes the discount from ${moneyText(battery.certificates.value)} to `);
    const earnedCertificates = costOf({ kw: 6.6 }, plannedInstallationDay(day)).certificates;
    expect(await readText("/residential")).toContain(
      `−${moneyText(earnedCertificates.value)}${earnedCertificates.count} × ${moneyText(certificatePrice.assumed)}`,
    );
    expect(await readText("/rebates-and-finance")).toContain(
      `6.6 kW earns ${earnedCertificates.count} certificates and a 10 kWh battery ${tenKwhBattery.certificates.count},`,
    );
    expect(await readText("/blog/upgrading-legacy-solar")).toContain(`gets ${count} certificates`);
  });

  test("every page shows the day and the year", async () => {
    for (const { path, html } of pages) {
      expect(html, path).toContain(`data-today="${day}"`);
      expect(html, path).toMatch(new RegExp(`© (?:<!-- -->)?${day.slice(0, 4)}\\b`));
    }
  });

  test("each check that a page dates is in the records of figures or articles", () => {
    const claims = pages.flatMap(({ path, html }) =>
      [...mainText(html).matchAll(/(?:[Cc]hecked|as (?:listed|seen)) on? ?(\d+ \w+ 20\d\d)/g)].map(
        ([claim, checked = ""]) => ({ claim: `${path}: ${claim}`, checked }),
      ),
    );
    expect(claims.length).toBeGreaterThan(articles.length);
    for (const { claim, checked } of claims) expect(checkDates, claim).toContain(checked);
  });

  test("figures are marked as under review only once they have expired", () => {
    const isExpired = day > figure("smart-saver-price").validUntil;
    const texts = pages.map(({ path, html }) => ({ path, text: mainText(html) }));
    for (const path of ["/residential", "/solar-batteries", "/hot-water"])
      expect(
        texts.some((page) => page.path === path && /About \$[\d,]+ for [^.]+ \(under review\)\. /.test(page.text)),
        path,
      ).toBe(isExpired);
    const expiries = texts.flatMap(({ path, text }) =>
      [...text.matchAll(/It was valid until (\d+ \w+ 20\d\d) and is being rechecked/g)].map(([, end]) => ({
        path,
        end,
      })),
    );
    expect(expiries.length > 0).toBe(isExpired);
    for (const { path, end } of expiries) expect(Date.parse(`${end} UTC`), path).toBeLessThan(Date.parse(day));
  });

  test("security.txt expires 365 days later, at a valid time", async () => {
    const security = await (await site.ask("/.well-known/security.txt")).text();
    const expires = /^Expires: (.+)$/m.exec(security)?.[1] ?? "";
    expect(new Date(expires).toISOString()).toBe(expires);
    expect((Date.parse(expires) - Date.parse(day)) / dayMs).toBe(365);
  });

  test("a request is stored and emailed as usual, and isn't suspected", async () => {
    const id = crypto.randomUUID();
    const reference = await site.submit({ shownAt: String(Date.now() - 60_000) }, id);
    expect((await site.waitForLetter(reference, "staff")).subject).toMatch(/^WB-/);
    await site.waitForLetter(reference, "visitor");
    await site.waitForDeliveries(id);
    await site.sweep();
    expect(await site.keysUnder(`leads/${id}`)).toEqual([`leads/${id}/request.json`]);
  });
});
