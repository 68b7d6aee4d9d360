import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderFullText } from "#app/article/full-text.tsx";
import { loadText } from "#app/article/load-text.ts";
import { categories } from "#content/articles/categories.ts";
import { buttons } from "#content/articles/front-matter.ts";
import { articles, relatedTo } from "#content/articles/index.ts";
import { type FigureId, figure, figures, oldestCheck, planningFigureOn } from "#content/figures/index.ts";
import { longDate } from "#content/format.ts";
import { addDays } from "#content/melbourne.ts";
import { electionDay } from "#content/rules/election.ts";
import { readPage as read } from "#tests/unit/read-page.ts";
import { articleSlugs } from "#tools/vite/articles/article.ts";
import { feedEntry } from "#worker/feeds/write-feed.ts";

const slugs = articleSlugs();
const sourceOf = (slug: string) => readFileSync(`content/articles/${slug}.mdx`, "utf8");

test("the index lists every article file", () => {
  expect(articles.map(({ slug }) => slug).sort()).toEqual(slugs);
});

test("every category and every button is used by an article", async () => {
  expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(categories));
  const texts = await Promise.all(slugs.map(loadText));
  expect(new Set(texts.map(({ cta }) => cta.button))).toEqual(new Set(buttons));
});

test("each article links to three others", () => {
  for (const article of articles) expect(new Set([article, ...relatedTo(article)]).size, article.slug).toBe(4);
});

test("an article with modelled figures says so, and links to how we calculate", async () => {
  for (const { slug, modelled } of articles)
    expect(modelled ?? false, slug).toBe(sourceOf(slug).includes('from "./sums/'));
  const page = await read("/blog/choosing-battery-brand");
  expect(page).toMatch(/Checked on <time(?:(?!<\/p>).)*how-we-calculate/s);
});

test("a figure past its date is marked by the day of the visit, not of the build", async () => {
  const firstCheck = oldestCheck(figures.map(({ id }) => id));
  const lastDay = figure("stc-price").validUntil;
  expect(await read("/blog/battery-worth-it-2025", firstCheck)).not.toContain("under review");
  expect(await read("/blog/battery-worth-it-2025", addDays(lastDay, 1))).toContain("under review");
});

test("an article says once, at its end, when it was checked and what an election means for state programs", async () => {
  const before = await read("/blog/victoria-rebate-guide-2025", electionDay);
  expect(before.match(/Checked on <time/g)).toHaveLength(1);
  expect(before.indexOf("Checked on <time")).toBeGreaterThan(before.indexOf('class="article-text"'));
  expect(before).toContain(`There’s a state election on ${longDate(electionDay)}`);
  expect(await read("/blog/victoria-rebate-guide-2025", addDays(electionDay, 1))).not.toContain(
    "There’s a state election",
  );
  expect(await read("/blog/winter-solar-performance", electionDay)).not.toContain("There’s a state election");
});

test("the index names the authors and the latest check once, and shows a picture for each article", async () => {
  const page = await read("/blog");
  expect(page).not.toMatch(/>\/blog\/(?:<!-- -->)?[a-z0-9-]+</);
  const checked = articles.map((article) => article.checkedOn);
  const days = [...page.matchAll(/<time dateTime="([^"]+)"/gi)].map(([, day]) => day);
  expect(days).toEqual([checked.toSorted().at(-1), ...checked.filter((day) => day !== days[0])]);
  expect(page.match(/ by (?:<!-- -->)?the Wattlebird design team/g)).toHaveLength(1);
  const shown = [...page.matchAll(/<img[^>]*? src="([^"]+)"/g)].map(([, src]) => src);
  expect(shown).toHaveLength(slugs.length);
});

test("each article has a picture beside its title, and none shows the same one twice", async () => {
  for (const slug of slugs) {
    const page = await read(`/blog/${slug}`);
    const shown = [...page.matchAll(/<img[^>]*? src="[^"]*?([a-z0-9-]+)-\d+\.webp"/g)].map(([, name]) => name);
    expect(page, slug).toMatch(/<header.*<picture.*<\/header>/s);
    expect(new Set(shown).size, slug).toBe(shown.length);
  }
});

test("figures that an article works out for the day of the visit follow that day", async () => {
  const discountOn = async (day: string) =>
    /the first two take off (\$[\d,]+)/.exec(await read("/blog/victoria-rebate-guide-2025", day))?.[1];
  const today = await discountOn("2026-11-21");
  expect(today).toBeDefined();
  expect(await discountOn("2026-11-30")).toBe(today);
  // From December, installations are planned for the next year.
  const planned = await discountOn("2026-12-01");
  expect(planned).not.toBe(today);
  expect(await discountOn("2027-01-01")).toBe(planned);
});

test("where an article prints a claim alone, the figure to plan on is in the same paragraph, and not in brackets", async () => {
  const ids = (line: string, tag: RegExp) => [...line.matchAll(tag)].map(([, id = ""]) => id);
  const value = (id: string) => planningFigureOn(id as FigureId, electionDay)?.value;
  let alone = 0;
  for (const slug of slugs) {
    for (const line of sourceOf(slug).split("\n")) {
      const shown = ids(line, /<Today id="([^"]+)"/g).map(value);
      for (const id of ids(line, /<Figure id="([^"]+)" alone/g)) {
        expect(shown, `${slug}: ${id}`).toContain(value(id));
        alone += 1;
      }
    }
    expect(await read(`/blog/${slug}`, electionDay), slug).not.toMatch(/\((?:<!-- -->)?today /);
  }
  expect(alone).toBeGreaterThan(0);
});

test("an article's tables have column and row headings, no inline styles, and a labelled box to scroll in", async () => {
  const page = await read("/blog/battery-worth-it-2025");
  expect(page).toMatch(/<section class="table-scroll" tabindex="0" aria-label="Payback by household, [^"]+"><table/i);
  expect(page).toContain('<th scope="col" class="to-right">');
  expect(page).toMatch(/<tr><th scope="row">/);
  expect(page).not.toMatch(/\sstyle=/);
});

test("an article's call to action carries the article to the form", async () => {
  const page = await read("/blog/solar-recycling");
  expect(page).toMatch(
    /<aside [^>]*>.*href="\/contact\?from=solar-recycling#form">Get Recycling Quote<\/a>.*<\/aside>/s,
  );
});

test("the index, the articles and the feed contain no straight quotes", async () => {
  const straightIn = async (html: Promise<string>) =>
    (await html)
      .replaceAll(/<(script|style)\b.*?<\/\1>/gs, "")
      .replaceAll(/<[^>]*>/g, (tag) =>
        [...tag.matchAll(/ (?:alt|title|content|aria-label|data-label)="([^"]*)"/g)].map(([, text]) => text).join(" "),
      )
      .match(/.{0,30}(?:["']|&(?:quot|#x27|#39|apos);).{0,30}/g) ?? [];
  expect(await straightIn(read("/blog"))).toEqual([]);
  for (const slug of slugs) {
    expect(await straightIn(read(`/blog/${slug}`)), slug).toEqual([]);
    expect(await straightIn(renderFullText(slug, electionDay)), slug).toEqual([]);
  }
});

test("the index filters by category, and shows every article for an unknown category", async () => {
  const links = (page: string) => new Set(page.match(/href="\/blog\/[^"]+"/g)).size;
  expect(links(await read("/blog"))).toBe(slugs.length);
  const hotWater = await read("/blog?category=hot-water");
  expect(links(hotWater)).toBeGreaterThan(0);
  expect(links(hotWater)).toBeLessThan(slugs.length);
  expect(hotWater).toContain('href="/blog?category=hot-water" aria-current="page"');
  expect(links(await read("/blog?category=Hot%20Water"))).toBe(links(hotWater));
  expect(await read("/blog?category=battery-storage")).toContain('href="/blog?category=batteries" aria-current="page"');
  expect(links(await read("/blog?category=wind"))).toBe(slugs.length);
});

test("every written-out sum in an article is right", async () => {
  const texts = await Promise.all(slugs.map(async (slug) => articleText(await read(`/blog/${slug}`))));
  expect(texts.flatMap(wrongSums)).toEqual([]);
  // If the pattern no longer fits the markup, it finds none.
  expect(texts.flatMap((text) => [...text.matchAll(sum)]).length).toBeGreaterThanOrEqual(60);
});

test("a wrong sum is found", () => {
  expect(wrongSums("2 kWh × 3 = 6 kWh, but 2 kWh × 3 = 7")).toEqual(["2 kWh × 3 = 7"]);
});

/** Charts whose numbers the text doesn't repeat. */
const chartsAlone = [
  "Battery installations inspected to 30 June 2026",
  "Left over from 6.6 kW on an average day, after 5 kWh for the house",
  "Share of the year’s output by season, for a north-facing roof in Melbourne",
];

test("the text beside a chart repeats at least one of its numbers, in the chart's unit", async () => {
  const unread: string[] = [];
  for (const slug of slugs) {
    const page = await read(`/blog/${slug}`);
    const charts = [...page.matchAll(/<figure><figcaption>(.*?)<span class="small">(.*?)<\/span>(.*?)<\/figure>/gs)];
    const text = charts.reduce((rest, [chart]) => rest.replace(chart, ""), page);
    for (const [, title = "", unit = "", bars = ""] of charts) {
      const [first = ""] = unit.split(" ");
      const numbers = [...bars.matchAll(/<b class="text-right">(.*?)<\/b>/g)].map(([, number = ""]) => number);
      const written = numbers.map((number) => (/[$%]/.test(number) ? number : `${number} ${first}`));
      const beside = articleText(text).replaceAll(" per cent", "%");
      if (!written.some((words) => beside.includes(words))) unread.push(title.replaceAll("\u00a0", " ").trim());
    }
  }
  expect(unread).toEqual(chartsAlone);
});

const amount = String.raw`[−-]?\$?\d[\d,]*(?:\.\d+)?`;
const unit = String.raw`(?: (?:kWh a day|kWh per kW|kWh|kW|c/kWh|c|GJ|MJ|kg|km|L|years|days|hours|certificates|volts|amps|million)(?![\p{L}]))?`;
const sum = new RegExp(`(?<![\\d,.÷×+−] ?|\\p{L})(${amount}${unit}(?: [×÷+−] ${amount}${unit})+) = (${amount})`, "gu");

/** Units may differ by these factors between the two sides of a sum, but the digits must match. */
const scales = [1, 0.01, 100, 1000, 0.001, 1e6];

function wrongSums(text: string): string[] {
  return [...text.matchAll(sum)].flatMap(([whole, left = "", right = ""]) => {
    const decimals = right.split(".")[1]?.length ?? 0;
    const off = scales.map((scale) => Math.abs(Math.abs(worth(left)) * scale - Math.abs(worth(right))));
    return Math.min(...off) <= 0.5 * 10 ** -decimals + 1e-9 ? [] : [whole];
  });
}

/** The value of an expression. JavaScript's order of operations is the text's. */
function worth(expression: string): number {
  const code = expression
    .replaceAll(/[^\d.×÷+− -]/g, "")
    .replaceAll("−", "-")
    .replaceAll("×", "*")
    .replaceAll("÷", "/");
  return new Function(`return ${code}`)();
}

function articleText(page: string): string {
  return page
    .slice(page.indexOf('class="article-text"'), page.indexOf('role="doc-endnotes"'))
    .replaceAll(/<sup.*?<\/sup>/gs, "")
    .replaceAll(/<\/(?:p|li|h2|h3|td|th|figcaption|dt|dd)>/g, "\n")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("\u00a0", " ");
}

test.each([
  ["2026-01-15", "2026-01-14T13:00:00.000Z"],
  ["2026-07-15", "2026-07-14T14:00:00.000Z"],
])("the feed dates an article checked on %s from midnight in Melbourne", async (checkedOn, updated) => {
  const [article] = articles;
  if (!article) throw new Error("there are no articles");
  const entry = await feedEntry({ ...article, checkedOn }, "https://site.example", "2026-11-28");
  expect(entry).toContain(`<updated>${updated}</updated>`);
});
