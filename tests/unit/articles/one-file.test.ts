import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFinder } from "#content/search/find.ts";
import { recordsModule } from "#tools/vite/articles/read.ts";
import { buildSearchIndex } from "#tools/vite/search/build-index.ts";
import { articleSource } from "./article-source.ts";

/** A project of two articles, to which the recipe in CONTRIBUTING.md adds one: what a build reads, and nothing else. */
let root = "";
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "one-more-article-"));
  mkdirSync(join(root, "content/articles"), { recursive: true });
  cpSync("app/pictures/files/pictures.json", join(root, "app/pictures/files/pictures.json"));
  write("first", { title: "The first of two articles", position: 10 });
  write("second", { title: "The second of two articles", position: 20 });
});
afterAll(() => rmSync(root, { recursive: true }));

const title = "Do wombats chew solar cables?";

function write(slug: string, changes: Record<string, unknown>, body = "Yes.") {
  writeFileSync(join(root, `content/articles/${slug}.mdx`), articleSource(body, changes));
}

async function listed(): Promise<string[]> {
  const { default: records } = await import(`data:text/javascript,${encodeURIComponent(recordsModule(root))}`);
  return records.map(({ slug }: { slug: string }) => slug);
}

test("an article is one file: the index has it, last or at its position, and search finds it", async () => {
  write("wombats", { title });
  expect(await listed()).toEqual(["first", "second", "wombats"]);
  write("wombats", { title, position: 15 });
  expect(await listed()).toEqual(["first", "wombats", "second"]);
  const found = createFinder(JSON.parse(buildSearchIndex(root)))("wombats");
  expect(found.flatMap(({ results }) => results.map(({ path }) => path))).toEqual(["/blog/wombats"]);
});

test("what is wrong with it ends the build, with its file", () => {
  write("wombats", { title, position: -1 });
  expect(() => recordsModule(root)).toThrow("content/articles/wombats.mdx:1 front matter, position: ");
  write("wombats", { title }, "See [this](/blog/wombat).");
  expect(() => recordsModule(root)).toThrow("link to /blog/wombat: there is no such article");
});
