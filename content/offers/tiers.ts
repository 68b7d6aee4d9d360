import { type Tier, tiers } from "#content/energy/batteries.ts";
import { type FixedFigureId, fixedValue } from "#content/figures/index.ts";
import { claims } from "#content/prices.ts";
import offers from "./offers.json" with { type: "json" };

export interface BatteryTier {
  id: Tier["id"];
  name: string;
  description: string;
  features: readonly string[];
  /** Usable kWh. */
  size: string;
  isPopular: boolean;
  figures: { runtime: FixedFigureId; price: FixedFigureId };
}

/** For the owner to confirm before launch: prices, runtimes and what each tier includes. */
export const batteryTiers: readonly BatteryTier[] = tiers.map(({ id, name }) => ({
  id,
  name,
  ...offers.tiers[id],
  size: fixedValue(`tier-${id}-size`),
  isPopular: claims.mostPopular.tier === id,
  figures: { runtime: `tier-${id}-runtime`, price: `tier-${id}-price` },
}));
