import fc from "fast-check";
import { expect, test } from "vitest";
import { numberText, sizeText } from "#content/format.ts";
import { tries } from "#tests/settings.ts";
import { formatted } from "./format.cases.ts";

test.each(formatted)("%s is formatted as “%s”", (_, text, format) => {
  expect(format()).toBe(text);
});

test("every number is written as Intl.NumberFormat writes it", () => {
  const formats = [0, 1, 2, 3].map(
    (digits) => new Intl.NumberFormat("en-AU", { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
  const shortest = new Intl.NumberFormat("en-AU", { maximumFractionDigits: 3 });
  /** A number with our minus sign, and with none before zero. */
  const withOurMinus = (text: string) => (/[1-9]/.test(text) ? text.replace("-", "−") : text.replace("-", ""));
  // Multiples of half a thousandth: rounding to three digits or fewer is decided there.
  const halves = fc.integer({ min: -2_000_000, max: 2_000_000 }).map((count) => count / 2000);
  fc.assert(
    fc.property(fc.oneof(halves, fc.double({ noNaN: true, min: -1e12, max: 1e12 })), (value) => {
      for (const [digits, format] of formats.entries())
        expect(numberText(value, digits)).toBe(withOurMinus(format.format(value)));
      expect(sizeText(value)).toBe(withOurMinus(shortest.format(value)));
    }),
    { numRuns: tries(3000) },
  );
});
