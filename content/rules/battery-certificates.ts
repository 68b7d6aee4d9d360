import { batteryTaperFrom } from "./announced.ts";
import { wholeCertificates } from "./certificate-price.ts";
import { type DatedValue, type Day, valueOn } from "./schedule.ts";

/** The nominal sizes that qualify. */
export const eligibleNominalKwh = { min: 5, max: 100 } as const;

/** How much of the usable size earns certificates. */
export const creditedUsableKwh = 50;

/** The approximate usable size of the smallest battery that qualifies: most keep a tenth of their nominal size in reserve. */
const minUsableKwh = 0.9 * eligibleNominalKwh.min;

/** Certificates per credited kWh, by the date on the certificate of electrical safety. */
export const batteryFactors: readonly DatedValue<number>[] = [
  { from: "2025-07-01", value: 9.3 },
  { from: "2026-01-01", value: 8.4 },
  { from: "2026-05-01", value: 6.8 },
  { from: "2027-01-01", value: 5.7 },
  { from: "2027-07-01", value: 5.2 },
  { from: "2028-01-01", value: 4.6 },
  { from: "2028-07-01", value: 4.1 },
  { from: "2029-01-01", value: 3.6 },
  { from: "2029-07-01", value: 3.1 },
  { from: "2030-01-01", value: 2.6 },
  { from: "2030-07-01", value: 2.1 },
  { from: "2031-01-01", value: 0 },
];

/** The share of the full rate that each further band of usable kWh earns. */
export const taper = [
  { upToKwh: 14, share: 1 },
  { upToKwh: 28, share: 0.6 },
  { upToKwh: creditedUsableKwh, share: 0.15 },
] as const;

export function batteryFactor(day: Day): number {
  return valueOn(batteryFactors, day) ?? 0;
}

/** kWh that earn the full factor: 20 usable kWh count as 14 + 0.6 × 6 = 17.6. */
function creditedKwh(batteryKwh: number, day: Day): number {
  if (!(batteryKwh >= minUsableKwh)) return 0;
  if (day < batteryTaperFrom) return Math.min(batteryKwh, creditedUsableKwh);
  let totalKwh = 0;
  let bandStartKwh = 0;
  for (const band of taper) {
    totalKwh += band.share * Math.max(0, Math.min(batteryKwh, band.upToKwh) - bandStartKwh);
    bandStartKwh = band.upToKwh;
  }
  return totalKwh;
}

export function batteryCertificates(batteryKwh: number, day: Day): number {
  return wholeCertificates(creditedKwh(batteryKwh, day) * batteryFactor(day));
}
