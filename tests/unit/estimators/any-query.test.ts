import fc from "fast-check";
import { expect, test } from "vitest";
import { calculators, estimateFromQuery, estimateOf } from "#app/estimators/index.ts";
import { tries } from "#tests/settings.ts";

const today = "2026-11-21";
const names = [...new Set(calculators.flatMap((calculator) => calculator.names))];
const words = "abc 1e9 -4 6,6 NaN 0x10 ½ 0 1 6.6 100 3000 3350 out yes local south 2031 2 over".split(" ");

test("no query, at any date, makes a NaN, an Infinity or an exception", () => {
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

test("estimates sent to staff hold no free text and no unknown fields", () => {
  const query = "tool=x&kw=6.6&message=call+me&income=under+the+table&postcode=3121%3Cscript%3E&home=mixed";
  const estimate = estimateFromQuery("price", new URLSearchParams(query), today);
  expect(estimate?.query).toBe("kw=6.6&battery=10&postcode=&bill=580&home=mixed&hours=12&income=");
  expect(JSON.stringify(estimate)).not.toMatch(/script|call me|table/);
});

test("an unknown calculator has no estimate", () => {
  expect(estimateFromQuery("price", new URLSearchParams(), today)).toBeDefined();
  expect(estimateFromQuery("toString", new URLSearchParams(), today)).toBeUndefined();
});
