import fc from "fast-check";
import { expect, test } from "vitest";
import { calculators, estimateFromQuery, estimateOf } from "#app/estimators/index.ts";
import { tries } from "#tests/settings.ts";

const today = "2026-11-21";
const names = [...new Set(calculators.flatMap((calculator) => calculator.queryFields))];
const texts = "abc 1e9 -4 6,6 NaN 0x10 ½ 0 1 6.6 100 3000 3350 out yes local south 2031 2 over".split(" ");

const value = fc.oneof(fc.constantFrom(...texts), fc.string(), fc.double().map(String));
const query = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 14 });
const date = fc.constantFrom("2026-11-21", "2027-01-01", "2027-07-01", "2031-01-01");

test.each(calculators)(
  "no query makes $name throw, or show a NaN or an Infinity, on four dates of 2026 to 2031",
  (calculator) => {
    fc.assert(
      fc.property(query, date, (pairs, day) => {
        const estimate = estimateOf(calculator, new URLSearchParams(pairs), day);
        expect(JSON.stringify([estimate, estimate.arithmetic()])).not.toMatch(/NaN|Infinity|undefined|null/);
      }),
      { numRuns: tries(200), examples: [[[["use", ""]], today]] },
    );
  },
);

test.each(calculators)(
  "an estimate of $name has the same lines when it is computed again from its query",
  (calculator) => {
    fc.assert(
      fc.property(query, date, (pairs, day) => {
        const { query, lines } = estimateOf(calculator, new URLSearchParams(pairs), day);
        expect(estimateOf(calculator, new URLSearchParams(query), day).lines).toEqual(lines);
      }),
      { numRuns: tries(200) },
    );
  },
);

test("estimates sent to staff hold no free text and no unknown fields", () => {
  const query = "tool=x&kw=6.6&message=call+me&income=under+the+table&postcode=3121%3Cscript%3E&home=mixed";
  const estimate = estimateFromQuery("price", new URLSearchParams(query), today);
  expect(estimate?.query).toBe("kw=6.6&battery=10&postcode=&bill=580&home=mixed&hours=12&income=");
  expect(JSON.stringify(estimate)).not.toMatch(/script|call me|table/);
});

test("an unknown calculator has no estimate", () => {
  expect(estimateFromQuery("toString", new URLSearchParams(), today)).toBeUndefined();
});
