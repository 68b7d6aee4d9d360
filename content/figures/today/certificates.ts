import { certificatePrice } from "#content/rules/certificate-price.ts";
import { type Day, yearOfDay } from "#content/rules/schedule.ts";
import { solarCertificates } from "#content/rules/solar-certificates.ts";

export interface Certificates {
  count: number;
  /** Dollars, at the assumed price of one. */
  value: number;
}

/** Of panels in Melbourne. */
export function panelCertificates(kw: number, day: Day, zone: 3 | 4 = 4): Certificates {
  return certificates(solarCertificates(kw, zone, yearOfDay(day)));
}

export function certificates(count: number): Certificates {
  return { count, value: count * certificatePrice.assumed };
}
