import { expect, test } from "vitest";
import { articles } from "#content/articles/index.ts";
import { business } from "#content/business.ts";
import { readPage } from "#tests/unit/read-page.ts";

test("the list names the authors once", async () => {
  expect((await readPage("/blog")).match(new RegExp(` by (?:<!-- -->)?${business.author}`, "g"))).toHaveLength(1);
});

test("the list gives the latest check once, and another day only beside an article last checked on it", async () => {
  const checkDays = articles.map(({ checkedOn }) => checkedOn);
  const latestCheck = checkDays.toSorted().at(-1);
  const shownDays = [...(await readPage("/blog")).matchAll(/<time dateTime="([^"]+)"/gi)].map(([, day]) => day);
  expect(shownDays).toEqual([latestCheck, ...checkDays.filter((day) => day !== latestCheck)]);
});

test("the list shows a picture for each article", async () => {
  expect((await readPage("/blog")).match(/<img[^>]*? src="[^"]+"/g)).toHaveLength(articles.length);
});

test("no link in the list reads as an address", async () => {
  expect(await readPage("/blog")).not.toMatch(/>\/blog\/(?:<!-- -->)?[a-z0-9-]+</);
});

test("the list can be filtered by a group of articles", async () => {
  const page = await readPage("/blog?category=hot-water");
  expect(countArticles(page)).toBeGreaterThan(0);
  expect(countArticles(page)).toBeLessThan(articles.length);
  expect(page).toContain('href="/blog?category=hot-water" aria-current="page"');
});

test.each([
  ["written as a title", "Hot%20Water", "hot-water"],
  ["by another category of the group", "battery-storage", "batteries"],
])("a group can be named %s", async (_, category, group) => {
  const page = await readPage(`/blog?category=${category}`);
  expect(countArticles(page)).toBe(countArticles(await readPage(`/blog?category=${group}`)));
  expect(page).toContain(`href="/blog?category=${group}" aria-current="page"`);
});

test.each(["/blog", "/blog?category=wind"])("%s lists every article", async (address) => {
  expect(countArticles(await readPage(address))).toBe(articles.length);
});

function countArticles(page: string): number {
  return new Set(page.match(/href="\/blog\/[^"]+"/g)).size;
}
