import { expect, test } from "vitest";
import type { AnyCalculator } from "#app/estimators/define-calculator.tsx";
import type { Field } from "#app/estimators/fields.ts";
import { fixedClaims, fixedPrices, withPrices } from "#tests/unit/fixed-prices.ts";
import { elements, linesOf, parseHtml } from "#tests/unit/page-text.ts";
import { houses } from "./answers.cases.ts";
import { type RecordedAnswer, sentencesIn, textOf, withoutNumbers } from "./tables.ts";

const today = "2026-11-23";

/** Folds with nothing in them but their summary. */
const emptyFolds: string[] = [];

/** Every answer, at fixed prices, so that a change of our prices doesn't change it. */
const { calculators, answers } = await withPrices({ prices: fixedPrices, claims: fixedClaims }, async () => {
  const { readPage } = await import("#tests/unit/read-page.ts");
  const { calculators } = await import("#app/estimators/index.ts");

  async function recordAnswer(name: string, house: string, queryAndDay: string): Promise<RecordedAnswer> {
    const [query = "", day = today] = queryAndDay.split(" on ");
    const calculator = calculators.find((candidate) => candidate.name === name);
    const { page = "/service-areas", tab } = calculator ?? {};
    const html = await readPage(`${page}?${tab ? `tab=${tab}&` : ""}${query}`, day);
    const [island] = elements(parseHtml(html), "div", { "data-island": name });
    if (!island) throw new Error(`${page} has no ${name}`);
    const empty = elements(island, "details")
      .map((fold) => linesOf(fold))
      .filter(({ length }) => length < 2);
    emptyFolds.push(...empty.map(([summary]) => `${name}, ${house}: ${summary}`));
    const outputs = elements(island, "output").map((output) => [
      output.getAttribute("name"),
      output.getAttribute("data-value") ?? output.getAttribute("data-verdict"),
    ]);
    const shown = linesOf(island);
    const announcement = calculator?.announce(calculator.answer(query, day)) ?? "";
    const otherWords = calculator ? wordsBesidesPage(calculator, calculator.answer(query, day)) : [];
    const isShown = ({ text }: { text: string }) =>
      text.split(/\.? ?Quote \d: /).every((part) => shown.some((line) => line.includes(part)));
    return {
      house,
      query: queryAndDay,
      outputs: {
        ...Object.fromEntries(outputs),
        announced: (announcement.match(/\d[\d,.]*\b/g) ?? []).join(" "),
      },
      lines: [...shown, ...otherWords.filter((line) => !isShown(line)).map(({ where, text }) => `${where}: ${text}`)],
    };
  }

  const answers = Object.entries(houses).map(async ([name, queries]) => {
    const recorded = Object.entries(queries).map(([house, query]) => recordAnswer(name, house, query));
    return [name, await Promise.all(recorded)] as const;
  });
  return { calculators, answers: await Promise.all(answers) };
});

/** What is announced to screen readers, and what is sent to staff with a request. */
function wordsBesidesPage(calculator: AnyCalculator, result: unknown) {
  return [
    { where: "Read out", text: calculator.announce(result) || "nothing" },
    ...calculator.summarise(result).map(({ label, value }) => ({ where: `To staff: ${label}`, text: value })),
  ];
}

/** Sentences that more than two calculators use, with the calculators' names. */
const sharedSentences = sentencesByCalculators().filter(([, names]) => names.length > 2);

test("every calculator has houses in answers.cases.ts", () => {
  expect(Object.keys(houses)).toEqual(expect.arrayContaining(calculators.map(({ name }) => name)));
});

test("no fold under an answer is empty without a script", () => {
  expect(emptyFolds).toEqual([]);
});

// After a change of words or rules: npx vitest run --project unit tests/unit/answers -u, and read what has changed.
test.each(answers)("%s gives each house the figures and sentences in its snapshot", async (name, recorded) => {
  await expect(
    textOf(recorded, { sharedSentences: sharedSentences.map(([sentence]) => sentence) }),
  ).toMatchFileSnapshot(`${name}.txt`);
});

test("the sentences that several calculators share match their snapshot", async () => {
  const lines = sharedSentences.map(([sentence, names]) => `${sentence} (${names.join(", ")})`);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("shared-sentences.txt");
});

test("verdicts on several quotes are read out one after another", () => {
  const two = "price=7600&paid=before&kw=6.6&price2=5000&paid2=before&kw2=6.6";
  const quote = calculators.find(({ name }) => name === "quote");
  expect(quote?.announce(quote.answer(two, today))).toBe("Quote 1: Fair. Quote 2: An entry-level price");
});

test("each field's label, hint, options and limits match the snapshot", async () => {
  const fieldsByWords = new Map<string, string[]>();
  for (const calculator of calculators)
    for (const [name, field] of Object.entries(calculator.fields)) {
      const text = describeField(calculator, name, field);
      fieldsByWords.set(text, [...(fieldsByWords.get(text) ?? []), `${calculator.name} ${name}`]);
    }
  const text = [...fieldsByWords].map(([text, names]) => `${text} (${names.join(", ")})`).join("\n");
  await expect(`${text}\n`).toMatchFileSnapshot("fields.txt");
});

/** Each sentence with the names of the calculators that use it. */
function sentencesByCalculators(): [sentence: string, names: string[]][] {
  const namesOf = new Map<string, string[]>();
  for (const [name, recorded] of answers) {
    const sentences = sentencesIn(recorded.flatMap(({ lines }) => lines)).map(withoutNumbers);
    for (const sentence of new Set(sentences)) namesOf.set(sentence, [...(namesOf.get(sentence) ?? []), name]);
  }
  return [...namesOf];
}

/** A field's label, hint, choices or range, and default. */
function describeField({ read, fields }: AnyCalculator, name: string, field: Field<unknown>): string {
  const { label, hint, options, hiddenWhen = {} } = field;
  const choices = Object.entries(options?.(today) ?? {}).map(([value, words]) =>
    value ? `${value} = ${words}` : words,
  );
  const shownBy = Object.entries(hiddenWhen).map(([other, texts]) => {
    const possible = [...Object.keys(fields[other]?.options?.(today) ?? {}), "1"];
    const pair: [string, string] = [other, possible.find((text) => !texts.includes(text)) ?? ""];
    return pair;
  });
  const message = (text: string) => read([...shownBy, [name, text]], today).problems[name] ?? "";
  const [, whose, limits] = /Enter (.*), ((?:up to|from) .*?)\.(?= |$)/.exec(message("999999999")) ?? [];
  const [, fallback] = / (For now .*)/.exec(message("999999999")) ?? [];
  const empty = message("");
  return [label, hint, choices.join(", "), limits && `${whose}, ${limits}`, fallback, empty]
    .filter(Boolean)
    .join(" – ");
}
