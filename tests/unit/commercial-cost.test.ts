import { expect, test } from "vitest";
import { commercialCost, commercialSizes } from "#content/offers/commercial-cost.ts";
import { prices } from "#content/prices.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { plannedBusinessDay } from "#content/rules/solar-certificates.ts";
import { melbourneZone } from "#content/rules/zones.ts";

const bendigoZone = 3;

test.each([
  ["Melbourne in 2026", melbourneZone, 2026, [59, 177, 296, 591]],
  ["Bendigo in 2027", bendigoZone, 2027, [55, 165, 276, 552]],
] as const)(
  "in %s our four business sizes earn the certificates that the regulator's calculator gives",
  (_, zone, year, certificates) => {
    expect(commercialSizes.map((size) => commercialCost(size, zone, year).certificates)).toEqual(certificates);
  },
);

/** The sizes of the price list, each with its price and what its certificates are worth in Melbourne in 2026. */
const examples = prices.commercial.map(({ kw, typical }) => {
  const size = commercialSizes.find((each) => each.kw === kw) ?? { kw };
  const { certificates, remaining } = commercialCost(size, melbourneZone, 2026);
  return { kw, listPrice: typical, discount: certificates * certificatePrice.assumed, remaining };
});

test.each(examples)("our example of $kw kW costs the list price less certificates", (example) => {
  const { listPrice, discount, remaining } = example;
  expect(remaining?.exGst).toBe(listPrice - discount);
});

test.each(examples)("with GST our example of $kw kW costs a tenth of the list price more", (example) => {
  const { listPrice, discount, remaining } = example;
  expect(remaining?.incGst).toBeCloseTo(1.1 * listPrice - discount, 0);
});

test("a size without a list price isn't priced", () => {
  expect(commercialCost({ kw: 99.9 }, melbourneZone, 2026).remaining).toBeUndefined();
});

// A system of more than 30 kW needs a study by the network: from October it is unlikely to be installed this year. From November no system is.
test.each([
  [30, "2026-09-30", "2026-09-30"],
  [99.9, "2026-09-30", "2026-09-30"],
  [30, "2026-10-31", "2026-10-31"],
  [30.1, "2026-10-01", "2027-01-01"],
  [99.9, "2026-10-01", "2027-01-01"],
  [30, "2026-11-01", "2027-01-01"],
  [50, "2027-01-01", "2027-01-01"],
])("a business system of %d kW that is quoted on %s is priced with the certificates of %s", (kw, today, day) => {
  expect(plannedBusinessDay(kw, today)).toBe(day);
});
