/** Solar for Apartments (Victoria): open until the date or until its funds run out. Amounts are in dollars. */
export const solarForApartments = {
  perApartment: 2800,
  perBuilding: 140_000,
  until: "2027-06-30",
  apartmentsServed: { min: 5, max: 50 },
  /** Separate titles of the owners corporation. */
  lots: { min: 3, max: 50 },
  /** The median capital improved value of the apartments must not exceed this. */
  medianValueCap: 950_000,
  yearsWithoutSolar: 10,
  /** The longest payback, after certificates and before the grant. */
  maxPaybackYears: 10,
  maxStoreys: 8,
  /** Days after the quote within which the owners corporation must sign the approval form. */
  signedWithinDays: 70,
} as const;

export function apartmentsGrant(count: number, day: string): number {
  if (!(count > 0) || day > solarForApartments.until) return 0;
  return Math.min(Math.floor(count) * solarForApartments.perApartment, solarForApartments.perBuilding);
}
