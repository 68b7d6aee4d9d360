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
import { elements, hrefsIn, lineOf, linesOf, parseHtml } from "#tests/unit/page-text.ts";
import { readPage } from "#tests/unit/read-page.ts";
import { articleSlugs } from "#tools/vite/articles/article.ts";

const slugs = articleSlugs();
const sourceOf = (slug: string) => readFileSync(`content/articles/${slug}.mdx`, "utf8");

test("every article file has a record", () => {
  expect(articles.map(({ slug }) => slug).sort()).toEqual(slugs);
});

test("every category has an article", () => {
  expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(categories));
});

test("every button is used by an article", async () => {
  const texts = await Promise.all(slugs.map(loadText));
  expect(new Set(texts.map(({ cta }) => cta.button))).toEqual(new Set(buttons));
});

test.each(articles)("the article $slug links to three others", async (article) => {
  const otherSlugs = new Set(relatedTo(article).map(({ slug }) => slug));
  expect(otherSlugs.size).toBe(3);
  expect(otherSlugs).not.toContain(article.slug);
  const page = parseHtml(await readPage(`/blog/${article.slug}`));
  const [related] = elements(page, "nav", { "aria-labelledby": "related" });
  expect(related && new Set(hrefsIn(related))).toEqual(new Set([...otherSlugs].map((slug) => `/blog/${slug}`)));
});

test.each(articles)("the article $slug is marked as modelled if and only if it imports a model's sums", (article) => {
  expect(article.modelled ?? false).toBe(sourceOf(article.slug).includes('from "./sums/'));
});

test("a modelled article's last note links to how we calculate", async () => {
  const page = parseHtml(await readPage("/blog/choosing-battery-brand"));
  const [note, ...others] = elements(page, "p").filter((paragraph) => lineOf(paragraph).startsWith("Checked on "));
  expect(others).toEqual([]);
  expect(note && hrefsIn(note)).toEqual(["/how-we-calculate"]);
});

test("once a figure has ended, it is marked as under review", async () => {
  const firstCheck = oldestCheck(figures.map(({ id }) => id));
  const lastDay = figure("stc-price").validUntil;
  expect(await readPage("/blog/battery-worth-it-2025", firstCheck)).not.toContain("under review");
  expect(await readPage("/blog/battery-worth-it-2025", addDays(lastDay, 1))).toContain("under review");
});

test("an article says once, after its text, when it was checked", async () => {
  const page = parseHtml(await readPage("/blog/victoria-rebate-guide-2025", electionDay));
  expect(linesOf(page).filter((line) => line.includes("Checked on"))).toHaveLength(1);
  const [text] = elements(page, "div", { class: "article-text" });
  expect(text?.nextSibling?.textContent).toMatch(/^Checked on /);
});

test("an article about state programs mentions the election until its day, and no other article does", async () => {
  const dayAfter = addDays(electionDay, 1);
  const mention = "There’s a state election";
  expect(await readPage("/blog/victoria-rebate-guide-2025", electionDay)).toContain(
    `${mention} on ${longDate(electionDay)}`,
  );
  expect(await readPage("/blog/victoria-rebate-guide-2025", dayAfter)).not.toContain(mention);
  expect(await readPage("/blog/winter-solar-performance", electionDay)).not.toContain(mention);
});

test.each(slugs)("the article %s has a picture beside its title", async (slug) => {
  const [main] = elements(parseHtml(await readPage(`/blog/${slug}`)), "main");
  const headers = main ? elements(main, "header") : [];
  expect(headers.flatMap((header) => elements(header, "picture"))).toHaveLength(1);
});

test.each(slugs)("the article %s shows no picture twice", async (slug) => {
  const page = await readPage(`/blog/${slug}`);
  const sources = elements(parseHtml(page), "img").map((image) => image.getAttribute("src") ?? "");
  const names = sources.map((source) => source.replace(/-\d+\.webp$/, ""));
  expect(names).not.toEqual([]);
  expect(names).toEqual([...new Set(names)]);
});

test("figures that an article works out for the day of the visit follow that day", async () => {
  const discountOn = async (day: string) =>
    /the first two take off (\$[\d,]+)/.exec(await readPage("/blog/victoria-rebate-guide-2025", day))?.[1];
  const textInNovember = await discountOn("2026-11-21");
  expect(textInNovember).toBeDefined();
  expect(await discountOn("2026-11-30")).toBe(textInNovember);
  // From December, installations are planned for the next year.
  const textInDecember = await discountOn("2026-12-01");
  expect(textInDecember).not.toBe(textInNovember);
  expect(await discountOn("2027-01-01")).toBe(textInDecember);
});

test("where an article prints a claim alone, the figure to plan on is in the same paragraph", () => {
  const idsIn = (line: string, tag: RegExp) => [...line.matchAll(tag)].map(([, id = ""]) => id);
  const planningValue = (id: string) => planningFigureOn(id as FigureId, electionDay)?.value;
  const claims = slugs.flatMap((slug) =>
    sourceOf(slug)
      .split("\n")
      .flatMap((line) => {
        const printed = idsIn(line, /<Today id="([^"]+)"/g).map(planningValue);
        return idsIn(line, /<Figure id="([^"]+)" asClaim/g).map((id) => ({ slug, id, printed }));
      }),
  );
  expect(claims).not.toEqual([]);
  for (const { slug, id, printed } of claims) expect(printed, `${slug}: ${id}`).toContain(planningValue(id));
});

test.each(slugs)("the article %s never puts the figure to plan on in brackets", async (slug) => {
  expect(await readPage(`/blog/${slug}`, electionDay)).not.toMatch(/\((?:<!-- -->)?today /);
});

test("an article's table stands in a labelled box to scroll in", async () => {
  const page = parseHtml(await readPage("/blog/battery-worth-it-2025"));
  const [box] = elements(page, "section", { tabindex: "0" });
  expect(box?.getAttribute("aria-label")).toMatch(/^Payback by household, ./);
  expect(box && elements(box, "table")).toHaveLength(1);
});

test("an article's table has headings for its columns, with numbers to the right, and for its rows", async () => {
  const page = parseHtml(await readPage("/blog/battery-worth-it-2025"));
  expect(elements(page, "th", { scope: "col", class: "to-right" })).not.toEqual([]);
  expect(elements(page, "th", { scope: "row" })).not.toEqual([]);
});

test("a straight quote is found in a text and in an attribute that is read, but not in a script", () => {
  expect(straightQuotesIn(`<p title="it's">He said &quot;no</p><script>"x"</script>`)).toHaveLength(1);
  expect(straightQuotesIn(`<p>curly ’ and “no”</p><script>"x"</script>`)).toEqual([]);
});

test("the list of articles contains no straight quotes", async () => {
  expect(straightQuotesIn(await readPage("/blog"))).toEqual([]);
});

test.each(slugs)("the article %s contains no straight quotes, on its page and in the feed", async (slug) => {
  expect(straightQuotesIn(await readPage(`/blog/${slug}`))).toEqual([]);
  expect(straightQuotesIn(await renderFullText(slug, electionDay))).toEqual([]);
});

/** The straight quotes that a reader sees or hears, each with the words around it. */
function straightQuotesIn(html: string): string[] {
  return (
    html
      .replaceAll(/<(script|style)\b.*?<\/\1>/gs, "")
      .replaceAll(/<[^>]*>/g, (tag) =>
        [...tag.matchAll(/ (?:alt|title|content|aria-label|data-label)="([^"]*)"/g)].map(([, text]) => text).join(" "),
      )
      .match(/.{0,30}(?:["']|&(?:quot|#x27|#39|apos);).{0,30}/g) ?? []
  );
}
