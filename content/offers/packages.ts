import { type FixedFigureId, fixedValue } from "#content/figures/index.ts";
import { claims } from "#content/prices.ts";
import offers from "./offers.json" with { type: "json" };
import { type PackageSize, packageSizes } from "./package-sizes.ts";

/** A package of panels and battery, for its card. */
export interface Package extends PackageSize {
  description: string;
  features: readonly string[];
  isPopular: boolean;
  /** Words for the panels and the battery. */
  size: string;
  figures: { price: FixedFigureId; size: FixedFigureId; savings: FixedFigureId };
}

/** For the owner to confirm before launch: prices, savings and what each package includes. */
export const packages: readonly Package[] = packageSizes.map((sizedPackage) => {
  const figures = {
    price: `${sizedPackage.id}-price`,
    size: `${sizedPackage.id}-size`,
    savings: `${sizedPackage.id}-saving`,
  } as const;
  return {
    ...sizedPackage,
    ...offers.packages[sizedPackage.id],
    size: fixedValue(figures.size),
    isPopular: claims.mostPopular.package === sizedPackage.id,
    figures,
  };
});
