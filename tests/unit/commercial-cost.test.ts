import { expect, test } from "vitest";
import { commercialCost, commercialSizes } from "#content/offers/commercial-cost.ts";
import { prices } from "#content/prices.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { plannedBusinessDay } from "#content/rules/solar-certificates.ts";
import { melbourneZone } from "#content/rules/zones.ts";

const bendigoZone = 3;
const inMelbourne = commercialSizes.map((size) => commercialCost(size, melbourneZone, 2026));
const inBendigo = commercialSizes.map((size) => commercialCost(size, bendigoZone, 2027));
const certificatesFor = [59, 177, 296];
const examples = prices.commercial.map(({ typical }, index) => ({
  beforeCertificates: typical,
  certificates: (certificatesFor[index] ?? Number.NaN) * certificatePrice.assumed,
}));

test.each([
  ["Melbourne in 2026", inMelbourne, [59, 177, 296, 591]],
  ["Bendigo in 2027", inBendigo, [55, 165, 276, 552]],
])(
  "in %s our four business sizes earn as many certificates as by the regulator's calculator",
  (_, costs, certificates) => {
    expect(costs.map((cost) => cost.certificates)).toEqual(certificates);
  },
);

test("our examples for businesses cost the list price less certificates", () => {
  expect(inMelbourne.map(({ remaining }) => remaining?.exGst)).toEqual([
    ...examples.map(({ beforeCertificates, certificates }) => beforeCertificates - certificates),
    undefined,
  ]);
});

test("with GST our examples cost a tenth of the list price more", () => {
  expect(inMelbourne.map(({ remaining }) => remaining && Math.round(remaining.incGst))).toEqual([
    ...examples.map(({ beforeCertificates, certificates }) => Math.round(beforeCertificates * 1.1) - certificates),
    undefined,
  ]);
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
