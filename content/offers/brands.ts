/** A brand of battery that we offer, as its card presents it. What a battery costs is in content/prices.ts. */
export interface Brand {
  name: string;
  /** The illustration: an enclosure of this form, no product. */
  image: BrandImage;
  description: string;
  /** The form in two or three words. */
  form: string;
}

type BrandImage =
  | "battery-one-piece"
  | "battery-stacked"
  | "battery-inverter-above"
  | "battery-cabinet"
  | "battery-pair";

/** A sample for the owner to replace with what is stocked. Only the form is described: sizes and warranties are in the quote. */
export const brands: readonly Brand[] = [
  {
    name: "Tesla Powerwall",
    image: "battery-one-piece",
    form: "All-in-one unit",
    description:
      "It has battery and inverter in one case. It’s neat, and easy to find a spot for. To make it bigger later, you add a second unit beside it.",
  },
  {
    name: "BYD Battery-Box",
    image: "battery-stacked",
    form: "Stacked modules",
    description:
      "It’s a stack of modules on a base, with a separate inverter. You can start small; ask how long the manufacturer will let you add matching modules.",
  },
  {
    name: "Sungrow",
    image: "battery-inverter-above",
    form: "Inverter above, battery below",
    description:
      "The two units can be serviced separately. They suit homes that get panels and a battery together and want one inverter for both.",
  },
  {
    name: "sonnen",
    image: "battery-cabinet",
    form: "Floor-standing cabinet",
    description:
      "Everything behind one door. It needs a slab and clear space around it, and looks tidy in a garage or plant room.",
  },
  {
    name: "Enphase IQ Battery",
    image: "battery-pair",
    form: "A pair of slim units",
    description:
      "They’re slim enough for a narrow side path. Each has small inverters inside, so one can be serviced while the other runs.",
  },
];
