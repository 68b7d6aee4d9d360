import { faded, yearlyOutput } from "#content/energy/yield.ts";
import { type FixedFigureId, fixedValue } from "#content/figures/index.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { solarCertificates } from "#content/rules/solar-certificates.ts";

export interface CommercialSize {
  kw: number;
  /** The advertised example of this size; other sizes are priced after a site visit. */
  price?: FixedFigureId;
}

export const commercialSizes: readonly CommercialSize[] = [
  { kw: 10, price: "example-10kw-price" },
  { kw: 30, price: "example-30kw-price" },
  { kw: 50, price: "example-50kw-price" },
  { kw: 99.9 },
];

export interface CommercialCost {
  certificates: number;
  value: number;
  /** What the advertised example leaves. */
  left?: number;
}

export function commercialCost({ kw, price }: CommercialSize, zone: 3 | 4, year: number): CommercialCost {
  const certificates = solarCertificates(kw, zone, year);
  const value = certificates * certificatePrice.assumed;
  return price ? { certificates, value, left: dollars(price) - value } : { certificates, value };
}

export interface Yardstick {
  left: number;
  /** kWh made over all the years, fading. */
  made: number;
  /** Cents per kWh used, without repairs and the cost of money. */
  cents: number;
}

/** What a kWh from one's own roof costs over its years: what a PPA's price or a lease's rent is held against. */
export function yardstick(size: CommercialSize, years: number, usedShare: number, year: number): Yardstick {
  const { left = 0 } = commercialCost(size, 4, year);
  const first = yearlyOutput(size.kw);
  const made = Array.from({ length: years }, (_, index) => first * faded(index)).reduce((sum, kwh) => sum + kwh, 0);
  return { left, made, cents: (left / (made * usedShare)) * 100 };
}

function dollars(id: FixedFigureId): number {
  return Number(fixedValue(id).replace(/[$,]/g, ""));
}
