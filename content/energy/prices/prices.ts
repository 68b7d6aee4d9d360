/** Prices assumed where nobody gives their own: GST included, before certificates, as quoted in November 2026. */
export const assumedPrices = {
  panels: { base: 700, perKw: 1030, spread: 0.15 },
  battery: { perKwh: 850, low: 700, high: 1000 },
} as const;

export type Price = { low: number; assumed: number; high: number };

export function panelsPrice(kw: number): Price {
  const { base, perKw, spread } = assumedPrices.panels;
  const assumed = kw > 0 ? base + perKw * kw : 0;
  return { low: assumed * (1 - spread), assumed, high: assumed * (1 + spread) };
}

export function batteryPrice(usableKwh: number): Price {
  const { perKwh, low, high } = assumedPrices.battery;
  return { low: usableKwh * low, assumed: usableKwh * perKwh, high: usableKwh * high };
}
