import readIndex from "virtual:search-index";
import { expect, test } from "vitest";
import { plannedInWords } from "#content/rules/changes.ts";
import searchedAs from "#content/search/documents/searched-as.json" with { type: "json" };
import type { SearchIndex } from "#content/search/entry.ts";
import { createFinder } from "#content/search/find.ts";
import { askAll, readQuestions } from "#tools/search.ts";
import { articleSlugs } from "#tools/vite/articles/article.ts";
import { expectedPages, hostile, notFound, places, swapped, synonyms } from "./relevance.cases.ts";

const json = await readIndex();
const index: SearchIndex = JSON.parse(json);
const finder = createFinder(index, "2026-11-29");
const { find, nearest } = finder;

test("95% of the searches have the right result first, and 99% in the first three", () => {
  const ranks = askAll(
    finder,
    expectedPages.map(([text, ...paths]) => ({ text, paths })),
  ).map(({ rank }) => rank);
  const first = ranks.filter((rank) => rank === 1).length / expectedPages.length;
  const inThree = ranks.filter((rank) => rank > 0 && rank <= 3).length / expectedPages.length;
  const missed = expectedPages.filter((_, at) => !ranks[at] || ranks[at] > 3).map(([typed]) => typed);
  expect(expectedPages.length).toBeGreaterThanOrEqual(250);
  expect(first).toBeGreaterThanOrEqual(0.95);
  expect(inThree, missed.join("; ")).toBeGreaterThanOrEqual(0.99);
});

test("every result's description begins like a sentence", () => {
  const results = expectedPages.flatMap(([typed]) => find(typed).flatMap((group) => group.results));
  const descriptions = results.map(({ descriptionParts }) => descriptionParts.map(({ text }) => text).join(""));
  expect(descriptions.length).toBeGreaterThan(expectedPages.length);
  expect(descriptions.filter((text) => !/^[\p{Lu}\d$“]/u.test(text))).toEqual([]);
});

test.each(["2026-11-29", "2026-12-01", "2027-01-01", "2031-01-02", "2031-12-31"])(
  "on %s a price in the results says which installation date it is for, even if no change is known",
  (day) => {
    const [found] = createFinder(index, day)
      .find("solar battery")
      .flatMap(({ results }) => results);
    expect(found?.path).toBe("/solar-batteries");
    expect(found?.description).toContain(`That’s for an installation ${plannedInWords(day)}.`);
  },
);

test.each([
  ["unseen.txt", 27, 29],
  ["everyday.txt", 176, 179],
])("nearly all questions in %s find the right answer first, or in the first two", (file, first, inTwo) => {
  const answers = askAll(finder, readQuestions(`tests/unit/search/${file}`));
  const after = (last: number) => answers.filter(({ rank }) => rank === 0 || rank > last).map(({ text }) => text);
  expect(answers.length - after(1).length, after(1).join("; ")).toBeGreaterThanOrEqual(first);
  expect(answers.length - after(2).length, after(2).join("; ")).toBeGreaterThanOrEqual(inTwo);
});

test("descriptions include their figures as on the day", () => {
  const said = (day: string) =>
    createFinder(index, day)
      .find("what does waiting cost")
      .flatMap(({ results }) => results);
  const [today, later] = ["2026-11-29", "2027-02-01"].map((day) =>
    said(day).find(({ path }) => path === "/faq#cost-of-waiting"),
  );
  expect(today?.description).toMatch(/you get \d+ certificates this year, worth \$/);
  expect(later?.description).not.toBe(today?.description);
  for (const day of ["2026-11-29", "2031-06-30"]) {
    const { entryAt } = createFinder(index, day);
    for (const { path } of index.entries) expect(entryAt(path)?.description, path).not.toMatch(/[{}]|….|undefined/);
  }
});

test("an address or search that finds nothing leads to the three nearest pages", () => {
  const near = (text: string) => nearest(text).map(({ path }) => path);
  expect(near("/solar-batterys")[0]).toBe("/solar-batteries");
  expect(near("/hot-watr")[0]).toBe("/hot-water");
  for (const text of ["xqzvwk", "/no-such-page"])
    expect(near(text), text).toEqual(["/your-price", "/your-price?tab=quote", "/rebates-and-finance"]);
  for (const text of ["", "/", "/wp-admin.php", ...hostile])
    expect(new Set(near(text)).size, text.slice(0, 30)).toBe(3);
});

test.each(notFound)("%j finds nothing, even if a page shares one of its words", (typed) => {
  expect(pathsFor(typed)).toEqual([]);
});

test.each(swapped)("%s, with two letters swapped, finds what %s finds", (typed, meant) => {
  const [first] = pathsFor(`${meant} `);
  expect(first).toBeDefined();
  expect(pathsFor(typed)[0]).toBe(first);
});

test.each(["13.5 kWh battery", "6.6 kW", "10 kW", "export limit 5 kW"])(
  "%s finds the same without its space",
  (typed) => {
    expect(pathsFor(typed)).not.toEqual([]);
    expect(pathsFor(typed)).toEqual(pathsFor(typed.replace(" k", "k")));
  },
);

test("every address with search words of its own is in the index", () => {
  const known = index.entries.map(({ path }) => path);
  expect(Object.keys(searchedAs).filter((path) => !known.includes(path))).toEqual([]);
});

test("every page and article that search covers can be found by its title", () => {
  const pages = ["residential", "commercial", "solar-batteries", "hot-water", "aircon-rebate", "rebates-and-finance"];
  const expected = [
    ...pages,
    "about",
    "service-areas",
    "faq",
    "contact",
    "blog",
    ...articleSlugs().map((slug) => `blog/${slug}`),
  ];
  // Nobody would search for "About" alone.
  const titles = new Map(index.entries.map(({ path, title }) => [path, path === "/about" ? "about us" : title]));
  const found = (path: string) => pathsFor(titles.get(path) ?? "").slice(0, 3);
  expect(expected.map((path) => `/${path}`).filter((path) => !found(path).includes(path))).toEqual([]);
});

test("the group with the best result comes first, and each runs from best to worst", () => {
  for (const [typed] of expectedPages) {
    const groups = find(typed).map(({ results }) => results.map(({ score }) => score));
    for (const scores of groups) expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const best = groups.map(([score]) => score ?? 0);
    expect(best).toEqual(best.toSorted((a, b) => b - a));
  }
  const first = (typed: string) => find(typed)[0]?.category;
  expect([first("battery"), first("perovskite")]).toEqual(["Pages", "Blog"]);
  expect(find("battery").map(({ results }) => results.length)).toEqual([6, 6]);
});

test.each(synonyms)("%s and %s find one another's first result", (one, other) => {
  expect(pathsFor(one)).not.toEqual([]);
  expect(pathsFor(other)).toContain(pathsFor(one)[0]);
  expect(pathsFor(one)).toContain(pathsFor(other)[0]);
});

test.each(places)("%s leads to Service areas", (typed) => {
  expect(pathsFor(typed)[0]).toBe("/service-areas");
});

test("a half-typed word is highlighted as far as it was typed, and so is a synonym", () => {
  expect(markedFor("bat", "/solar-batteries")).toContain("Bat");
  expect(markedFor("hws", "/hot-water")).toContain("Hot Water");
});

test.each(hostile.map((typed) => [typed.slice(0, 30), typed] as const))("%j is answered within 50 ms", (_, typed) => {
  const start = process.cpuUsage();
  const groups = find(typed);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(50);
  for (const { results } of groups) expect(results.length).toBeLessThanOrEqual(6);
});

function pathsFor(typed: string): string[] {
  return find(typed).flatMap(({ results }) => results.map(({ path }) => path));
}

function markedFor(typed: string, path: string): string[] {
  const found = find(typed)
    .flatMap(({ results }) => results)
    .find((result) => result.path === path);
  return (found?.titleParts ?? []).filter(({ isMarked }) => isMarked).map(({ text }) => text);
}
