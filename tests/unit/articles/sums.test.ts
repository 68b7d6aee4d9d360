import type { Element } from "@xmldom/xmldom";
import { expect, test } from "vitest";
import { elements, lineOf, linesOf, parseHtml } from "#tests/unit/page-text.ts";
import { readPage } from "#tests/unit/read-page.ts";
import { articleSlugs } from "#tools/vite/articles/article.ts";

const slugs = articleSlugs();
const amount = String.raw`[−-]?\$?\d[\d,]*(?:\.\d+)?`;
const unit = String.raw`(?: (?:kWh a day|kWh per kW|kWh|kW|c/kWh|c|GJ|MJ|kg|km|L|years|days|hours|certificates|volts|amps|million)(?![\p{L}]))?`;
const sumPattern = new RegExp(
  `(?<![\\d,.÷×+−] ?|\\p{L})(${amount}${unit}(?: [×÷+−] ${amount}${unit})+) = (${amount})`,
  "gu",
);

/** Units may differ by these factors between the two sides of a sum, but the digits must match. */
const scales = [1, 0.01, 100, 1000, 0.001, 1e6];

test.each(slugs)("every written-out sum in the article %s is right", async (slug) => {
  expect(wrongSums(textOf(await articleNamed(slug)))).toEqual([]);
});

test("the pattern for sums still fits the articles' markup", async () => {
  const texts = await Promise.all(slugs.map(async (slug) => textOf(await articleNamed(slug))));
  expect(texts.flatMap((text) => text.match(sumPattern) ?? []).length).toBeGreaterThanOrEqual(60);
});

test("a wrong sum is found", () => {
  expect(wrongSums("2 kWh × 3 = 6 kWh, but 2 kWh × 3 = 7")).toEqual(["2 kWh × 3 = 7"]);
});

function wrongSums(text: string): string[] {
  return [...text.matchAll(sumPattern)].flatMap(([equation, leftSide = "", rightSide = ""]) => {
    const decimals = rightSide.split(".")[1]?.length ?? 0;
    const errors = scales.map((scale) =>
      Math.abs(Math.abs(resultOf(leftSide)) * scale - Math.abs(resultOf(rightSide))),
    );
    return Math.min(...errors) <= 0.5 * 10 ** -decimals + 1e-9 ? [] : [equation];
  });
}

/** The value of an expression. JavaScript's order of operations is the text's. */
function resultOf(expression: string): number {
  const code = expression
    .replaceAll(/[^\d.×÷+− -]/g, "")
    .replaceAll("−", "-")
    .replaceAll("×", "*")
    .replaceAll("÷", "/");
  return new Function(`return ${code}`)();
}

/** Charts whose numbers the text doesn't repeat, by their captions, most of which end with the unit. */
const exceptions = [
  "Battery installations inspected to 30 June 2026 installations",
  "Left over from 6.6 kW on an average day, after 5 kWh for the house kWh",
  "Share of the year’s output by season, for a north-facing roof in Melbourne",
];

test("the text around a chart repeats at least one of its numbers, in the chart's unit", async () => {
  const unrepeated: string[] = [];
  for (const slug of slugs) {
    const article = await articleNamed(slug);
    const charts = elements(article, "figure").filter((figure) => numbersOf(figure).length > 0);
    remove(charts);
    const text = textOf(article).replaceAll(" per cent", "%");
    for (const chart of charts) {
      const caption = elements(chart, "figcaption").map(textOf).join();
      const [unitText = ""] = elements(chart, "span", { class: "small" }).map(textOf);
      const [chartUnit = ""] = unitText.split(" ");
      const amounts = numbersOf(chart).map((number) => (/[$%]/.test(number) ? number : `${number} ${chartUnit}`));
      if (!amounts.some((words) => text.includes(words))) unrepeated.push(caption);
    }
  }
  expect(unrepeated).toEqual(exceptions);
});

/** The numbers beside a chart's bars. */
function numbersOf(figure: Element): string[] {
  return elements(figure, "b", { class: "text-right" }).map(lineOf);
}

/** An article without its notes. */
async function articleNamed(slug: string): Promise<Element> {
  const [article] = elements(parseHtml(await readPage(`/blog/${slug}`)), "div", { class: "article-text" });
  if (!article) throw new Error(`${slug} has no text`);
  remove([...elements(article, "sup"), ...elements(article, "section", { role: "doc-endnotes" })]);
  return article;
}

function remove(unwanted: readonly Element[]): void {
  for (const element of unwanted) element.parentNode?.removeChild(element);
}

function textOf(element: Element): string {
  return linesOf(element).join("\n").replaceAll("\u00a0", " ");
}
