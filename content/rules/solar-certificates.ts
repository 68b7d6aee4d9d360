import { wholeCertificates } from "./certificate-price.ts";
import type { Zone } from "./zones.ts";

/** Systems above this many kW earn no certificates up front. */
export const largestCertifiedSystem = 100;

export const zoneRatings: Record<Zone, number> = { 3: 1.382, 4: 1.185 };

export const lastDeemedYear = 2030;

/** Years of output credited at once: 5 for an installation in 2026, 1 in 2030, then none. */
export function deemingYears(installationYear: number): number {
  return Math.max(0, Math.min(15, lastDeemedYear + 1 - installationYear));
}

export function solarCertificates(kw: number, zone: Zone, installationYear: number): number {
  if (!(kw > 0) || kw > largestCertifiedSystem) return 0;
  return wholeCertificates(kw * zoneRatings[zone] * deemingYears(installationYear));
}
