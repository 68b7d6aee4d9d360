import type { Element } from "@xmldom/xmldom";
import { expect, test } from "vitest";
import { elements, lineOf, linesOf, parseHtml } from "#tests/unit/page-text.ts";
import { readPage } from "#tests/unit/read-page.ts";
import { articleSlugs } from "#tools/vite/articles/article.ts";
import { articleFacts } from "./articles.cases.ts";
import { pageFacts } from "./pages.cases.ts";

const day = "2026-11-23";

test("every article has facts in articles.cases.ts", () => {
  expect(Object.keys(articleFacts)).toEqual(articleSlugs().sort());
});

test.each(Object.entries(articleFacts))("the article %s states all its facts", async (slug, facts) => {
  expect(await missingFrom(`/blog/${slug}`, facts)).toEqual([]);
});

test.each(Object.entries(pageFacts))("the page %s states all its facts", async (path, facts) => {
  expect(await missingFrom(path, facts)).toEqual([]);
});

/** The facts that the page doesn't state, each with the page. */
async function missingFrom(path: string, facts: readonly string[]): Promise<string[]> {
  expect(facts).not.toEqual([]);
  const lines = linesOn(await readPage(path, day));
  return facts.filter((fact) => !lines.some((line) => states(line, fact))).map((fact) => `${path}: ${fact}`);
}

/** The page's lines as a visitor reads them, without the numbers of its notes. */
function linesOn(page: string): string[] {
  const [main] = elements(parseHtml(page.replaceAll(/<sup\b.*?<\/sup>/gs, "")), "main");
  if (!main) throw new Error("the page has no main part");
  const lists = elements(main, "select").map((list) => `${labelOf(main, list)}: ${optionsOf(list).join(", ")}`);
  return [...linesOf(main), ...lists].map((line) => line.replaceAll(/\s+/g, " "));
}

function labelOf(main: Element, field: Element): string {
  return elements(main, "label", { for: field.getAttribute("id") ?? "" })
    .map(lineOf)
    .join();
}

function optionsOf(list: Element): string[] {
  return elements(list, "option").map(lineOf);
}

/** Whether a line has the parts of a fact in their order. */
function states(line: string, fact: string): boolean {
  return new RegExp(fact.split(" … ").map(wholeWords).join(".*"), "u").test(line);
}

/** Matches the words, but not as part of a longer word or number: "10 kVA" isn't in "110 kVA". */
function wholeWords(words: string): string {
  const escaped = words.replaceAll(/[.*+?^$()[\]{}|\\]/g, "\\$&");
  return String.raw`(?<![\p{L}\d]|\d[.,])${escaped}(?![\p{L}\d]|[.,]\d)`;
}
