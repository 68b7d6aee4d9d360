import { costOf } from "#content/cost.ts";
import { faded, yearlyOutput } from "#content/energy/yield.ts";
import type { FixedFigureId } from "#content/figures/index.ts";
import { commercialExamples } from "#content/figures/records/commercial.ts";
import { type Price, withGst, withoutGst } from "#content/rules/gst.ts";

export interface CommercialSize {
  kw: number;
  /** Our example of this size; other sizes are priced after a site visit. */
  example?: Price;
  figure?: FixedFigureId;
}

export const commercialSizes: readonly CommercialSize[] = [
  { kw: 10, example: commercialExamples[10], figure: "example-10kw-price" },
  { kw: 30, example: commercialExamples[30], figure: "example-30kw-price" },
  { kw: 50, example: commercialExamples[50], figure: "example-50kw-price" },
  { kw: 99.9 },
];

export function commercialCost({ kw, example }: CommercialSize, zone: 3 | 4, year: number) {
  const { certificates, pay } = costOf(
    { kw, zone, site: "business", knownPrice: example && withoutGst(example) },
    `${year}-12-31`,
  );
  const { count, value } = certificates;
  return {
    year,
    certificates: count,
    value,
    /** What certificates leave of the example. */
    ...(example && { left: { exGst: pay.typical, incGst: withGst(example) - value } }),
  };
}

/** What a kWh from one's own roof costs over its years: what a PPA's price or a lease's rent is held against. */
export function yardstick(size: CommercialSize, years: number, usedShare: number, year: number) {
  const left = commercialCost(size, 4, year).left?.exGst ?? 0;
  const first = yearlyOutput(size.kw);
  const made = Array.from({ length: years }, (_, index) => first * faded(index)).reduce((sum, kwh) => sum + kwh, 0);
  return {
    /** Before GST, which a registered business claims back. */
    left,
    /** kWh made over all the years, fading. */
    made,
    /** Cents per kWh used, before GST, without repairs and the cost of money. */
    cents: (left / (made * usedShare)) * 100,
  };
}
