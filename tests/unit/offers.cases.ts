import { expect } from "vitest";
import { commercialCost, commercialSizes } from "#content/offers/commercial-cost.ts";
import { monthlyRepayment } from "#content/offers/finance-options.ts";
import { prices } from "#content/prices.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { pricedFor } from "#content/rules/solar-certificates.ts";

const melbourne = commercialSizes.map((size) => commercialCost(size, 4, 2026));
const bendigo = commercialSizes.map((size) => commercialCost(size, 3, 2027));
const [small = 0, middle = 0, large = 0] = prices.commercial.map(({ typical }) => typical);
const certificates = (count: number) => count * certificatePrice.assumed;

/** What is offered, what the code makes of it, and what it comes to. */
export const offers: readonly [what: string, gives: unknown, expected: unknown][] = [
  ["a business's certificates in Melbourne", melbourne.map((cost) => cost.certificates), [59, 177, 296, 591]],
  ["a business's certificates in Bendigo a year later", bendigo.map((cost) => cost.certificates), [55, 165, 276, 552]],
  [
    "our examples for businesses, less certificates",
    melbourne.map(({ left }) => left?.exGst),
    [small - certificates(59), middle - certificates(177), large - certificates(296), undefined],
  ],
  [
    "our examples for businesses with GST, less certificates",
    melbourne.map(({ left }) => left && Math.round(left.incGst)),
    [
      Math.round(small * 1.1) - certificates(59),
      Math.round(middle * 1.1) - certificates(177),
      Math.round(large * 1.1) - certificates(296),
      undefined,
    ],
  ],
  ["the day whose certificates price 30 kW in September", pricedFor(30, "2026-09-30"), "2026-09-30"],
  ["the day whose certificates price 99.9 kW in September", pricedFor(99.9, "2026-09-30"), "2026-09-30"],
  ["the day whose certificates price 30 kW from October on", pricedFor(30, "2026-10-01"), "2026-10-01"],
  [
    "the day whose certificates price what the network has to study, from October on",
    pricedFor(30.1, "2026-10-01"),
    "2027-01-01",
  ],
  ["the day whose certificates price 99.9 kW from October on", pricedFor(99.9, "2026-10-01"), "2027-01-01"],
  ["the day whose certificates price 50 kW in the next year", pricedFor(50, "2027-01-01"), "2027-01-01"],
  ["a month of $1,400 without interest", monthlyRepayment(1400, 0, 48), expect.closeTo(29.17, 2)],
  ["a month of $5,000 at 6%", monthlyRepayment(5000, 6, 60), expect.closeTo(96.66, 2)],
  ["a month of $5,000 at 12%", monthlyRepayment(5000, 12, 60), expect.closeTo(111.22, 2)],
];
