import { expect, test } from "vitest";
import { plainText } from "#content/questions/question.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";

test("a paragraph in plain words has the figures' values and the links' words", () => {
  expect(plainText("Each is worth {stc-price}.")).toBe(`Each is worth $${certificatePrice.assumed}.`);
  expect(plainText("See [the rebates](/rebates-and-finance) first.")).toBe("See the rebates first.");
  expect(() => plainText("Worth {stc-prise}.")).toThrow("stc-prise");
});
