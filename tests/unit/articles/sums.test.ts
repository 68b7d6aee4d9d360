import { expect, test } from "vitest";
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
  expect(wrongSums(textIn(await readPage(`/blog/${slug}`)))).toEqual([]);
});

test("the pattern for sums still fits the articles' markup", async () => {
  const texts = await Promise.all(slugs.map(async (slug) => textIn(await readPage(`/blog/${slug}`))));
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

/** Charts whose numbers the text doesn't repeat. */
const exceptions = [
  "Battery installations inspected to 30 June 2026",
  "Left over from 6.6 kW on an average day, after 5 kWh for the house",
  "Share of the year’s output by season, for a north-facing roof in Melbourne",
];

test("the text around a chart repeats at least one of its numbers, in the chart's unit", async () => {
  const unrepeatedSums: string[] = [];
  for (const slug of slugs) {
    const page = await readPage(`/blog/${slug}`);
    const charts = [...page.matchAll(/<figure><figcaption>(.*?)<span class="small">(.*?)<\/span>(.*?)<\/figure>/gs)];
    const withoutCharts = charts.reduce((html, [chart]) => html.replace(chart, ""), page);
    const text = textIn(withoutCharts).replaceAll(" per cent", "%");
    for (const [, title = "", unitLabel = "", bars = ""] of charts) {
      const [chartUnit = ""] = unitLabel.split(" ");
      const numbers = [...bars.matchAll(/<b class="text-right">(.*?)<\/b>/g)].map(([, number = ""]) => number);
      const amounts = numbers.map((number) => (/[$%]/.test(number) ? number : `${number} ${chartUnit}`));
      if (!amounts.some((words) => text.includes(words))) unrepeatedSums.push(title.replaceAll("\u00a0", " ").trim());
    }
  }
  expect(unrepeatedSums).toEqual(exceptions);
});

/** An article's text, with a line for each block. */
function textIn(page: string): string {
  return page
    .slice(page.indexOf('class="article-text"'), page.indexOf('role="doc-endnotes"'))
    .replaceAll(/<sup.*?<\/sup>/gs, "")
    .replaceAll(/<\/(?:p|li|h2|h3|td|th|figcaption|dt|dd)>/g, "\n")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("\u00a0", " ");
}
