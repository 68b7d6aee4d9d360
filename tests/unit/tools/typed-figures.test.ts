import { expect, test } from "vitest";
import { recordedValues, typedFigures } from "#tools/checks/typed-figures/find.ts";

const values = recordedValues();
const found = (text: string, article = false) => typedFigures(text, values, article).map(({ value }) => value);

test("a text that types a record's value is found, whatever its dashes, spaces and line breaks", () => {
  expect(found("The rebate is at most $1,400.")).toEqual(["$1,400"]);
  expect(found("It takes 45–60\n      minutes.")).toEqual(["45-60 minutes"]);
  expect(found("6.6 kW earns 39 certificates, and 31 certificates next year")).toEqual([
    "39 certificates",
    "31 certificates",
  ]);
});

test("longer numbers, comments and bare numbers are something else", () => {
  expect(found("$1,400.50, $11,400 and $1,400 million")).toEqual([]);
  expect(found("/** At most $1,400. */")).toEqual([]);
  expect(found("39 people")).toEqual([]);
});

test("an article's own quantities are not held against the records, its dollars are", () => {
  expect(found("a limit of 5 kW", true)).toEqual([]);
  expect(found("a limit of 5 kW")).toEqual(["5 kW"]);
  expect(found("up to $1,400", true)).toEqual(["$1,400"]);
});
