import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { articles } from "#content/articles/index.ts";
import { pages } from "#content/pages.ts";

test("every social card prints its page's current title; npm run pictures -- cards makes them again", async () => {
  const said = JSON.parse(await readFile("tools/pictures/card-titles.json", "utf8"));
  expect(said).toEqual({
    ...Object.fromEntries(pages.map(({ path, title }) => [path === "/" ? "home" : path.slice(1), title])),
    ...Object.fromEntries(articles.map(({ slug, title }) => [`blog-${slug}`, title])),
  });
});
