import { expect, test } from "vitest";
import { figure, figures, isUnderReview, planningFigureOn, sentenceText } from "#content/figures/index.ts";
import { nextChange, textOn } from "#content/figures/records/record.ts";

const days = ["2026-11-22", "2026-12-31", "2027-01-01", "2027-02-01", "2027-07-01", "2028-02-29", "2031-01-01"];

test.each(figures)("the figure $id has an id of words and hyphens, a named source and its dates in order", (record) => {
  expect(record.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(record.source.name).not.toBe("");
  expect([record.checkedOn, record.validUntil].toSorted()).toEqual([record.checkedOn, record.validUntil]);
});

const planningFigures = figures.flatMap(({ id, planningFigure }) =>
  planningFigure ? [{ id, ...planningFigure }] : [],
);

/** A text without a broken number, an exclamation mark or nothing in it. */
const wellFormed = /^(?!.*(NaN|undefined|Infinity|!)).+$/s;

test.each(days)("on %s every figure, and every figure to plan on, has a value", (day) => {
  for (const { id, value } of figures) expect(textOn(value, day), id).toMatch(wellFormed);
  for (const { id, value } of planningFigures) expect(value(day), id).toMatch(wellFormed);
});

test.each(days)("on %s every figure's assumption is a sentence", (day) => {
  for (const { id, assumption } of figures) {
    expect(textOn(assumption, day), id).toMatch(wellFormed);
    expect(textOn(assumption, day), id).toMatch(/^[A-Z0-9$].*\.$/);
  }
});

test.each(days)("on %s the reason for every figure to plan on ends like a sentence", (day) => {
  expect(planningFigures).not.toEqual([]);
  for (const { id, how } of planningFigures) {
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

// 50 kWh of battery earn 174 certificates in November 2026 and 146 from January, at $38 each. What our offers cost is tested in
// tests/unit/cost.test.ts and one-price.test.ts.
test.each([
  ["2026-11-22", "$6,612"],
  ["2027-01-01", "$5,548"],
])("on %s the battery rebate to plan on is at most %s", (day, value) => {
  expect(planningFigureOn("battery-rebate-max", day)?.value).toBe(value);
});

test("a claim that needs no other figure to plan on has none", () => {
  expect(planningFigureOn("solar-rebate-max", "2026-11-22")).toBeUndefined();
});

/** 39 certificates in 2026, and 31 from 1 January 2027. */
const certificates = figure("solar-stc-6-6kw").value;

test("a figure's next change is known by its day and value", () => {
  expect(nextChange(certificates, "2026-11-22", "2027-12-31")).toEqual({ from: "2027-01-01", value: "31" });
});

test.each([
  ["that has changed", certificates, "2027-02-01", "2027-12-31"],
  ["whose change would come after its last day", certificates, "2026-11-22", "2026-12-31"],
  ["past its last day", certificates, "2028-02-29", "2027-12-31"],
  ["that never changes", "$38", "2026-11-22", "2027-12-31"],
] as const)("a figure %s has no next change", (_, value, today, lastDay) => {
  expect(nextChange(value, today, lastDay)).toBeUndefined();
});

test.each([
  ["alone while it holds", figure("stc-price").checkedOn, "$38"],
  ["as under review afterwards", "2035-01-01", "$38 (under review)"],
])("a sentence gives a figure %s", (_, day, text) => {
  expect(sentenceText("stc-price", day)).toBe(text);
});

test.each([
  ["isn't under review on that day", "2026-12-31", false],
  ["is under review on the next", "2027-01-01", true],
])("a figure that holds until 31 December 2026 %s", (_, day, expected) => {
  expect(isUnderReview({ validUntil: "2026-12-31" }, day)).toBe(expected);
});

test("the note of Smart Saver's price takes the discounts off, down to the figure to plan on", () => {
  const day = "2026-11-22";
  const note = figure("smart-saver-price").planningFigure?.how(day);
  // 39 certificates at $38.
  expect(note).toContain("less $1,482 for 39 panel certificates and $1,400 from Solar Homes if you’re eligible.");
  expect(note).toContain(`That leaves ${planningFigureOn("smart-saver-price", day)?.value}`);
});

test("the note of the state's rebate for panels gives the income limit, and the former one as such", () => {
  expect(figure("solar-rebate-max").planningFigure?.how("2026-11-22")).toContain(
    "under $150,000; before that the limit was $210,000",
  );
});
