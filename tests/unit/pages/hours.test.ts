import { expect, test } from "vitest";
import { routes } from "#app/routes.ts";
import { momentOf } from "#content/melbourne.ts";
import { usualDate } from "#tests/settings.ts";
import { pagesWith } from "#tests/unit/read-page.ts";

test("a page that was cached in the morning shows the evening's opening hours", async () => {
  const time = { date: usualDate.slice(0, 10), minutes: 10 * 60 };
  const clock = () => momentOf(time);
  // One isolate has answered in the morning, the other starts in the evening.
  const warmPages = pagesWith({ siteTime: clock, now: clock });
  const freshPages = pagesWith({ siteTime: clock, now: clock });
  const textOf = async (pages: typeof warmPages, path: string) =>
    (await pages.respond(new Request(`https://site.example${path}`)))?.text();
  const paths = routes.flatMap(({ handle }) => handle.heads.map(({ path }) => path));
  const morningTexts = await Promise.all(paths.map((path) => textOf(warmPages, path)));
  time.minutes = 20 * 60;
  const eveningTexts = await Promise.all(paths.map((path) => textOf(freshPages, path)));
  expect(paths.filter((_, index) => morningTexts[index] !== eveningTexts[index])).toContain("/help");
  for (const [index, path] of paths.entries()) expect(await textOf(warmPages, path), path).toBe(eveningTexts[index]);
});
