import { type Tier, tiers } from "#content/energy/prices/batteries.ts";
import { type FixedFigureId, fixedValue } from "#content/figures/index.ts";
import { claims } from "#content/prices.ts";

interface Texts {
  description: string;
  features: readonly string[];
}

export interface BatteryTier extends Texts {
  id: Tier["id"];
  name: string;
  /** Usable. */
  size: string;
  popular: boolean;
  figures: { runtime: FixedFigureId; price: FixedFigureId };
}

/** For the owner to confirm before launch: prices, runtimes and what each tier includes. */
const texts: Readonly<Record<Tier["id"], Texts>> = {
  essential: {
    description: "It runs the lights, fridge, internet and a few power points.",
    features: ["Backup for circuits you choose", "Fits most garage walls", "Lasts an ordinary house most of a night"],
  },
  home: {
    description: "It runs the whole house, if you go easy on the power.",
    features: [
      "Backup for the whole house, with extra wiring",
      "Enough for cooking and one split system",
      "Hot water still runs on midday solar",
    ],
  },
  extended: {
    description: "It’s for a dull winter’s day, or a house with a car to charge.",
    features: [
      "Backup for the whole house, with extra wiring",
      "Often needs three-phase power",
      "We check first that your panels can fill it",
    ],
  },
};

export const batteryTiers: readonly BatteryTier[] = tiers.map(({ id, name }) => ({
  id,
  name,
  ...texts[id],
  size: fixedValue(`tier-${id}-size`),
  popular: claims.mostPopular.tier.id === id,
  figures: { runtime: `tier-${id}-runtime`, price: `tier-${id}-price` },
}));
