import { beforeAll, expect, test } from "vitest";
import type { AnyCalculator } from "#app/estimators/define-calculator.tsx";
import type { Field } from "#app/estimators/fields.ts";
import { fixedClaims, fixedPrices, withPrices } from "#tests/unit/fixed-prices.ts";
import { houses } from "./answers.cases.ts";
import { type PageAnswer, recordAnswer } from "./record-answer.ts";
import { sentencesIn, textOf, withoutNumbers } from "./tables.ts";

const today = "2026-11-23";

let calculators: readonly AnyCalculator[];
/** The answers to each calculator's houses. */
let answers: ReadonlyMap<string, readonly PageAnswer[]>;
/** Sentences that more than two calculators use, with the calculators' names. */
let sharedSentences: readonly [sentence: string, names: string[]][];

/** Answers at fixed prices, so that a change of our prices doesn't change them. */
beforeAll(async () => {
  await withPrices({ prices: fixedPrices, claims: fixedClaims }, async () => {
    ({ calculators } = await import("#app/estimators/index.ts"));
    answers = new Map(
      await Promise.all(Object.keys(houses).map(async (name) => [name, await answersOf(name)] as const)),
    );
  });
  sharedSentences = sentencesByCalculators().filter(([, names]) => names.length > 2);
});

async function answersOf(name: string): Promise<PageAnswer[]> {
  const { readPage } = await import("#tests/unit/read-page.ts");
  const calculator = calculators.find((candidate) => candidate.name === name);
  // The coverage check isn't a calculator, but an island of Service areas.
  const { page = "/service-areas", tab } = calculator ?? {};
  const recordedAnswers = Object.entries(houses[name] ?? {}).map(async ([house, queryAndDay]) => {
    const [query = "", day = today] = queryAndDay.split(" on ");
    const html = await readPage(`${page}?${tab ? `tab=${tab}&` : ""}${query}`, day);
    return { ...recordAnswer(html, { name, calculator }, { house, query, day }), query: queryAndDay };
  });
  return Promise.all(recordedAnswers);
}

test("every calculator has houses in answers.cases.ts", () => {
  expect(Object.keys(houses)).toEqual(expect.arrayContaining(calculators.map(({ name }) => name)));
});

test("no fold under an answer is empty without a script", () => {
  expect([...answers.values()].flat().flatMap(({ emptyFolds }) => emptyFolds)).toEqual([]);
});

// After a change of words or rules: npm test -- tests/unit/answers -u, and read what has changed.
test.each(Object.keys(houses))("%s gives each house the figures and sentences in its snapshot", async (name) => {
  await expect(
    textOf(answers.get(name) ?? [], { sharedSentences: sharedSentences.map(([sentence]) => sentence) }),
  ).toMatchFileSnapshot(`${name}.txt`);
});

test("the sentences that several calculators share match their snapshot", async () => {
  const lines = sharedSentences.map(([sentence, names]) => `${sentence} (${names.join(", ")})`);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("shared-sentences.txt");
});

test("verdicts on several quotes are read out one after another", () => {
  const twoQuotes = "price=7600&paid=before&kw=6.6&price2=5000&paid2=before&kw2=6.6";
  const quote = calculators.find(({ name }) => name === "quote");
  expect(quote?.announce(quote.answer(twoQuotes, today))).toBe("Quote 1: Fair. Quote 2: An entry-level price");
});

test("each field's label, hint, options and messages match the snapshot", async () => {
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
  for (const [name, recordedAnswers] of answers) {
    const sentences = sentencesIn(recordedAnswers.flatMap(({ lines }) => lines)).map(withoutNumbers);
    for (const sentence of new Set(sentences)) namesOf.set(sentence, [...(namesOf.get(sentence) ?? []), name]);
  }
  return [...namesOf];
}

/** A field's label, hint and choices, and its messages if what was entered is wrong or missing. */
function describeField({ read, fields }: AnyCalculator, name: string, field: Field<unknown>): string {
  const { label, hint, options, hiddenWhen = {} } = field;
  const choices = Object.entries(options?.(today) ?? {}).map(([value, words]) =>
    value ? `${value} = ${words}` : words,
  );
  const shownBy = Object.entries(hiddenWhen).map(([other, texts]): [string, string] => {
    const possible = [...Object.keys(fields[other]?.options?.(today) ?? {}), "1"];
    return [other, possible.find((text) => !texts.includes(text)) ?? ""];
  });
  const message = (text: string) => read([...shownBy, [name, text]], today).problems[name] ?? "";
  const ifWrong = message("999999999");
  if (!ifWrong) throw new Error(`${name} takes 999999999, or is hidden`);
  return [label, hint, choices.join(", "), ifWrong, message("")].filter(Boolean).join(" – ");
}
