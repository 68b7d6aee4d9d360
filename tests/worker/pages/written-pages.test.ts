import { appendFileSync, globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays } from "#content/melbourne.ts";
import { pages } from "#content/pages.ts";
import { proving, sample } from "#tests/prove.ts";
import { startSite } from "#tests/site/site.ts";
import { copyBuild } from "#tools/local/build-site.ts";
import { articleSlugs } from "#tools/shared/article-slugs.ts";

const paths = [...pages.map(({ path }) => path), ...articleSlugs().map((slug) => `/blog/${slug}`), "/offline"];

/** Days on which figures, rules and years change, days beside them, and one on which nothing is written down. */
const dates = ["2027-01-01", "2026-11-28", "2027-06-30", "2027-07-01", "2028-02-29"];
const everyNinth = Array.from({ length: 41 }, (_, index) => addDays("2026-11-21", index * 9));

const onEveryDay = ["/contact", "/rebates-and-finance"];
const datesOfAll = proving ? [...dates, ...everyNinth] : dates.slice(0, 1);

let bare = "";
beforeAll(() => {
  bare = buildWithout("no-written-pages", () => true);
});
afterAll(() => rmSync(bare, { recursive: true }));

test.each(proving ? datesOfAll : sample(dates, 2))(
  "on %s pages are what they would be if the build had written none",
  async (date) => {
    const [written, rendered] = await Promise.all([startSite({ date }), startSite({ date, root: bare })]);
    for (const path of datesOfAll.includes(date) ? paths : onEveryDay)
      expect(await textOf(written, path), path).toBe(await textOf(rendered, path));
    await Promise.all([written.stop(), rendered.stop()]);
  },
  120_000,
);

test("a first visitor's page is the file that the build wrote, and rendered where it is missing or something was asked", async () => {
  const root = buildWithout("changed-pages", (file) => /page-terms-/.test(file));
  for (const file of globSync(join(root, "dist/client/assets/page-home-*.txt")))
    appendFileSync(file, "<p>As written</p>");
  const site = await startSite({ root, date: "2026-11-23" });
  expect(await textOf(site, "/")).toContain("<p>As written</p></main>");
  expect(await textOf(site, "/?kw=8")).not.toContain("As written");
  expect(await textOf(site, "/terms")).toContain("Terms you can hold us to");
  await site.stop();
  rmSync(root, { recursive: true });
});

function buildWithout(name: string, left: (file: string) => boolean): string {
  const root = copyBuild(`${name}-${process.pid}`);
  const files = globSync(join(root, "dist/client/assets/page-*.txt")).filter(left);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) rmSync(file);
  return root;
}

async function textOf(site: Awaited<ReturnType<typeof startSite>>, path: string): Promise<string> {
  const answer = await site.ask(path);
  expect(answer.status, path).toBe(200);
  return answer.text();
}
