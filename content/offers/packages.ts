import { type FixedFigureId, fixedValue } from "#content/figures/index.ts";
import { claims, type PackageId } from "#content/prices.ts";
import { type PackageSize, packageSizes } from "./package-sizes.ts";

interface Texts {
  description: string;
  features: readonly string[];
}

export interface Package extends PackageSize, Texts {
  popular: boolean;
  /** Panels and battery. */
  size: string;
  figures: { price: FixedFigureId; size: FixedFigureId; savings: FixedFigureId };
}

/** For the owner to confirm before launch: prices, savings and what each package includes. */
const texts: Readonly<Record<PackageId, Texts>> = {
  "smart-saver": {
    description: "Panels alone, for a household that washes, cools and heats its water during the day.",
    features: [
      "Fifteen 440 W panels",
      "An inverter that’s ready for a battery",
      "An app that shows what your panels make and what you buy",
    ],
  },
  "night-optimiser": {
    description: "For a house that uses power in the evening: the battery runs the cooking, washing and TV after dark.",
    features: [
      "Panels that nearly fill the battery on an average October day",
      "A battery for most of an ordinary night",
      "Backup for the circuits you choose, priced separately",
    ],
  },
  "all-electric-home": {
    description: "For a house that’s off gas, or soon will be, maybe with an electric car.",
    features: [
      "Panels that run heating and hot water at midday",
      "A battery for a longer evening with the heating on",
      "A plan for leaving gas in the right order",
    ],
  },
};

export const packages: readonly Package[] = packageSizes.map((size) => {
  const figures = { price: `${size.id}-price`, size: `${size.id}-size`, savings: `${size.id}-saving` } as const;
  return {
    ...size,
    ...texts[size.id],
    size: fixedValue(figures.size),
    popular: claims.mostPopular.package.id === size.id,
    figures,
  };
});
