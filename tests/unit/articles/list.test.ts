import type { Element } from "@xmldom/xmldom";
import { expect, test } from "vitest";
import { articles } from "#content/articles/index.ts";
import { business } from "#content/business.ts";
import { longDate } from "#content/format.ts";
import { elements, hrefsIn, lineOf, parseHtml } from "#tests/unit/page-text.ts";
import { readPage } from "#tests/unit/read-page.ts";

test("the list names the authors once", async () => {
  expect(lineOf(await readList()).split(` by ${business.author}`)).toHaveLength(2);
});

test("the list gives the latest check once, and another day only beside an article last checked on it", async () => {
  const checkDays = articles.map(({ checkedOn }) => checkedOn);
  const latestCheck = checkDays.toSorted().at(-1);
  const expectedDays = [latestCheck, ...checkDays.filter((day) => day !== latestCheck)];
  expect(elements(await readList(), "time").map(lineOf)).toEqual(expectedDays.map((day = "") => longDate(day)));
});

test("the list shows a picture for each article", async () => {
  expect(elements(await readList(), "img")).toHaveLength(articles.length);
});

test("no link in the list reads as an address", async () => {
  const words = elements(await readList(), "a").map(lineOf);
  expect(words.filter((text) => text.startsWith("/"))).toEqual([]);
});

test("the list can be filtered by a group of articles", async () => {
  const list = await readList("?category=hot-water");
  expect(countArticles(list)).toBeGreaterThan(0);
  expect(countArticles(list)).toBeLessThan(articles.length);
  expect(currentLinks(list)).toEqual(["/blog?category=hot-water"]);
});

test.each([
  ["written as a title", "Hot%20Water", "hot-water"],
  ["by another category of the group", "battery-storage", "batteries"],
])("a group can be named %s", async (_, category, group) => {
  const list = await readList(`?category=${category}`);
  expect(countArticles(list)).toBe(countArticles(await readList(`?category=${group}`)));
  expect(currentLinks(list)).toEqual([`/blog?category=${group}`]);
});

test.each(["", "?category=wind"])("/blog%s lists every article", async (query) => {
  expect(countArticles(await readList(query))).toBe(articles.length);
});

async function readList(query = ""): Promise<Element> {
  const [list] = elements(parseHtml(await readPage(`/blog${query}`)), "main");
  if (!list) throw new Error("the page has no main part");
  return list;
}

function countArticles(list: Element): number {
  return new Set(hrefsIn(list).filter((href) => href.startsWith("/blog/"))).size;
}

function currentLinks(list: Element): (string | null)[] {
  return elements(list, "a", { "aria-current": "page" }).map((link) => link.getAttribute("href"));
}
