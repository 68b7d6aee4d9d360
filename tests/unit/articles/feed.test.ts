import { expect, test } from "vitest";
import { articles } from "#content/articles/index.ts";
import { feedEntry } from "#worker/feeds/write-feed.ts";

test.each([
  ["2026-01-15", "2026-01-14T13:00:00.000Z"],
  ["2026-07-15", "2026-07-14T14:00:00.000Z"],
])("the feed dates an article checked on %s from midnight in Melbourne, %s", async (checkedOn, updatedAt) => {
  const [article] = articles;
  if (!article) throw new Error("there are no articles");
  const entry = await feedEntry({ ...article, checkedOn }, "https://site.example", "2026-11-28");
  expect(entry).toContain(`<updated>${updatedAt}</updated>`);
});
