import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { categories } from "#content/articles/categories.ts";
import { articleOf, articles, besides, categorySlug, readingMinutes, relatedTo } from "#content/articles/index.ts";
import { readPage } from "#tests/page/read-page.ts";
import { articleSlugs } from "#tools/shared/article-slugs.ts";

test("the index has every article that there is a file of, and all four categories", () => {
  expect(articles.map(({ slug }) => slug).sort()).toEqual(articleSlugs());
  for (const category of categories) expect(articles.some((one) => one.category === category)).toBe(true);
});

test("an article with figures of the model says so, and leads to how we calculate", async () => {
  for (const { slug, modelled } of articles) {
    const source = readFileSync(`content/articles/${slug}.mdx`, "utf8");
    expect(modelled ?? false, slug).toBe(source.includes('from "./sums/'));
  }
  expect(await readPage("/blog/choosing-battery-brand")).toMatch(
    /class="article-checked"(?:(?!<\/p>).)*how-we-calculate/s,
  );
});

test("every button of the site stands in at least one article", () => {
  expect(new Set(articles.map(({ cta }) => cta.button)).size).toBe(10);
});

test("reading takes whole minutes, at least one", () => {
  expect(readingMinutes({ words: 20 })).toBe(1);
  expect(readingMinutes({ words: 1540 })).toBe(7);
});

test("each article is related to three others, never to itself", () => {
  for (const article of articles) {
    const others = relatedTo(article);
    expect(others).toHaveLength(3);
    expect(others).not.toContain(article);
  }
});

test("the first article has none before it and the last none after", () => {
  const [first, second] = articles;
  const last = articles.at(-1);
  if (!first || !last) throw new Error("there are no articles");
  expect(besides(first)).toEqual({ previous: undefined, next: second });
  expect(besides(last).next).toBeUndefined();
});

test("an unknown slug has no record", () => {
  expect(articleOf("constructor")).toBeUndefined();
  expect(articleOf("")).toBeUndefined();
});

test("a category's address is its name in lower case", () => {
  expect(categories.map(categorySlug)).toEqual(["battery-storage", "hot-water", "solar", "batteries"]);
});
