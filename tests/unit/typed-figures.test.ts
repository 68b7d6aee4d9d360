import { expect, test } from "vitest";
import { typedFigures } from "#tools/checks/match-figures.ts";

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
