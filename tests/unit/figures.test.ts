import { expect, test } from "vitest";
import { figure, figures, isUnderReview } from "#content/figures/index.ts";

test("every figure has a value, an assumption, a source and a last day after the day it was checked", () => {
  for (const [id, each] of Object.entries(figures)) {
    expect(id, id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(each.id).toBe(id);
    expect(each.value, id).not.toMatch(/NaN|undefined|Infinity|^$/);
    expect(each.assumption, id).toMatch(/^[A-Z0-9$].*\.$/);
    expect(each.source.name, id).not.toBe("");
    expect(each.checkedOn, id).toBe("2026-11-21");
    expect(each.validUntil >= each.checkedOn, id).toBe(true);
    expect(each.today ?? "Nothing.", id).toMatch(/^[^!]*\.$/);
    expect(each.today ?? "", id).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test("sources link only to official addresses", () => {
  for (const each of Object.values(figures))
    if (each.source.url)
      expect(new URL(each.source.url).hostname, each.id).toMatch(/(\.gov\.au|ausnetservices\.com\.au)$/);
});

test("today's values of the packages and tiers are those of the rules and assumed prices", () => {
  expect(figure("smart-saver-price").today).toContain("$7,498 − 39 panel certificates $1,482 − Solar Homes $1,400");
  expect(figure("smart-saver-price").today).toContain("about $4,620");
  expect(figure("night-optimiser-price").today).toContain("about $11,670");
  expect(figure("all-electric-home-price").today).toContain("about $16,350");
  expect(figure("smart-saver-saving").today).toContain("$500–1,160 a year");
  expect(figure("night-optimiser-saving").today).toContain("$1,270–1,920 a year");
  expect(figure("night-optimiser-saving").today).toContain("up to $2,290 at 25");
  expect(figure("all-electric-home-saving").today).toContain("$1,830–2,580 a year");
  expect(figure("tier-essential-price").today).toContain("about $5,920");
  expect(figure("tier-home-price").today).toContain("about $12,480");
  expect(figure("tier-extended-price").today).toContain("about $19,650");
  expect(figure("payback-residential").today).toContain("4–10 years");
  expect(figure("payback-residential").today).toContain("5–14 with everyone out");
  expect(figure("battery-rebate-max").today).toContain("174 certificates, $6,612");
  expect(figure("stc-commercial-range").today).toContain("$22,458–26,220");
  expect(figure("battery-discount-share").today).toContain(
    "30% for 10 kWh, 30% for 14 kWh, 27% for 20 kWh, 23% for 30 kWh, 16% for 50 kWh",
  );
});

test("a figure is under review from the day after its last", () => {
  const { validUntil } = figure("battery-factor");
  expect(validUntil).toBe("2026-12-31");
  expect(isUnderReview({ validUntil }, "2026-12-31")).toBe(false);
  expect(isUnderReview({ validUntil }, "2027-01-01")).toBe(true);
});

test("an unknown figure is an error that names it", () => {
  // @ts-expect-error: articles are not type-checked and may name anything
  expect(() => figure("smart-saver-prise")).toThrow("smart-saver-prise");
  // @ts-expect-error
  expect(() => figure("constructor")).toThrow("constructor");
});
