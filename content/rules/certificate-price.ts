/** The assumed price of one small-scale technology certificate (STC), in dollars. */
export const certificatePrice = { assumed: 38, low: 36, high: 40, spotSeptember2026: 39.85 } as const;

/** Rounds down to whole certificates, without losing one when a product is stored as slightly less. */
export function wholeCertificates(count: number): number {
  return count > 0 ? Math.floor(count + 1e-9) : 0;
}
