import readIndex from "virtual:search-index";
import { expect, test } from "vitest";
import { plannedInWords } from "#content/rules/changes.ts";
import searchedAs from "#content/search/documents/searched-as.json" with { type: "json" };
import { createFinder, type SearchIndex } from "#content/search/find.ts";
import { articleSlugs } from "#tools/vite/articles/article.ts";
import { everyday, hostile, judged, notFound, places, swapped, synonyms } from "./judged.cases.ts";

const json = await readIndex();
const index: SearchIndex = JSON.parse(json);
const find = createFinder(index, "2026-11-29");

test("what visitors ask is answered first, or among the first three", () => {
  const ranks = judged.map(([typed, ...paths]) => pathsFor(typed).findIndex((path) => paths.includes(path)) + 1);
  const first = ranks.filter((rank) => rank === 1).length / judged.length;
  const inThree = ranks.filter((rank) => rank > 0 && rank <= 3).length / judged.length;
  const missed = judged.filter((_, at) => !ranks[at] || ranks[at] > 3).map(([typed]) => typed);
  expect(judged.length).toBeGreaterThanOrEqual(120);
  expect(first).toBeGreaterThanOrEqual(0.95);
  expect(inThree, missed.join("; ")).toBeGreaterThanOrEqual(0.99);
});

test("what is said of a result begins as a sentence does", () => {
  const results = judged.flatMap(([typed]) => find(typed).flatMap((group) => group.results));
  const said = results.map(({ descriptionParts }) => descriptionParts.map(({ text }) => text).join(""));
  expect(said.filter((text) => !/^[\p{Lu}\d$“]/u.test(text))).toEqual([]);
});

test.each(["2026-11-29", "2026-12-01", "2027-01-01", "2031-01-02", "2031-12-31"])(
  "on %s a price says for which installations it holds, also where no change is known",
  (day) => {
    const [found] = createFinder(index, day)("solar battery").flatMap(({ results }) => results);
    expect(found?.path).toBe("/solar-batteries");
    expect(found?.description).toMatch(new RegExp(`That’s for an installation ${plannedInWords(day)}\\.$`));
  },
);

test("of forty everyday questions at least 38 have the right answer first or second", () => {
  const missed = everyday.filter(
    ([typed, ...paths]) =>
      !pathsFor(typed)
        .slice(0, 2)
        .some((path) => paths.includes(path)),
  );
  expect(everyday).toHaveLength(40);
  expect(missed.length, missed.join("; ")).toBeLessThanOrEqual(2);
});

test.each(notFound)("%j finds nothing, and nothing that shares only a word with it", (typed) => {
  expect(pathsFor(typed)).toEqual([]);
});

test.each(swapped)("%s, with two letters in each other's place, finds what %s finds", (typed, meant) => {
  expect(pathsFor(typed)[0]).toBe(pathsFor(`${meant} `)[0]);
});

test.each(["13.5 kWh battery", "6.6 kW", "10 kW", "export limit 5 kW"])(
  "%s finds the same without its space",
  (typed) => {
    expect(pathsFor(typed)).toEqual(pathsFor(typed.replace(" k", "k")));
  },
);

test("every address that has words of its own can be found", () => {
  const known = index.entries.map(({ path }) => path);
  expect(Object.keys(searchedAs).filter((path) => !known.includes(path))).toEqual([]);
});

test("every page that search covers and every article can be found by its title", () => {
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
  // "About" alone says too little for anyone to type it.
  const titles = new Map(index.entries.map(({ path, title }) => [path, path === "/about" ? "about us" : title]));
  const found = (path: string) => pathsFor(titles.get(path) ?? "").slice(0, 3);
  expect(expected.map((path) => `/${path}`).filter((path) => !found(path).includes(path))).toEqual([]);
});

test("the group with the best result comes first, and each runs from best to worst", () => {
  for (const [typed] of judged) {
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
  expect(pathsFor(other)).toContain(pathsFor(one)[0]);
  expect(pathsFor(one)).toContain(pathsFor(other)[0]);
});

test.each(places)("%s leads to Service areas", (typed) => {
  expect(pathsFor(typed)[0]).toBe("/service-areas");
});

test("a word that is only begun is marked as far as it was typed, and a thing by whichever name it has", () => {
  expect(markedFor("bat", "/solar-batteries")).toContain("Bat");
  expect(markedFor("hws", "/hot-water")).toContain("Hot Water");
});

test.each(hostile)("%.30j is no error, and is answered within 50 ms", (typed) => {
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
  return (found?.titleParts ?? []).filter(({ marked }) => marked).map(({ text }) => text);
}
