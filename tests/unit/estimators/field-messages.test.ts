import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { calculators, estimateOf } from "#app/estimators/index.ts";
import { loadParts } from "#app/island/part.tsx";

const today = "2026-11-21";

/** What people and scripts send instead of a number, on purpose or by accident. */
const notNumbers = [
  ...[
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
  ],
  ...["<b>6</b>", "9".repeat(10_000)],
];

/** Every field, with values of other fields under which it is shown. */
const rows = calculators.flatMap((calculator) =>
  Object.entries(calculator.fields).map(([name, field]) => {
    const given = Object.entries(field.hiddenWhen ?? {}).map(([other, texts]) => {
      const { options } = calculator.fields[other] ?? {};
      const fits = [...Object.keys(options?.(today) ?? {}), "6"].find((text) => !texts.includes(text));
      return [other, fits ?? ""];
    });
    return { called: `${calculator.name} ${name}`, calculator, name, field, given };
  }),
);
const asking = (kinds: readonly string[]) => rows.filter(({ field }) => kinds.includes(field.kind));

test.each(rows)("the form shows $called", async ({ calculator, name, given }) => {
  await loadParts();
  const query = new URLSearchParams(given).toString();
  const form = renderToStaticMarkup(createElement(calculator.island, { query, today }));
  expect([...form.matchAll(/ name="([^"]+)"/g)].map(([, shown]) => shown)).toContain(name);
});

test.each(asking(["text", "size-choice"]))("$called has its own message for every invalid text", (row) => {
  const { calculator, name, given } = row;
  for (const text of notNumbers) {
    const query = new URLSearchParams([...given, [name, text]]);
    const { problems, values } = calculator.read(query, today);
    expect(problems[name], text.slice(0, 20)).toMatch(/^[A-Z0-9].*\.$/);
    expect(Object.keys(problems)).toEqual([name]);
    expect(values[name]).toBe(text.trim().slice(0, 60));
    expectNumbers(row, query);
  }
});

test.each(asking(["text", "size-choice"]).filter(({ name }) => name !== "postcode"))(
  "$called accepts the limits that its message names, and nothing beyond",
  ({ calculator, name, given }) => {
    const problem = (text: string) =>
      calculator.read(new URLSearchParams([...given, [name, text]]), today).problems[name];
    const ends = /(?:from ([\d.,]+) to|up to) ([\d.,]*\d)/;
    const [, least = "0", most = ""] = ends.exec(problem("999999999") ?? "") ?? [];
    for (const end of [least, most]) expect(problem(end) ?? "").not.toMatch(ends);
    expect(problem(`${most.replaceAll(",", "")}.1`)).toMatch(ends);
  },
);

test.each(asking(["select", "boxes"]))("$called accepts its own options and nothing else", (row) => {
  const { calculator, name, field, given } = row;
  const read = (text: string) => calculator.read(new URLSearchParams([...given, [name, text]]), today).problems;
  for (const text of Object.keys(field.options?.(today) ?? {}))
    if (`${name}=${text}` !== "half=1") expect(read(text)).toEqual({});
  for (const text of ["moon", "constructor", "9".repeat(10_000)]) {
    expect(read(text)[name]).toMatch(/^Choose .*\.$/);
    expectNumbers(row, new URLSearchParams([...given, [name, text]]));
  }
});

test.each(asking(["text", "size-choice", "select"]))("$called given twice is refused with a message", (row) => {
  const { calculator, name, given } = row;
  const query = new URLSearchParams([...given, [name, "6"], [name, "7"]]);
  expect(calculator.read(query, today).problems[name]).toContain("twice");
  expectNumbers(row, query);
});

test.each(rows.filter(({ name }) => name === "postcode"))(
  "$called tells an interstate postcode from an invalid one",
  (row) => {
    const read = (postcode: string) => row.calculator.read(new URLSearchParams({ postcode }), today).problems.postcode;
    expect(read("2000")).toMatch(/^2000 isn’t a Victorian postcode\. They run from 3000 to 3999\./);
    expect(read("312")).toMatch(/^Enter a four-digit Victorian postcode/);
  },
);

/** Expects that an answer has no broken numbers, whatever was sent. */
function expectNumbers({ calculator }: (typeof rows)[number], query: URLSearchParams): void {
  const { lines, arithmetic } = estimateOf(calculator, query, today);
  const said = JSON.stringify([lines, arithmetic(), calculator.answer(query.toString(), today)], (_, value) =>
    typeof value === "number" && !Number.isFinite(value) ? "NaN" : value,
  );
  expect(said).not.toMatch(/\b(NaN|Infinity|undefined)\b/);
}
