import { expect, test } from "vitest";
import { figure, figures, planningFigureOn } from "#content/figures/index.ts";
import { textOn } from "#content/figures/records/record.ts";
import { figureRules, planningValues, reasons } from "./figures.cases.ts";

const days = ["2026-11-22", "2026-12-31", "2027-01-01", "2027-02-01", "2027-07-01", "2028-02-29", "2031-01-01"];

test.each(figures)("the figure $id has an id of words and hyphens, a named source and its dates in order", (record) => {
  expect(record.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(record.source.name).not.toBe("");
  expect([record.checkedOn, record.validUntil].toSorted()).toEqual([record.checkedOn, record.validUntil]);
});

test.each(days)("on %s every figure has a value, and its assumption is a sentence", (day) => {
  for (const { id, value, assumption } of figures) {
    expect(textOn(value, day), id).toMatch(wellFormed);
    expect(textOn(assumption, day), id).toMatch(wellFormed);
    expect(textOn(assumption, day), id).toMatch(/^[A-Z0-9$].*\.$/);
  }
});

test.each(days)("on %s every figure to plan on has a value, and its reason ends like a sentence", (day) => {
  const plannedFigures = figures.flatMap(({ id, planningFigure }) =>
    planningFigure ? [{ id, ...planningFigure }] : [],
  );
  expect(plannedFigures).not.toEqual([]);
  for (const { id, value, how } of plannedFigures) {
    expect(value(day), id).toMatch(wellFormed);
    expect(how(day), id).toMatch(wellFormed);
    expect(how(day), id).toMatch(/\.$/);
  }
});

test("sources link only to official addresses, or to how we calculate", () => {
  const urls = figures.flatMap(({ source }) => source.url ?? []).filter((url) => url !== "/how-we-calculate");
  const hosts = [...new Set(urls.map((url) => new URL(url).hostname))];
  const official = /(\.gov\.au|ausnetservices\.com\.au|saaustralia\.com\.au|nrel\.gov)$/;
  expect(hosts).not.toEqual([]);
  expect(hosts.filter((host) => !official.test(host))).toEqual([]);
});

test.each(planningValues)("the figure to plan on for %s on %s is %s", (id, day, value) => {
  expect(planningFigureOn(id, day)?.value).toBe(value);
});

test.each(figureRules)("%s", (_, compute, expected) => {
  expect(compute()).toEqual(expected);
});

test.each(reasons)("the note of %s says “%s”", (id, words) => {
  expect(figure(id).planningFigure?.how("2026-11-22")).toContain(words);
});

/** A text without a broken number, an exclamation mark or nothing in it. */
const wellFormed = /^(?!.*(NaN|undefined|Infinity|!)).+$/s;
