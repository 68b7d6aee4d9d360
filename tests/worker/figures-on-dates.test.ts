import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { articles } from "#content/articles/index.ts";
import { costOf } from "#content/cost.ts";
import { figure, figures, valueOn } from "#content/figures/index.ts";
import { commercialExamples } from "#content/figures/records/commercial.ts";
import { money } from "#content/format.ts";
import { dateName } from "#content/melbourne.ts";
import { packages } from "#content/offers/packages.ts";
import { pages } from "#content/pages.ts";
import { proving } from "../prove.ts";
import { type Site, startSite } from "../site/site.ts";

/** Pages that print figures from every kind of record. */
const withFigures = [
  "/",
  "/residential",
  "/commercial",
  "/solar-batteries",
  "/hot-water",
  "/rebates-and-finance",
  "/faq",
];
/** Today, the last day of a year's rules and the first of the next, a month into it, a half-year's step, and long after every check. */
const all = ["2026-11-22", "2026-12-31", "2027-01-01", "2027-02-01", "2027-07-01", "2028-02-29"];
const dates = proving ? all : ["2026-11-22", "2027-01-01", "2028-02-29"];

/** Of every advertised price. */
const lastDay = figure("smart-saver-price").validUntil;

describe.each(dates)("on %s", (date) => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ date });
  });
  afterAll(() => site.stop());

  test("the cards, notes and answers give what the estimators give on that day", async () => {
    const home = withoutReview(await textOf(site, "/"));
    const residential = await textOf(site, "/residential");
    for (const { name, kw, batteryKwh, figures: records } of packages) {
      const { "pay-assumed": pay } = await outputsOf(site, `/your-price?kw=${kw}&battery=${batteryKwh}&postcode=3000`);
      const card = residential.slice(residential.search(new RegExp(`${name} (Most Popular )?${kw}kW`))).slice(0, 1200);
      expect(card, name).toContain(`About ${pay?.text} for a typical Melbourne home`);
      expect(home, name).toContain(`about ${pay?.text} from ${valueOn(records.price, date)}`);
    }
    const [, ...years] = paybacks.exec(await noteText(site, "/commercial")) ?? [];
    for (const [index, [kw, { dollars }]] of Object.entries(commercialExamples).entries())
      expect(await textOf(site, `/commercial?kw=${kw}&price=${dollars}`)).toContain(
        `pays back in ${years[index]} years`,
      );
    const { panels: ofPanels, battery } = costOf({ kw: 6.6, battery: 13.5 }, date);
    const panels = ofPanels.certificates.count;
    const panelDollars = money(ofPanels.certificates.value);
    const batteryDollars = money(battery.certificates.value);
    const faq = withoutReview(await textOf(site, "/faq"));
    expect(faq).toContain(`6.6 kW in Melbourne you get ${panels} certificates this year, worth ${panelDollars}`);
    expect(faq).toContain(`the next drop takes the discount from ${batteryDollars} to `);
    expect(await textOf(site, "/rebates-and-finance")).toContain(
      `earns ${panels} certificates, worth ${panelDollars};`,
    );
    expect(withoutReview(await textOf(site, "/blog/upgrading-legacy-solar"))).toContain(`gets ${panels} certificates`);
  });

  test("nothing claims a later check than there was, and what has run out is under review", async () => {
    const checked = new Set(
      [...figures, ...articles.map((each) => ({ checkedOn: each.checked }))].map((each) => dateName(each.checkedOn)),
    );
    for (const path of [...pages.map((page) => page.path), ...articles.map(({ slug }) => `/blog/${slug}`)]) {
      const text = await textOf(site, path);
      for (const [claim, day = ""] of text.matchAll(/(?:[Cc]hecked|as (?:listed|seen)) on? ?(\d+ \w+ 20\d\d)/g))
        expect(checked.has(day), `${path}: ${claim}`).toBe(true);
      const ended = [...text.matchAll(/It was valid until (\d+ \w+ 20\d\d) and is being rechecked/g)];
      const reviewed = [...text.matchAll(/\(under review\)/g)];
      for (const [, day = ""] of ended) expect(Date.parse(`${day} UTC`), path).toBeLessThan(Date.parse(date));
      if (date === "2028-02-29" && withFigures.includes(path)) expect(reviewed.length, path).toBeGreaterThan(0);
      if (date === "2026-11-22") expect(ended, path).toEqual([]);
    }
  });

  test("a price with its claim is under review from the day after its last", async () => {
    for (const path of ["/residential", "/solar-batteries", "/hot-water"]) {
      const text = await textOf(site, path);
      const reviewed = /About \$[\d,]+ for [^.]+ \(under review\)\. From \$/.test(text);
      expect(reviewed, path).toBe(date > lastDay);
    }
  });
});

/** Of the three commercial examples. */
const paybacks = /pay back in about ([\d.]+), ([\d.]+) and ([\d.]+) years/;

async function noteText(site: Site, path: string): Promise<string> {
  const page = await (await site.ask(path)).text();
  return plain(/<section class="notes[\s\S]*?<\/section>/.exec(page)?.[0] ?? "");
}

function withoutReview(text: string): string {
  return text.replaceAll(" (under review)", "");
}

async function outputsOf(site: Site, path: string) {
  const page = await (await site.ask(path)).text();
  const found = [...page.matchAll(/<output name="([^"]+)"[^>]*>(.*?)<\/output>/gs)];
  return Object.fromEntries(found.map(([, name = "", text = ""]) => [name, { text: plain(text) }]));
}

async function textOf(site: Site, path: string): Promise<string> {
  const answer = await site.ask(path);
  expect(answer.status, path).toBe(200);
  const page = await answer.text();
  return plain(/<main[^>]*>([\s\S]*)<\/main>/.exec(page)?.[1] ?? "");
}

/** As it is read, without the marks of its notes. */
function plain(markup: string): string {
  return markup
    .replaceAll(/<sup[\s\S]*?<\/sup>|<script[\s\S]*?<\/script>|<!--.*?-->/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("\u00a0", " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/&#x27;|’/g, "'")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ([.,;])/g, "$1");
}
