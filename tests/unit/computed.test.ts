import { expect, test } from "vitest";
import { computedFrom, moduleCode } from "#tools/vite/computed.ts";

test("computed numbers ship with five digits", () => {
  expect(moduleCode({ saving: 1234.5678 })).toBe("export const saving = 1234.6;");
});

test.each([Number.NaN, Infinity])("a computed %d is an error, so that it isn't shipped as null", (value) => {
  expect(() => moduleCode({ savings: [1, value] })).toThrow(`“savings” holds ${value}`);
});

test("an error in a computed file names the file", async () => {
  await expect(computedFrom("content/missing.computed.ts", moduleCode)).rejects.toThrow(
    /^content\/missing\.computed\.ts can't be computed: Error: /,
  );
});
