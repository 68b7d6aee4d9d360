/** What a brand's card shows. Battery prices are in content/prices.ts. */
export interface Brand {
  name: string;
  /** The illustration shows an enclosure of this shape, not a product. */
  image: BrandImage;
  description: string;
  /** The shape in a few words. */
  form: string;
  /** Usable kWh of the smallest and the largest that we quote. */
  kwhRange: readonly [min: number, max: number];
  /** The maker's warranty on the product. */
  warrantyYears: number;
}

type BrandImage =
  | "battery-one-piece"
  | "battery-stacked"
  | "battery-inverter-above"
  | "battery-cabinet"
  | "battery-pair";

/** Samples. The owner replaces them with the stocked brands, and checks each size and warranty with the maker. */
export const brands: readonly Brand[] = [
  {
    name: "Tesla Powerwall",
    image: "battery-one-piece",
    form: "All-in-one unit",
    kwhRange: [13.5, 13.5],
    warrantyYears: 10,
    description:
      "The battery and inverter share one case. It’s neat, and easy to find a spot for. To make it bigger later, you add a second unit beside it.",
  },
  {
    name: "BYD Battery-Box",
    image: "battery-stacked",
    form: "Stacked modules",
    kwhRange: [8.3, 22.1],
    warrantyYears: 10,
    description:
      "It’s a stack of modules on a base, with a separate inverter. You can start small; ask how long the manufacturer will let you add matching modules.",
  },
  {
    name: "Sungrow",
    image: "battery-inverter-above",
    form: "Inverter above, battery below",
    kwhRange: [9.6, 25.6],
    warrantyYears: 10,
    description:
      "The two units can be serviced separately. They suit homes that get panels and a battery together and want one inverter for both.",
  },
  {
    name: "sonnen",
    image: "battery-cabinet",
    form: "Floor-standing cabinet",
    kwhRange: [10, 10],
    warrantyYears: 10,
    description:
      "Everything behind one door. It needs a slab and clear space around it, and looks tidy in a garage or plant room.",
  },
  {
    name: "Enphase IQ Battery",
    image: "battery-pair",
    form: "A pair of slim units",
    kwhRange: [5, 20],
    warrantyYears: 15,
    description:
      "They’re slim enough for a narrow side path. Each has small inverters inside, so one can be serviced while the other runs.",
  },
];
