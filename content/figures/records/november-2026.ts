import type { OfferId } from "#content/prices.ts";

/** The "from" prices of November 2026, in dollars after every discount. */
export const fromPricesInNovember: Readonly<Record<OfferId, number>> = {
  "smart-saver": 1499,
  "night-optimiser": 4500,
  "all-electric-home": 6900,
  essential: 5200,
  home: 6500,
  extended: 8000,
  "heat-pump": 1250,
};
