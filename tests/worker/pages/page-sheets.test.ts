import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { startSite } from "#tests/running-site/site.ts";
import { htmlErrorsOf } from "#tests/running-site/valid-html.ts";
import { largerLimits, urls } from "./page-sheets.cases.ts";

/** An ordinary day, the days around a year's end, a day after some figures' dates, and one long after. */
const dates = ["2026-11-23", "2026-12-31", "2027-01-01", "2027-07-02", "2029-03-01"] as const;

/** How many bytes a page and its styles may take, compressed with gzip 9. */
const maxBytes = (url: string) => 1024 * (largerLimits[/^\/([\w-]*\/?)/.exec(url)?.[1] ?? ""] ?? 16);

describe.each(dates)("on %s", (date) => {
  let pages: readonly (readonly [url: string, page: string])[];
  beforeAll(async () => {
    pages = await pagesOn(date);
  });

  // A date changes a page's words, not its markup.
  if (date === dates[0])
    test("every page is valid HTML", async () => {
      for (const [url, page] of pages) expect.soft(await htmlErrorsOf(page), url).toEqual([]);
    });

  test("every page has one style sheet, with a rule for each class", () => {
    for (const [url, page] of pages) {
      expect(page.match(/<style|rel="?stylesheet/g), url).toEqual(["<style"]);
      const [, sheet = ""] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
      expect(classesWithoutRule(page, sheet), url).toEqual([]);
    }
  });

  test("the marks of notes count up, and the list at a page's end has a note for each", () => {
    for (const [url, page] of pages) expectNotesInOrder(page, url);
  });

  test("a link to a part of its own page leads to that part", () => {
    for (const [url, page] of pages) {
      const anchors = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, part]) => part);
      expect(
        anchors.filter((part) => !page.includes(` id="${part}"`)),
        url,
      ).toEqual([]);
    }
  });

  test("every page stays within its size", () => {
    for (const [url, page] of pages)
      expect.soft(gzipSync(page, { level: 9 }).length, url).toBeLessThanOrEqual(maxBytes(url));
  });

  // Each is a kind of window or paper on which every page has to be looked at.
  test("all style sheets together have at most 13 media conditions", () => {
    const conditions = new Set(pages.flatMap(([, page]) => page.match(/@media [^{]+/g) ?? []));
    expect(conditions.size, [...conditions].join("\n")).toBeLessThanOrEqual(13);
  });
});

/** Every page as it is on a day, with its URL. */
async function pagesOn(date: string) {
  const site = await startSite({ date });
  const read = async (url: string) => {
    const response = await site.ask(url);
    expect(response.status, url).toBe(url === "/no-such-page" ? 404 : 200);
    return [url, await response.text()] as const;
  };
  return Promise.all(urls.map(read)).finally(() => site.stop());
}

function expectNotesInOrder(page: string, url: string): void {
  const markNumbers = new Set(
    [...page.matchAll(/<sup[^>]*><a[^>]* href="#note-(\d+)"/g)].map(([, number]) => Number(number)),
  );
  const noteNumbers = [...page.matchAll(/<li id="note-(\d+)"/g)].map(([, number]) => Number(number));
  expect(noteNumbers, url).toEqual(noteNumbers.map((_, index) => index + 1));
  expect([...markNumbers], url).toEqual(noteNumbers);
  expect(page, url).not.toMatch(/[\uE000-\uE002]/);
}

/** The class names in a page's markup that its style sheet has no rule for. */
function classesWithoutRule(page: string, sheet: string): string[] {
  const names = [...page.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(" "));
  const rules = sheet.replaceAll(/:where\(:not\([^()]*\)\)/g, "");
  const known = new Set([...rules.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = ""]) => name.replaceAll("\\", "")));
  return [...new Set(names)].filter((name) => name !== "" && !known.has(name));
}
