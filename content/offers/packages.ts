import { type FixedFigureId, fixedValue } from "#content/figures/index.ts";
import { claims, type PackageId } from "#content/prices.ts";
import { type PackageSize, packageSizes } from "./package-sizes.ts";

export interface Package extends PackageSize {
  description: string;
  features: readonly string[];
  popular: boolean;
  /** Panels and battery. */
  size: string;
  /** kWh a day of the house that the package's sums are worked out for. */
  dailyUse: number;
  figures: { price: FixedFigureId; size: FixedFigureId; savings: FixedFigureId };
}

/** For the owner to confirm before launch: prices, savings and what each package includes. */
export const packages: readonly Package[] = [
  packageOf("smart-saver", {
    description: "Panels alone, for a household that washes, cools and heats its water during the day.",
    features: [
      "Fifteen 440 W panels",
      "An inverter that’s ready for a battery",
      "An app that shows what your panels make and what you buy",
    ],
    dailyUse: 18,
  }),
  packageOf("night-optimiser", {
    description: "For a house that uses power in the evening: the battery runs the cooking, washing and TV after dark.",
    features: [
      "Panels that nearly fill the battery on an average October day",
      "A battery for most of an ordinary night",
      "Backup for the circuits you choose, priced separately",
    ],
    dailyUse: 18,
  }),
  packageOf("all-electric-home", {
    description: "For a house that’s off gas, or soon will be, maybe with an electric car.",
    features: [
      "Panels that run heating and hot water at midday",
      "A battery for a longer evening with the heating on",
      "A plan for leaving gas in the right order",
    ],
    dailyUse: 25,
  }),
];

function packageOf(id: PackageId, rest: Omit<Package, keyof PackageSize | "size" | "popular" | "figures">): Package {
  const size = packageSizes.find((each) => each.id === id);
  if (!size) throw new Error(`content/offers/package-sizes.ts: ${id} has no size`);
  const figures = { price: `${id}-price`, size: `${id}-size`, savings: `${id}-saving` } as const;
  return {
    ...size,
    size: fixedValue(figures.size),
    popular: claims.mostPopular.package.id === id,
    figures,
    ...rest,
  };
}
