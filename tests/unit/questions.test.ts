import { expect, test } from "vitest";
import { batterySizeFor } from "#app/estimators/battery-size.ts";
import { valueOn } from "#content/figures/index.ts";
import { stepsUntilWeCall } from "#content/questions/first-steps.ts";
import { plainText } from "#content/questions/question.ts";
import { faq } from "#content/questions/questions.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { plannedInstallationDay } from "#content/rules/changes.ts";

const questions = faq.flatMap((category) => category.questions);

test.each(faq)("the category $title has at least six questions", ({ questions }) => {
  expect(questions.length).toBeGreaterThanOrEqual(6);
});

test("every category and every question has an address of its own", () => {
  const ids = [...faq, ...questions].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test.each(questions)("the answer to “$ask” is whole sentences, without markup or exclamation marks", ({ answer }) => {
  expect(answer).not.toEqual([]);
  for (const text of answer.map((paragraph) => plainText(paragraph))) {
    expect(text).not.toMatch(/[{}[\]]|!/);
    expect(text).toMatch(/[.?]$/);
  }
});

test("plain text has the value of a figure and the words of a link", () => {
  expect(plainText("Less {stc-price} each. [The sum](/blog/x).")).toBe(
    `Less $${certificatePrice.assumed} each. The sum.`,
  );
});

test.each(["inverter", "battery", "panels", "app", "hot-water"])(
  "somebody who reports a fault of the kind “%s” is told what to do until we call",
  (fault) => {
    expect(stepsUntilWeCall(fault, false)).not.toEqual([]);
  },
);

test("a paragraph that names an unknown figure throws an error with the figure's name", () => {
  expect(() => plainText("{no-such-figure}")).toThrow("no-such-figure");
});

test.each(["2026-11-22", "2026-12-31", "2027-01-01", "2027-02-01", "2027-07-01", "2028-02-29"])(
  "on %s the FAQ and the calculator name the same largest battery that is worth paying for",
  (day) => {
    const house = { kw: 6.6, dailyKwh: 18 };
    const suggestedSize = batterySizeFor({
      house,
      certificatePrice: certificatePrice.assumed,
      day: plannedInstallationDay(day),
      backup: [],
      backupHours: 12,
    })?.suggested;
    expect(valueOn("battery-suggested-size", day)).toBe(`${suggestedSize} kWh`);
  },
);
