import type { FigureId } from "#content/figures/index.ts";

/** One swap of an old heater for a heat pump. Texts may name figures, "{stc-price}", and link, "[text](/path)". */
export interface WaterUpgrade {
  id: "gas" | "electric";
  title: string;
  /** What heats the water today. */
  description: string;
  work: readonly string[];
  /** What people overlook. */
  mind: string;
}

export const waterUpgrades: readonly WaterUpgrade[] = [
  {
    id: "gas",
    title: "From gas",
    description: "A storage tank with a burner, or a box on the wall that heats as you draw.",
    work: [
      "A new circuit from the switchboard to the tank",
      "Gas capped by a licensed gasfitter, the flue closed",
      "A slab, if an instant heater had none",
      "A tank sized to your household",
    ],
    mind: "The daily gas charge, {gas-daily-charge-year} a year, ends only when the last gas appliance is gone and the connection is closed. [How to leave gas, in order](/blog/home-electrification)",
  },
  {
    id: "electric",
    title: "From electric",
    description: "A tank with an electric element, often on a cheaper night tariff of its own.",
    work: [
      "The old tank drained and taken away",
      "The new one on the same slab, where it fits",
      "Its circuit checked; the night-tariff relay kept or replaced by a timer",
      "A timer set to midday",
    ],
    mind: "If you pay a night rate for hot water, put that rate into the estimate: the saving is smaller than at the day rate. Once the tank runs at noon you may not need the night tariff. Before you close it, ask your retailer whether you could go back.",
  },
];

/** What is advertised of a heat pump, each with what it means. The words that follow a figure are next to it. */
export const heatPumpFacts: readonly { figure: FigureId; after: string; meaning: string }[] = [
  {
    figure: "heat-pump-energy-saving",
    after: "less energy",
    meaning: "than an electric tank, because most of the heat comes from the air.",
  },
  {
    figure: "heat-pump-efficiency",
    after: "efficient",
    meaning: "The upper end is a summer’s day. Over a Victorian year expect {heat-pump-percent}.",
  },
  {
    figure: "heat-pump-lowest-air",
    after: "and still heating",
    meaning: "It takes longer in the cold, so a frosty week is heated in the warmest hours of the day.",
  },
  {
    figure: "heat-pump-install",
    after: "to fit",
    meaning: "Hot water is off for half a day. We bring the date forward when a heater has already failed.",
  },
  {
    figure: "heat-pump-life",
    after: "of use",
    meaning: "Its usual life if serviced: anode checked, valve tested, filter cleaned.",
  },
  {
    figure: "heat-pump-warranty",
    after: "warranty",
    meaning: "from the maker. Our own work is covered for {workmanship-warranty}.",
  },
];
