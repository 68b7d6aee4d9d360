import { expect, test } from "vitest";
import { batterySizeFor } from "#app/estimators/battery-size.ts";
import { batterySizes } from "#content/energy/sizing.ts";
import { valueOn } from "#content/figures/index.ts";
import { withOurDetails } from "#content/our-details.ts";
import { promises } from "#content/promises.ts";
import { plainText } from "#content/questions/question.ts";
import { faq } from "#content/questions/questions.ts";
import { batteryCertificates, eligibleNominalKwh } from "#content/rules/battery-certificates.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { plannedInstallationDay } from "#content/rules/changes.ts";

const questions = faq.flatMap((category) => category.questions);

test("four categories have at least six questions each, every one with its own address", () => {
  expect(faq.map(({ title }) => title)).toEqual([
    "Rebates & Finance",
    "Installation & Technical",
    "Solar & Battery Systems",
    "Service & Maintenance",
  ]);
  for (const { questions } of faq) expect(questions.length).toBeGreaterThanOrEqual(6);
  const ids = [...faq, ...questions].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("an answer becomes plain text with its figures and without markup", () => {
  for (const { ask, answer } of questions)
    for (const paragraph of answer) {
      const text = plainText(paragraph);
      expect(text, ask).not.toMatch(/[{}[\]]|!/);
      expect(text, ask).toMatch(/[.?]$/);
    }
  expect(plainText("Less {stc-price} each. [The sum](/blog/x).")).toBe(
    `Less $${certificatePrice.assumed} each. The sum.`,
  );
  expect(() => plainText("{no-such-figure}")).toThrow("no-such-figure");
});

test("texts kept as data make the same promises as everywhere else", () => {
  const { assessment, consent, quoteHolds, replyRule, urgentReply } = promises;
  expect(withOurDetails("{assessment-takes}, {consent-lasts}, {quote-holds}, {reply-rule}, {urgent-reply}")).toBe(
    [assessment, consent, quoteHolds, replyRule, urgentReply].join(", "),
  );
});

test.each(["2026-11-22", "2026-12-31", "2027-01-01", "2027-02-01", "2027-07-01", "2028-02-29"])(
  "on %s the battery size that the FAQ says still pays is the one the sizer suggests",
  (day) => {
    const house = { kw: 6.6, dailyUse: 18 };
    const stc = certificatePrice.assumed;
    const suggested = batterySizeFor({
      house,
      stc,
      day: plannedInstallationDay(day),
      backup: [],
      hours: 12,
    })?.suggested;
    expect(valueOn("battery-suggested-size", day)).toBe(`${suggested} kWh`);
    const answer = questions.find(({ id }) => id === "how-much-battery")?.answer.join(" ") ?? "";
    expect(answer).toContain("sizes up to about {battery-suggested-size} are worth paying for: up to there each step");
  },
);

test("every battery size that is tried is large enough to earn certificates", () => {
  for (const usable of batterySizes) {
    expect(usable).toBeGreaterThanOrEqual(eligibleNominalKwh.min);
    expect(batteryCertificates(usable, "2026-12-01")).toBeGreaterThan(0);
  }
});
