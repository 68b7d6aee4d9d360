import { expect, test } from "vitest";
import { sharedSite } from "../../site/lead-site.ts";
import { unsaidIn } from "../../site/unsaid.ts";

/** The most notes that a page may have; any other may have twelve. */
const mostNotes: Readonly<Record<string, number>> = { "/": 5, "/contact": 0 };

const site = await sharedSite();
const addresses = (await (await site.ask("/sitemap.xml")).text()).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g);
const paths = [...addresses].map(([, path = ""]) => path);

test("the sitemap names every page", () => {
  expect(paths.length).toBeGreaterThan(40);
});

test.each([...paths, "/contact?callback"])("%s speaks plainly of what we do", async (path) => {
  const read = (await pageOf(path)).replaceAll(/<script[\s\S]*?<\/script>|<[^>]+>/g, "").replaceAll(/&#x27;/g, "’");
  expect(unsaidIn(read)).toEqual([]);
});

test.each(paths)("%s has few notes", async (path) => {
  expect((await pageOf(path)).match(/<li id="note-\d+"/g)?.length ?? 0).toBeLessThanOrEqual(mostNotes[path] ?? 12);
});

async function pageOf(path: string): Promise<string> {
  const page = await (await site.ask(path)).text();
  return /<main[^>]*>([\s\S]*)<\/main>/.exec(page)?.[1] ?? "";
}
