import { expect, test } from "vitest";
import { checkDigit, factsOf, nmiWritten } from "#app/meter/reader/readings/nmi.ts";

test("the check digit is AEMO's", () => {
  expect(checkDigit("VAAA000065")).toBe(7);
  expect(checkDigit("6305888444")).toBe(6);
});

test("a connection's number leads to its network, surely by four characters, likely by two", () => {
  expect(factsOf("6407000000", true)).toEqual({ distributor: "united", sure: true, state: null });
  expect(factsOf("6499000000", true)).toEqual({ distributor: "united", sure: false, state: null });
  expect(factsOf("QB00000000", true)).toEqual({ distributor: null, sure: false, state: "Queensland" });
});

test.each(["6.001E+10", "=6407000000", "GENERATION", "64070", "6407000000 ", "OIOI000000", ""])(
  "%j is no connection's number",
  (text) => {
    expect(nmiWritten(text)).toBeUndefined();
  },
);
