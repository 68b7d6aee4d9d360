import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { calculators, estimateOf } from "#app/estimators/index.ts";
import { loadParts } from "#app/island/part.tsx";

const today = "2026-11-21";

/** What people and scripts send instead of a number, on purpose or by accident. */
const notNumbers = [
  "abc",
  "-4",
  "1e9",
  "999999999",
  "6,6",
  "6.6.6",
  "６",
  "½",
  "NaN",
  "Infinity",
  "0x10",
  "1 000 kW",
  "\u0000",
  "%E0%A4%A",
  "<b>6</b>",
  "9".repeat(10_000),
];

/** Every field, with a value for each other field that could hide it. */
const allFields = calculators.flatMap((calculator) =>
  Object.entries(calculator.fields).map(([name, field]) => {
    const shownBy = Object.entries(field.hiddenWhen ?? {}).map(([other, texts]) => {
      const { options } = calculator.fields[other] ?? {};
      const value = [...Object.keys(options?.(today) ?? {}), "6"].find((text) => !texts.includes(text));
      return [other, value ?? ""];
    });
    return { label: `${calculator.name} ${name}`, calculator, name, field, shownBy };
  }),
);
const fieldsOf = (...kinds: readonly string[]) => allFields.filter(({ field }) => kinds.includes(field.kind));

test.each(allFields)("the form shows the field $label", async ({ calculator, name, shownBy }) => {
  await loadParts();
  const query = new URLSearchParams(shownBy).toString();
  const form = renderToStaticMarkup(createElement(calculator.island, { query, today }));
  expect([...form.matchAll(/ name="([^"]+)"/g)].map(([, shown]) => shown)).toContain(name);
});

test.each(fieldsOf("text", "size-choice"))("the field $label has its own message for every invalid text", (row) => {
  const { calculator, name, shownBy } = row;
  for (const text of notNumbers) {
    const query = new URLSearchParams([...shownBy, [name, text]]);
    const { problems, typedTexts } = calculator.read(query, today);
    expect(problems[name], text.slice(0, 20)).toMatch(/^[A-Z0-9].*\.$/);
    expect(Object.keys(problems)).toEqual([name]);
    expect(typedTexts[name]).toBe(text.trim().slice(0, 60));
    expectFiniteNumbers(row, query);
  }
});

test.each(fieldsOf("text", "size-choice").filter(({ name }) => name !== "postcode"))(
  "the field $label accepts the limits that its message names, and nothing beyond",
  ({ calculator, name, shownBy }) => {
    const problem = (text: string) =>
      calculator.read(new URLSearchParams([...shownBy, [name, text]]), today).problems[name];
    const limitsPattern = /(?:from ([\d.,]+) to|up to) ([\d.,]*\d)/;
    const limits = limitsPattern.exec(problem("999999999") ?? "");
    if (!limits) throw new Error(`the message names no limits: ${problem("999999999")}`);
    const [, smallest = "0", largest = ""] = limits;
    // A rate that holds for some hours is only complete with them.
    const accepted = [undefined, "Enter its hours as well; they’re on your bill."];
    for (const end of [smallest, largest]) expect(accepted).toContain(problem(end));
    expect(problem(`${largest.replaceAll(",", "")}.1`)).toMatch(limitsPattern);
  },
);

test.each(fieldsOf("select", "boxes"))("the field $label accepts its own options and nothing else", (row) => {
  const { calculator, name, field, shownBy } = row;
  const problemOf = (text: string) => calculator.read(new URLSearchParams([...shownBy, [name, text]]), today).problems;
  // The first half of this year is over, so it is refused unless another year is chosen.
  const valid = Object.keys(field.options?.(today) ?? {}).filter((text) => `${name}=${text}` !== "half=1");
  expect(valid).not.toEqual([]);
  for (const text of valid) expect(problemOf(text)).toEqual({});
  for (const text of ["moon", "constructor", "9".repeat(10_000)]) {
    expect(problemOf(text)[name]).toMatch(/^Choose .*\.$/);
    expectFiniteNumbers(row, new URLSearchParams([...shownBy, [name, text]]));
  }
});

test.each(fieldsOf("text", "size-choice", "select"))(
  "the field $label given twice is refused with a message",
  (row) => {
    const { calculator, name, shownBy } = row;
    const query = new URLSearchParams([...shownBy, [name, "6"], [name, "7"]]);
    expect(calculator.read(query, today).problems[name]).toContain("twice");
    expectFiniteNumbers(row, query);
  },
);

test.each(allFields.filter(({ name }) => name === "postcode"))(
  "the field $label takes Victorian postcodes, and tells others from invalid ones",
  (row) => {
    const problemOf = (postcode: string) =>
      row.calculator.read(new URLSearchParams({ postcode }), today).problems.postcode;
    expect(problemOf("2000")).toMatch(/^2000 isn’t a Victorian postcode\. They start with 3 or 8\./);
    expect(problemOf("8001")).toBeUndefined();
    expect(problemOf("312")).toMatch(/^Enter a four-digit Victorian postcode/);
  },
);

/** Expects that an answer has only finite numbers, whatever was sent. */
function expectFiniteNumbers({ calculator }: (typeof allFields)[number], query: URLSearchParams): void {
  const { lines, arithmetic } = estimateOf(calculator, query, today);
  const text = JSON.stringify([lines, arithmetic(), calculator.answer(query.toString(), today)], (_, value) =>
    typeof value === "number" && !Number.isFinite(value) ? "NaN" : value,
  );
  expect(text).not.toMatch(/\b(NaN|Infinity|undefined)\b/);
}
