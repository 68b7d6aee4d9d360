import { vi } from "vitest";
import type { Claims, PriceList } from "#content/prices.ts";

/** Prices that don't change with ours, for tests whose results are written out. */
export const fixedPrices: PriceList = {
  sample: true,
  panels: { base: 700, perKw: 1030, spread: 0.15 },
  batteryPerKwh: { low: 780, typical: 850, high: 1000 },
  backupWiring: { low: 800, typical: 1400, high: 2500 },
  newInverter: 1800,
  heatPump: { low: 2800, typical: 4200, high: 5800 },
  airConditioning: {
    split: { name: "Split system, 2.5–3.5 kW", low: 1600, typical: 2100, high: 2800 },
    "large-split": { name: "Split system, about 7 kW", low: 2700, typical: 3400, high: 4300 },
    "three-heads": { name: "Multi-head, 3 indoor units", low: 6500, typical: 8500, high: 11_000 },
    "five-heads": { name: "Multi-head, 5 indoor units", low: 9500, typical: 12_500, high: 16_000 },
    ducted: { name: "Ducted reverse cycle, 10–14 kW", low: 9500, typical: 13_000, high: 18_000 },
  },
  commercial: [
    { kw: 10, typical: 17_000 },
    { kw: 30, typical: 45_000 },
    { kw: 50, typical: 70_000 },
  ],
  fromPrices: {
    "smart-saver": claim(4381),
    "night-optimiser": claim(10_270),
    "all-electric-home": claim(14_304),
    essential: claim(7784),
    home: claim(11_022),
    extended: claim(13_852),
    "heat-pump": claim(2782),
  },
};

export const fixedClaims: Claims = {
  savesUpTo: { "smart-saver": claim(1200), "night-optimiser": claim(2400), "all-electric-home": claim(3000) },
  mostPopular: { package: "night-optimiser", tier: "home" },
};

function claim(dollars: number) {
  return { dollars, condition: "for a simple job" };
}

/** Loads modules with other prices, without changing the modules of other tests. */
export async function withPrices<Loaded>(
  changedPrices: { prices?: Partial<PriceList>; claims?: Partial<Claims> },
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  const { prices, claims } = await import("#content/prices.ts");
  vi.resetModules();
  vi.doMock("#content/prices.ts", () => ({
    prices: { ...prices, ...changedPrices.prices },
    claims: { ...claims, ...changedPrices.claims },
  }));
  try {
    return await load();
  } finally {
    vi.doUnmock("#content/prices.ts");
    vi.resetModules();
  }
}
