import type { FigureId } from "#content/figures/index.ts";

/** Who is responsible for what, and for how long. What it covers may name figures, "{heat-pump-warranty}". */
export interface Warranty {
  what: string;
  figure?: FigureId;
  length?: string;
  by: string;
  covers: string;
  not: string;
}

/** For the owner to confirm before launch, against the makers' warranties and the contract. */
export const warranties: readonly Warranty[] = [
  {
    what: "Workmanship",
    figure: "workmanship-warranty",
    by: "Us",
    covers: "The work we did: brackets, cables, seals and settings.",
    not: "The parts themselves; work by others afterwards.",
  },
  {
    what: "System",
    figure: "system-warranty",
    by: "Us",
    covers:
      "That the parts we chose work together as the quote describes. If they don’t, we redesign the system and change it at our cost.",
    not: "A part that wears out or breaks: that part’s own warranty covers it, and after that you pay for a new one. Storms; changes by others.",
  },
  {
    what: "Panels, performance",
    figure: "panel-performance-warranty",
    by: "The manufacturer",
    covers: "Output that drops no faster than the manufacturer’s warranty allows.",
    not: "A panel that fails outright: the product warranty covers that.",
  },
  {
    what: "Panels and inverter, product",
    length: "Depends on the model; see your quote",
    by: "The manufacturer",
    covers: "Faults in materials and manufacture.",
    not: "Outside damage; often the labour after the first few years.",
  },
  {
    what: "Battery",
    figure: "battery-warranty",
    by: "The manufacturer",
    covers: "The product and its remaining capacity, until the years, cycles or energy in its warranty are used up.",
    not: "Use beyond its limits; some manufacturers require it to stay online.",
  },
  {
    what: "Heat pump",
    figure: "heat-pump-warranty",
    by: "The manufacturer",
    covers: "Tank and compressor. The {heat-pump-warranty} warranty may state a different time for each.",
    not: "Frost, water or power faults, where the warranty says so.",
  },
  {
    what: "Everything else we sell",
    figure: "terms-warranty",
    by: "Us",
    covers: "Every product and every job, minimum {terms-warranty}, even if we don’t name anything longer.",
    not: "This doesn’t limit any warranty above or your legal rights.",
  },
];
