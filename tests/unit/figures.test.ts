import { expect, test } from "vitest";
import { figure, figures, planningFigureOn } from "#content/figures/index.ts";
import { textOn } from "#content/figures/records/record.ts";
import { figureRules, onDays, reasons } from "./figures.cases.ts";

const days = ["2026-11-22", "2026-12-31", "2027-01-01", "2027-02-01", "2027-07-01", "2028-02-29", "2031-01-01"];

test.each(days)("on %s every figure has a value, an assumption, a source and dates in order", (day) => {
  for (const record of figures) {
    const { id, value, assumption, planningFigure, source, checkedOn, validUntil } = record;
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(textOn(assumption, day), id).toMatch(/^[A-Z0-9$].*\.$/);
    expect(source.name, id).not.toBe("");
    expect(validUntil >= checkedOn, id).toBe(true);
    const texts = [
      textOn(value, day),
      textOn(assumption, day),
      planningFigure?.value(day) ?? "-",
      planningFigure?.how(day) ?? "-.",
    ];
    for (const text of texts) expect(text, id).not.toMatch(/NaN|undefined|Infinity|!|^$/);
    expect(texts[3], id).toMatch(/\.$/);
  }
});

test("sources link only to official addresses", () => {
  for (const { id, source } of figures)
    if (source.url && source.url !== "/how-we-calculate")
      expect(new URL(source.url).hostname, id).toMatch(
        /(\.gov\.au|ausnetservices\.com\.au|saaustralia\.com\.au|nrel\.gov)$/,
      );
});

test.each(onDays)("the %s on %s is %s", (id, day, value) => {
  expect(planningFigureOn(id, day)?.value).toBe(value);
});

test.each(figureRules)("%s", (_, gives, expected) => {
  expect(gives).toEqual(expected);
});

test.each(reasons)("the note of the %s says: %s", (id, words) => {
  expect(figure(id).planningFigure?.how("2026-11-22")).toContain(words);
});
