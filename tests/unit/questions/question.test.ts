import { expect, test } from "vitest";
import { plainText } from "#content/questions/question.ts";

test("a paragraph in plain words has the figures' values and the links' words", () => {
  expect(plainText("Each is worth {stc-price}.")).toBe("Each is worth $38.");
  expect(plainText("See [the rebates](/rebates-and-finance) first.")).toBe("See the rebates first.");
  expect(() => plainText("Worth {stc-prise}.")).toThrow("stc-prise");
});
