import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { sharedSite } from "#tests/helpers/site/lead-site.ts";
import { startSite } from "#tests/helpers/site/site.ts";
import { articleSlugs } from "#tools/vite/articles/slugs.ts";

/** Pages with one sheet of their own, asked in each way that shows something else. */
const addresses = [
  "/aircon-rebate",
  "/",
  "/?kw=6.6&battery=0&daily=20&month=6&postcode=3350",
  "/?kw=abc&battery=5",
  "/about",
  "/faq",
  "/blog",
  "/blog?category=hot-water",
  "/blog?q=price",
  "/blog?q=xqzvwk",
  ...articleSlugs().map((slug) => `/blog/${slug}`),
  "/service-areas",
  "/service-areas?place=ballarat",
  "/service-areas?place=3350",
  "/service-areas?place=spring",
  "/service-areas?place=xqz",
  "/service-areas?place=2000",
  "/contact",
  "/contact?callback",
  "/contact?callback&urgent",
  "/contact?service=heat-pump&from=heat-pump-lifespan&estimate=price%3Fkw%3D8%26battery%3D10",
  "/contact?sent=WB-12345678",
  "/request",
  "/offline",
  "/no-such-page",
  "/commercial",
  "/commercial?kw=99.9&battery=60&use=60000&opens=6&closes=22&open=7&postcode=3350&exportlimit=10",
  "/commercial?kw=abc&use=&opens=25&price=-1",
  "/hot-water",
  "/hot-water?people=5&system=electric&rate=31&local=yes&income=over&year=2027",
  "/hot-water?people=x&rate=y",
  "/rebates-and-finance",
  "/residential",
  "/solar-batteries",
  "/privacy",
  "/terms",
  "/consent",
  "/how-we-calculate",
  "/your-meter",
  "/your-price",
  "/your-price?kw=13.3&battery=16&postcode=3350&ev=yes&backup=fridge&income=under&existing=yes",
  "/your-price?kw=0&battery=0",
  "/your-price?kw=0&battery=10",
  "/your-price?kw=abc&postcode=2000&bill=-5",
  "/your-price?tab=quote",
  "/your-price?tab=quote&price=9000&paid=after&kw=6.6&battery=10",
  "/your-price?tab=quote&price=90000&paid=before&kw=6.6&price2=4000&kw2=6.6&paid2=after",
  "/your-price?tab=quote&price=x",
  "/your-price?tab=vpp",
  "/your-price?tab=vpp&battery=10&listed=yes&internet=yes&yearly=300",
  "/your-price?tab=apartments",
  "/your-price?tab=apartments&apartments=12&kw=30&network=ordinary",
  "/your-price?tab=heating",
  "/your-price?tab=heating&winter=900&summer=200",
];

/** An ordinary day, the days around a year's end, one after figures have passed their dates, and one long after. */
const dates = ["2026-11-23", "2026-12-31", "2027-01-01", "2027-07-02", "2029-03-01"];

/** How many bytes a page may take with all of its styles, as gzip 9. */
const mostBytes = (address: string) => 1024 * (roomier[/^\/([\w-]*\/?)/.exec(address)?.[1] ?? ""] ?? 16);

/**
 * Home draws a day and the house through it, Residential three days, Commercial a week beside a calculator, Batteries a night,
 * five brands and three sizes to tick, Your price holds a form of 60 fields, a year's months and all workings, Hot water a
 * calculator too, Rebates seven programs, Contact the whole request form with the estimate that led
 * there, and Service areas lists the towns; articles are mostly text, and so are questions, which say more once figures are past
 * their dates.
 */
const roomier: Record<string, number> = {
  "": 25,
  commercial: 26.25,
  "your-price": 21.25,
  "hot-water": 22,
  residential: 19.75,
  "solar-batteries": 22,
  "rebates-and-finance": 18,
  contact: 16.5,
  "service-areas": 19.25,
  faq: 18.25,
  "blog/": 24,
};

test.each(dates)(
  "on %s a page has a rule for each of its class names, in one sheet of its own, and stays small",
  async (date) => {
    const site = await startSite({ date });
    for (const address of addresses) {
      const page = await (await site.ask(address)).text();
      const [, sheet = ""] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
      expect(page.match(/<style|rel="?stylesheet/g), address).toEqual(["<style"]);
      expect(withoutRule(page, sheet), address).toEqual([]);
      expect.soft(gzipSync(page, { level: 9 }).length, address).toBeLessThanOrEqual(mostBytes(address));
    }
    await site.stop();
  },
);

test("a sheet knows at most twelve conditions of its medium", async () => {
  const { ask } = await sharedSite();
  const pages = await Promise.all(addresses.map(async (address) => (await ask(address)).text()));
  const conditions = new Set(
    pages.flatMap((page) => [...page.matchAll(/@media ([^{]+)\{/g)].map(([, condition]) => condition)),
  );
  expect([...conditions].length, [...conditions].join("\n")).toBeLessThanOrEqual(12);
});

/** The class names in a page's markup that its sheet says nothing about. */
function withoutRule(page: string, sheet: string): string[] {
  const names = [...page.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(" "));
  const rules = sheet.replaceAll(/:where\(:not\([^()]*\)\)/g, "");
  const known = new Set([...rules.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = ""]) => name.replaceAll("\\", "")));
  return [...new Set(names)].filter((name) => name !== "" && !known.has(name));
}
