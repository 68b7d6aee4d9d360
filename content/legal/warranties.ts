import type { FigureId } from "#content/figures/index.ts";

/** Who answers for what, how long. */
export interface Warranty {
  what: string;
  figure?: FigureId;
  length?: string;
  by: string;
  covers: string;
  not: string;
}

/** For the owner to confirm before launch, against the makers' cards and the contract. */
export const warranties: readonly Warranty[] = [
  {
    what: "Workmanship",
    figure: "workmanship-warranty",
    by: "Us",
    covers: "Brackets, cables, seals, settings: what our hands did.",
    not: "The parts themselves; work by others afterwards.",
  },
  {
    what: "System",
    figure: "system-warranty",
    by: "Us",
    covers: "That the parts we chose work together as the quote describes. If they don’t, we put the whole right.",
    not: "Storms, wear, changes by others. It does not lengthen a part’s own warranty: what wears out after that is replaced at your cost.",
  },
  {
    what: "Panels, performance",
    figure: "panel-performance-warranty",
    by: "The maker",
    covers: "Output that fades no faster than the line on the maker’s card.",
    not: "A panel that fails outright: that is the product warranty’s.",
  },
  {
    what: "Panels and inverter, product",
    length: "by model, in the quote",
    by: "The maker",
    covers: "Faults of material and manufacture.",
    not: "Damage from outside; often the labour after the first years.",
  },
  {
    what: "Battery",
    figure: "battery-warranty",
    by: "The maker",
    covers: "Product and remaining capacity, until the years, the cycles or the energy on its card are used up.",
    not: "Use beyond its limits; some makers ask that it stays online.",
  },
  {
    what: "Heat pump",
    figure: "heat-pump-warranty",
    by: "The maker",
    covers: "Tank and compressor, each as its card says.",
    not: "Frost, water or power faults, where the card says so.",
  },
  {
    what: "Everything else we sell",
    figure: "terms-warranty",
    by: "Us",
    covers: "The minimum on every product and every job, also where nothing longer is named.",
    not: "It shortens no line above, nor the law.",
  },
];
