import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { sharedSite } from "#tests/site/lead-site.ts";
import { startSite } from "#tests/site/site.ts";

/** Pages with one sheet of their own, asked in each way that shows something else. */
const addresses = ["/aircon-rebate"];

/** An ordinary day, the days around a year's end, one after figures have passed their dates, and one long after. */
const dates = ["2026-11-23", "2026-12-31", "2027-01-01", "2027-07-02", "2029-03-01"];

/** How many bytes a page may take with all of its styles, as gzip 9. */
const most = 16 * 1024;

test.each(dates)(
  "on %s a page has a rule for each of its class names, in one sheet of its own, within 16 KB",
  async (date) => {
    const site = await startSite({ date });
    for (const address of addresses) {
      const page = await (await site.ask(address)).text();
      const [, sheet = ""] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
      expect(page.match(/<style|rel="?stylesheet/g), address).toEqual(["<style"]);
      expect(withoutRule(page, sheet), address).toEqual([]);
      expect.soft(gzipSync(page, { level: 9 }).length, address).toBeLessThanOrEqual(most);
    }
    await site.stop();
  },
);

test("a sheet knows at most twelve conditions of its medium", async () => {
  const { ask } = await sharedSite();
  const pages = await Promise.all(addresses.map(async (address) => (await ask(address)).text()));
  const conditions = new Set(
    pages.flatMap((page) => [...page.matchAll(/@media ([^{]+)\{/g)].map(([, condition]) => condition)),
  );
  expect([...conditions].length, [...conditions].join("\n")).toBeLessThanOrEqual(12);
});

/** The class names in a page's markup that its sheet says nothing about. */
function withoutRule(page: string, sheet: string): string[] {
  const names = [...page.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(" "));
  const known = new Set([...sheet.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = ""]) => name.replaceAll("\\", "")));
  return [...new Set(names)].filter((name) => name !== "" && !known.has(name));
}
