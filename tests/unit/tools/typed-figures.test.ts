import { expect, test } from "vitest";
import { meanOffer } from "#content/energy/prices/tariffs.ts";
import { size } from "#content/format.ts";
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

test("a value is found in words and as a number in code as well", () => {
  expect(found("at most 1,400 dollars")).toEqual(["$1,400"]);
  expect(found("const cap = 1400;")).toEqual(["$1,400"]);
  expect(found("{ cap: 1_400 }")).toEqual(["$1,400"]);
  const rate = size(meanOffer.usage);
  expect(found(`at ${rate} cents, or ${rate} c`)).toEqual([`${rate} c/kWh`, `${rate} c/kWh`]);
  expect(found("Exports earn 0 to 3 c/kWh.")).toEqual(["0-3 c/kWh"]);
  expect(found("From $36 to $40 a certificate")).toEqual(["$36-40"]);
  expect(found("pauseMs: 1000, width: 11400, x1400")).toEqual([]);
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
