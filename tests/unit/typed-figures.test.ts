import { expect, test } from "vitest";
import { recordedValues, typedFigures, unusedExceptions } from "#tools/checks/match-figures.ts";

test.each<[value: string, typed: string, line: number]>([
  ["$1,400", "<p>It costs $1,400.</p>", 1],
  ["$1,400", "one\n\ntwo 1,400 dollars", 3],
  ["$1,400", "/* a\ncomment */\nconst price = 1_400;", 3],
  ["$1,400", "// a comment\nconst price = 1400;", 2],
  ["28.2 c/kWh", "It is 28.2\u00a0c a kilowatt-hour", 1],
  ["28.2 c/kWh", "It is 28.2 cents", 1],
  ["$36-40", "between\n$36 to $40 a year", 2],
  ["$36-40", "$36–40 a year", 1],
  ["40 certificates", "one\n40&nbsp;certificates", 2],
])("the recorded value %s is found in “%s”", (value, typed, line) => {
  expect(typedFigures(typed, [{ id: "figure", value }], { isArticle: false })).toMatchObject([{ value, line }]);
});

test.each([
  ["$1,400", "// It was $1,400."],
  ["$1,400", "/* It was\n$1,400 */"],
  ["$1,400", "$1,400.50"],
  ["$1,400", "$1,400,000"],
  ["$2", "$2 million"],
  ["28.2 c/kWh", "128.2 cents"],
])("the recorded value %s isn't found in “%s”", (value, text) => {
  expect(typedFigures(text, [{ id: "figure", value }], { isArticle: false })).toEqual([]);
});

test("articles may have plain quantities of their own, but no typed money", () => {
  const values = [
    { id: "power", value: "10 kW" },
    { id: "price", value: "$1,400" },
  ];
  const found = typedFigures("10 kW for $1,400", values, { isArticle: true });
  expect(found.map(({ id }) => id)).toEqual(["price"]);
});

test("of bare numbers only counts of certificates are looked for", () => {
  const figures = [
    { id: "years", value: "10" },
    { id: "battery-stc-count", value: "45" },
    { id: "rebate", value: "$36–40" },
  ];
  expect(recordedValues(figures, ["2026-11-23"])).toEqual([
    { id: "battery-stc-count", value: "45 certificates" },
    { id: "rebate", value: "$36-40" },
  ]);
});

test("a value that changes is looked for as it is on each day", () => {
  const cap = { id: "cap", value: (day: string) => (day < "2027-07-01" ? "$210,000" : "$140,000") };
  const values = recordedValues([cap], ["2026-11-23", "2027-07-01"]);
  expect(values.map(({ value }) => value)).toEqual(["$210,000", "$140,000"]);
});

test("an exception is unused once its own file no longer has the value", () => {
  const exceptions = { "a.tsx": { "$1,400": "a unit", "30 days": "a draft" }, "b.tsx": { "$1,400": "a fee" } };
  const foundFigures = [
    { path: "a.tsx", value: "30 days" },
    { path: "b.tsx", value: "$1,400" },
  ];
  expect(unusedExceptions(exceptions, foundFigures)).toEqual([{ path: "a.tsx", value: "$1,400" }]);
});
