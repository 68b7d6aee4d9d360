import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { startSite } from "#tests/running-site/site.ts";
import { htmlErrorsOf } from "#tests/running-site/valid-html.ts";
import { addresses, roomier } from "./page-sheets.cases.ts";

/** An ordinary day, the days around a year's end, a day after some figures' dates, and one long after. */
const dates = ["2026-11-23", "2026-12-31", "2027-01-01", "2027-07-02", "2029-03-01"];

/** How many bytes a page and its styles may take, compressed with gzip 9. */
const mostBytes = (address: string) => 1024 * (roomier[/^\/([\w-]*\/?)/.exec(address)?.[1] ?? ""] ?? 16);

test.each(dates)(
  "on %s every page is valid HTML with its notes in order, a rule for each class, one style sheet and within its size",
  async (date) => {
    const site = await startSite({ date });
    const pages = await Promise.all(addresses.map(async (address) => (await site.ask(address)).text()));
    for (const [at, address] of addresses.entries()) {
      const page = pages[at] ?? "";
      const [, sheet = ""] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
      expect(page.match(/<style|rel="?stylesheet/g), address).toEqual(["<style"]);
      expect(withoutRule(page, sheet), address).toEqual([]);
      expectNotesInOrder(page, address);
      if (date === dates[0]) expect.soft(await htmlErrorsOf(page), address).toEqual([]);
      expect.soft(gzipSync(page, { level: 9 }).length, address).toBeLessThanOrEqual(mostBytes(address));
    }
    const conditions = new Set(pages.flatMap((page) => page.match(/@media [^{]+/g) ?? []));
    expect(conditions.size, [...conditions].join("\n")).toBeLessThanOrEqual(13);
    await site.stop();
  },
);

/** Expects that a page's note marks count up, and that the list at its end has a note for each. */
function expectNotesInOrder(page: string, address: string): void {
  const marks = new Set(
    [...page.matchAll(/<sup[^>]*><a[^>]* href="#note-(\d+)"/g)].map(([, number]) => Number(number)),
  );
  const notes = [...page.matchAll(/<li id="note-(\d+)"/g)].map(([, number]) => Number(number));
  expect(notes, address).toEqual(notes.map((_, at) => at + 1));
  expect([...marks], address).toEqual(notes);
  expect(page, address).not.toMatch(/[\uE000-\uE002]/);
}

/** The class names in a page's markup that its style sheet has no rule for. */
function withoutRule(page: string, sheet: string): string[] {
  const names = [...page.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(" "));
  const rules = sheet.replaceAll(/:where\(:not\([^()]*\)\)/g, "");
  const known = new Set([...rules.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = ""]) => name.replaceAll("\\", "")));
  return [...new Set(names)].filter((name) => name !== "" && !known.has(name));
}
