import { expect, test } from "vitest";
import { faq } from "#content/questions/faq/index.ts";
import { plainText } from "#content/questions/question.ts";

const questions = faq.flatMap((category) => category.questions);

test("four categories have at least six questions each, every one with an address of its own", () => {
  expect(faq.map(({ title }) => title)).toEqual([
    "Rebates & Finance",
    "Installation & Technical",
    "Solar & Battery Systems",
    "Service & Maintenance",
  ]);
  for (const { questions } of faq) expect(questions.length).toBeGreaterThanOrEqual(6);
  const ids = [...faq, ...questions].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/);
});

test("an answer reads as plain text with its figures in it and no mark left", () => {
  for (const { ask, answer } of questions)
    for (const paragraph of answer) {
      const text = plainText(paragraph);
      expect(text, ask).not.toMatch(/[{}[\]]|!/);
      expect(text, ask).toMatch(/[.?]$/);
    }
  expect(plainText("Less {stc-price} each. [The sum](/blog/x).")).toBe("Less $38 each. The sum.");
  expect(() => plainText("{no-such-figure}")).toThrow("no-such-figure");
});
