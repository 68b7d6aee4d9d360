import { wholeCertificates } from "./certificate-price.ts";
import { lastDeemedYear } from "./solar-certificates.ts";

/** Ten-year certificates that the regulator's register lists for a common 180 L heat pump in Victoria. */
export const typicalRegisteredCount = 28;

/** The share of a ten-year registered count that is still credited: half in 2026, a tenth less each year. */
function creditedShare(installationYear: number): number {
  return Math.max(0, Math.min(10, lastDeemedYear + 1 - installationYear)) / 10;
}

export function heatPumpCertificates(registeredCount: number, installationYear: number): number {
  return wholeCertificates(registeredCount * creditedShare(installationYear));
}
