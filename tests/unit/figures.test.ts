import { expect, test } from "vitest";
import { figure, figures, isUnderReview, sentenceText, todayOf } from "#content/figures/index.ts";
import { nextChange, textOn } from "#content/figures/records/record.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { onDays, reasons } from "./figures.cases.ts";

const days = ["2026-11-22", "2026-12-31", "2027-01-01", "2027-02-01", "2027-07-01", "2028-02-29", "2031-01-01"];

test.each(days)("on %s every figure has a value, an assumption, a source and dates in their order", (day) => {
  for (const record of figures) {
    const { id, value, assumption, today, source, checkedOn, validUntil } = record;
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(textOn(assumption, day), id).toMatch(/^[A-Z0-9$].*\.$/);
    expect(source.name, id).not.toBe("");
    expect(validUntil >= checkedOn, id).toBe(true);
    const texts = [textOn(value, day), textOn(assumption, day), today?.value(day) ?? "-", today?.why(day) ?? "-."];
    for (const text of texts) expect(text, id).not.toMatch(/NaN|undefined|Infinity|!|^$/);
    expect(texts[3], id).toMatch(/\.$/);
  }
});

test("sources link only to official addresses", () => {
  for (const { id, source } of figures)
    if (source.url && source.url !== "/how-we-calculate")
      expect(new URL(source.url).hostname, id).toMatch(/(\.gov\.au|ausnetservices\.com\.au|saaustralia\.com\.au)$/);
});

test.each(onDays)("the %s on %s is %s", (id, day, value) => {
  expect(todayOf(id, day)?.value).toBe(value);
});

test.each(reasons)("the note of the %s says: %s", (id, words) => {
  expect(figure(id).today?.why("2026-11-22")).toContain(words);
});

test("ahead of a known change a figure says what it becomes, and after its last day nothing", () => {
  const { value } = figure("solar-stc-6-6kw");
  expect(nextChange(value, "2026-11-22", "2027-12-31")).toEqual({ from: "2027-01-01", value: "31" });
  expect(nextChange(value, "2027-02-01", "2027-12-31")).toBeUndefined();
  expect(nextChange(value, "2026-11-22", "2026-12-31")).toBeUndefined();
  expect(nextChange(value, "2028-02-29", "2027-12-31")).toBeUndefined();
  expect(nextChange("$38", "2026-11-22", "2027-12-31")).toBeUndefined();
});

test("in a sentence a figure stands alone, and says when it is under review", () => {
  const { assumed } = certificatePrice;
  expect(sentenceText("stc-price", figure("stc-price").checkedOn)).toBe(`$${assumed}`);
  expect(sentenceText("stc-price", "2035-01-01")).toBe(`$${assumed} (under review)`);
});

test("a figure is under review from the day after its last", () => {
  const validUntil = "2026-12-31";
  expect(isUnderReview({ validUntil }, "2026-12-31")).toBe(false);
  expect(isUnderReview({ validUntil }, "2027-01-01")).toBe(true);
});
