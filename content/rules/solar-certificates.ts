import { wholeCertificates } from "./certificate-price.ts";
import { type Day, yearOfDay } from "./schedule.ts";
import type { Zone } from "./zones.ts";

/** A larger system earns no certificates up front. */
export const maxCertifiedKw = 100;

/** Certificates per kW and credited year. */
export const zoneRatings: Record<Zone, number> = { 3: 1.382, 4: 1.185 };

/** The last year when an installation earns certificates. */
export const lastDeemedYear = 2030;

/** Years of output credited at once: 5 for an installation in 2026, 1 in 2030, then none. */
export function deemingYears(installationYear: number): number {
  return Math.max(0, Math.min(15, lastDeemedYear + 1 - installationYear));
}

export function solarCertificates(kw: number, zone: Zone, installationYear: number): number {
  if (!(kw > 0) || kw > maxCertifiedKw) return 0;
  return wholeCertificates(kw * zoneRatings[zone] * deemingYears(installationYear));
}

/** Above this many kW the network studies an application for up to 65 business days. */
const maxKwWithoutStudy = 30;

/**
 * The day whose certificates apply to a business's planned price. From October a system that needs a study, and from November any
 * system, is unlikely to be installed in the same year: then it is 1 January.
 */
export function plannedBusinessDay(kw: number, today: Day): Day {
  const lastDay = kw > maxKwWithoutStudy ? "09-30" : "10-31";
  return today.slice(5) > lastDay ? `${yearOfDay(today) + 1}-01-01` : today;
}
