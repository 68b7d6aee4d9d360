/** Solar for Apartments (Victoria): open until the date or until its funds end. */
export const apartments = { perApartment: 2800, perBuilding: 140_000, until: "2027-06-30" } as const;

export function apartmentsGrant(count: number, day: string): number {
  if (!(count > 0) || day > apartments.until) return 0;
  return Math.min(Math.floor(count) * apartments.perApartment, apartments.perBuilding);
}
