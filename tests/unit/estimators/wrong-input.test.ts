import fc from "fast-check";
import { expect, test } from "vitest";
import { calculators, estimateFromQuery, estimateOf } from "#app/estimators/index.ts";
import { tries } from "#tests/settings.ts";

const today = "2026-11-21";
const names = [...new Set(calculators.flatMap((calculator) => calculator.names))];
const words = "abc 1e9 -4 6,6 NaN 0x10 ½ 0 1 6.6 100 3000 3350 out yes local south 2031 2 over".split(" ");

test("no query whatever makes a NaN, an Infinity or an exception, at any date", () => {
  const texts = fc.oneof(fc.constantFrom(...words), fc.string(), fc.double().map(String));
  const queries = fc.array(fc.tuple(fc.constantFrom(...names), texts), { maxLength: 14 });
  const days = fc.constantFrom("2026-11-21", "2027-01-01", "2027-07-01", "2031-01-01");
  fc.assert(
    fc.property(queries, days, (pairs, date) => {
      for (const calculator of calculators) {
        const found = estimateOf(calculator, new URLSearchParams(pairs), date);
        expect(JSON.stringify([found, found.arithmetic()])).not.toMatch(/NaN|Infinity|undefined|null/);
        expect(estimateOf(calculator, new URLSearchParams(found.query), date).lines).toEqual(found.lines);
      }
    }),
    { numRuns: tries(200), examples: [[[["daily", ""]], "2026-11-21"]] },
  );
});

test("a main field sent empty asks for itself; the others may stay empty", () => {
  const asked = (name: string, query: string) =>
    Object.keys(calculators.find((each) => each.name === name)?.read(new URLSearchParams(query), today).problems ?? {});
  expect(asked("price", "postcode=&kw=&battery=&bill=&use=&rate=&feedin=")).toEqual(["kw", "battery", "bill"]);
  expect(asked("commercial", "postcode=&kw=&use=&bill=&price=")).toEqual(["kw", "bill"]);
  expect(asked("hot-water", "people=&rate=")).toEqual(["people"]);
  expect(asked("day", "kw=&daily=&battery=")).toEqual(["kw", "daily"]);
  expect(asked("quote", "postcode=&kw=&price=&certificates=")).toEqual([]);
});

test("a year of 1800, another state's postcode and an unknown word are told apart", () => {
  const [price] = calculators;
  const query = new URLSearchParams("year=1800&postcode=2000&aircon=window&income=lots&kw=6,6");
  expect(price?.read(query, today).problems).toEqual({
    kw: "Enter the panels’ size with a decimal point, such as 6.6. Until then we use 8 kW.",
    postcode: "2000 isn’t a Victorian postcode. They run from 3000 to 3999. Until then we use Melbourne.",
    aircon: "Choose an answer from the list. Until then we use “None”.",
    income: "Choose an answer from the list. Until then we use “Prefer not to say”.",
    year: "Choose a year from 2026 to 2031. Until then we use 2026.",
  });
});

test("dollars may be written as people write them", () => {
  const lines = estimateFromQuery("quote", new URLSearchParams("price=$12,500&kw=6.6&paid=before"), today)?.lines;
  expect(lines).toContainEqual({ label: "Quote 1: price on the quote", value: "$12,500" });
});

test("what goes to our staff holds no free text and no field of another's making", () => {
  const query = "tool=x&kw=6.6&message=call+me&income=under+the+table&postcode=3121%3Cscript%3E&home=mixed";
  const estimate = estimateFromQuery("price", new URLSearchParams(query), today);
  expect(estimate?.query).toBe("kw=6.6&battery=10&postcode=&bill=580&home=mixed&hours=12&income=");
  expect(JSON.stringify(estimate)).not.toMatch(/script|call me|table/);
});

test("a calculator that is not ours has no estimate", () => {
  expect(estimateFromQuery("price", new URLSearchParams(), today)).toBeDefined();
  expect(estimateFromQuery("toString", new URLSearchParams(), today)).toBeUndefined();
});

test("an estimate names its calculator, its page and what was asked and found, as the page shows it", () => {
  const query = "kw=8&battery=10&postcode=3350";
  expect(estimateFromQuery("price", new URLSearchParams(query), today)).toMatchObject({
    title: "Your price",
    path: "/your-price?kw=8&battery=10&postcode=3350&bill=580&hours=12",
    lines: [
      { label: "Panels", value: "8\u00a0kW" },
      { label: "Battery", value: "10\u00a0kWh" },
      { label: "Postcode", value: "3350" },
      { label: "Pays", value: expect.stringMatching(/^about \$\d{2},\d{3}, \$\d+,\d00–\d{2},\d00$/) },
      { label: "Yearly saving", value: expect.stringMatching(/^\$/) },
      { label: "Pays back in", value: expect.stringMatching(/^about \d+\.\d years$/) },
    ],
  });
});
