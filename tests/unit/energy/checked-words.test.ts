import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { brokenWords, checkedWords, checkedWordsIn } from "#content/figures/checked-words.ts";
import { moneyText, numberText } from "#content/format.ts";
import { faq } from "#content/questions/questions.ts";
import { computedFiles } from "#tools/vite/computed.ts";

const root = join(import.meta.dirname, "../../..");
const files = computedFiles();
const articles = files.filter((file) => file.startsWith("content/articles/sums/"));

test("words whose number has left its range are reported with the range and the value", () => {
  expect(brokenWords({ nested: [checkedWords("nine to ten years", 11.24, 9, 10.2)] })).toEqual([
    "“nine to ten years” holds from 9 to 10.2, but the value is 11.24",
  ]);
});

test("words whose number is in its range aren't reported", () => {
  expect(brokenWords({ nested: [checkedWords("nine to ten years", 9.5, 9, 10.2)] })).toEqual([]);
});

// These three print their figures, and describe none in words.
const withoutWords = ["emerging-energy-tech", "feed-in-tariffs-2025", "virtual-power-plants"];

test.each(articles.filter((file) => !withoutWords.includes(basename(file, ".computed.ts"))))(
  "%s checks words of its article",
  async (file) => {
    expect(checkedWordsIn(await valuesOf(file))).not.toEqual([]);
  },
);

test.each(articles)("the words that %s checks are in its article", async (file) => {
  const text = proseOf(basename(file, ".computed.ts")).toLowerCase();
  const words = checkedWordsIn(await valuesOf(file)).map((each) => each.words);
  expect(words.filter((each) => !text.includes(each.toLowerCase()))).toEqual([]);
});

test.each(articles)("no number that %s computes is typed in its article, except in checked words", async (file) => {
  const text = proseOf(basename(file, ".computed.ts"));
  const { words: _, ...figures } = await valuesOf(file);
  const words = checkedWordsIn(await valuesOf(file)).map((each) => each.words);
  const numbers = numbersIn(figures).flatMap((value) => [moneyText(value), `${numberText(value)} kWh`]);
  expect(numbers.filter((each) => words.every((word) => !word.includes(each)) && text.includes(each))).toEqual([]);
});

test("the checked words about batteries are in the FAQ's answers about them", async () => {
  const text = JSON.stringify(faq);
  const words = checkedWordsIn(await valuesOf("content/questions/battery.computed.ts")).map((each) => each.words);
  expect(words).not.toEqual([]);
  expect(words.filter((each) => !text.includes(each))).toEqual([]);
});

async function valuesOf(file: string): Promise<Record<string, unknown>> {
  return { ...(await import(join(root, file))) };
}

/** An article's source text without its code and computed values. */
function proseOf(slug: string): string {
  const source = readFileSync(join(root, `content/articles/${slug}.mdx`), "utf8");
  const withoutCode = source.replace(/^(import|export) [\s\S]*?(?=\n\n)/gm, "");
  return withoutCode.replace(/\{[^{}]*(\{[^{}]*\}[^{}]*)*\}/g, "{}").replace(/\s+/g, " ");
}

/** The numbers that come from the model: prices and sizes are whole numbers, or below 100. */
function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return Math.abs(value) >= 100 && !Number.isInteger(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
