import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { SearchIndex } from "#content/search/entry.ts";
import { createFinder, type Finder } from "#content/search/find.ts";
import { sharedSite } from "#tests/running-site/lead-site.ts";
import { everyNth } from "#tests/settings.ts";
import { elements, hrefsIn, parseHtml } from "#tests/unit/page-text.ts";
import { expectedPages } from "#tests/unit/search/relevance.cases.ts";
import { dayOn } from "#tests/worker/text.ts";

const assetsFolder = join(import.meta.dirname, "../../../dist/client/assets");

const site = await sharedSite();
let finder: Finder;
beforeAll(async () => {
  const [indexResponse, blogResponse] = [await site.ask("/search-index.json"), await site.ask("/blog")];
  finder = createFinder(JSON.parse(await indexResponse.text()), dayOn(await blogResponse.text()));
});

/** The results page and the browser share one finder. tests/unit/search tries every query; here an eighth is enough. */
const sampledQueries = everyNth(expectedPages, 8).map(([typed]) => typed);

test("the results page has the browser's results in the same order", async () => {
  for (const query of sampledQueries) {
    const html = await page(query);
    const paths = finder.find(query).flatMap(({ results }) => results.map(({ path }) => path));
    expect(linksIn(html), query).toEqual(paths);
    expect(html.includes('aria-labelledby="nearest"'), query).toBe(paths.length === 0);
  }
});

test("every entry leads to an existing page and part", async () => {
  const { entries }: SearchIndex = JSON.parse(await (await site.ask("/search-index.json")).text());
  expect(entries).not.toEqual([]);
  for (const { path } of entries) {
    const [url = "", anchor] = path.split("#");
    const response = await site.ask(url);
    expect.soft(response.status, path).toBe(200);
    if (anchor) expect.soft(await response.text(), path).toContain(` id="${anchor}"`);
  }
});

test("the index has the same text at its stable URL as at its hashed one", async () => {
  const hashedNames = readdirSync(assetsFolder).filter((name) => /^search-index-[0-9a-f]{8}\.json$/.test(name));
  expect(hashedNames).toHaveLength(1);
  const text = await (await site.ask("/search-index.json")).text();
  expect(text).toBe(readFileSync(join(assetsFolder, hashedNames[0] ?? ""), "utf8"));
});

test("a browser that has the index doesn't load it again", async () => {
  const response = await site.ask("/search-index.json");
  const tag = response.headers.get("etag") ?? "";
  expect((await site.ask("/search-index.json", { headers: { "If-None-Match": tag } })).status).toBe(304);
});

test("an empty search shows the blog", async () => {
  expect(await page("   ")).toContain('aria-label="Categories"');
});

test("a search without results says so and where to go", async () => {
  const html = await page("xqzvwk");
  expect(html).toContain("<title>Search results");
  expect(html).toContain("No results found.");
  expect(html).toContain('href="/rebates-and-finance"');
  expect(html).toContain("tel:");
});

async function page(typed: string): Promise<string> {
  return await (await site.ask(`/blog?${new URLSearchParams({ q: typed })}`)).text();
}

function linksIn(html: string): string[] {
  return elements(parseHtml(html), "section")
    .filter((section) => section.getAttribute("aria-labelledby")?.startsWith("found-"))
    .flatMap(hrefsIn);
}
