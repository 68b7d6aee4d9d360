import fc from "fast-check";
import { expect, test } from "vitest";
import { numberText, sizeText } from "#content/format.ts";
import { tries } from "#tests/settings.ts";
import { written } from "./format.cases.ts";

test.each(written)("%s reads as in Australian English: %s", (_, text, read) => {
  expect(text).toBe(read);
});

test("every number is written as Intl.NumberFormat writes it", () => {
  const formats = [0, 1, 2, 3].map(
    (digits) => new Intl.NumberFormat("en-AU", { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
  const shortest = new Intl.NumberFormat("en-AU", { maximumFractionDigits: 3 });
  const truly = (text: string) => (/[1-9]/.test(text) ? text.replace("-", "−") : text.replace("-", ""));
  const halves = fc.integer({ min: -2_000_000, max: 2_000_000 }).map((thousandths) => thousandths / 2000);
  fc.assert(
    fc.property(fc.oneof(halves, fc.double({ noNaN: true, min: -1e12, max: 1e12 })), (value) => {
      for (const [digits, format] of formats.entries())
        expect(numberText(value, digits)).toBe(truly(format.format(value)));
      expect(sizeText(value)).toBe(truly(shortest.format(value)));
    }),
    { numRuns: tries(3000) },
  );
});
