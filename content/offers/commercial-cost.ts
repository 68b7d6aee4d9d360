import { costOf } from "#content/cost.ts";
import type { FixedFigureId } from "#content/figures/index.ts";
import { commercialExamples } from "#content/figures/records/commercial.ts";
import { type Price, withGst, withoutGst } from "#content/rules/gst.ts";
import type { Zone } from "#content/rules/zones.ts";

export interface CommercialSize {
  kw: number;
  /** Our example of this size. Other sizes are priced after a site visit. */
  example?: Price;
  figure?: FixedFigureId;
}

export const commercialSizes: readonly CommercialSize[] = [
  { kw: 10, example: commercialExamples[10], figure: "example-10kw-price" },
  { kw: 30, example: commercialExamples[30], figure: "example-30kw-price" },
  { kw: 50, example: commercialExamples[50], figure: "example-50kw-price" },
  { kw: 99.9 },
];

export function commercialCost({ kw, example }: CommercialSize, zone: Zone, year: number) {
  const { certificates, pay } = costOf(
    { kw, zone, buyer: "business", knownPrice: example && withoutGst(example) },
    `${year}-12-31`,
  );
  const { count, value } = certificates;
  return {
    year,
    certificates: count,
    value,
    /** What remains of the example's price after certificates. */
    ...(example && { remaining: { exGst: pay.typical, incGst: withGst(example) - value } }),
  };
}
