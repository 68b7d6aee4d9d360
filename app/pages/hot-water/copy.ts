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
    description: "A storage tank with a burner, or an instantaneous unit on the wall that heats water as you use it.",
    work: [
      "A new circuit from the switchboard to the tank",
      "Gas capped by a licensed gasfitter, the flue sealed off",
      "A slab for the tank, if there isn’t one",
      "A tank sized to your household",
    ],
    mind: "You keep paying the daily gas charge, {gas-daily-charge-year} a year, until the last gas appliance is gone and the gas is disconnected. [How to get off gas, step by step](/blog/home-electrification)",
  },
  {
    id: "electric",
    title: "From electric",
    description: "A tank with an electric element, often on its own cheaper off-peak (controlled load) tariff.",
    work: [
      "The old tank drained and taken away",
      "The new one on the same slab, where it fits",
      "Its circuit checked; the off-peak relay kept or replaced with a timer",
      "A timer set to midday",
    ],
    mind: "On an off-peak rate you save less than on the day rate, so enter yours in the estimate. Before you give that tariff up, ask your retailer whether you could go back.",
  },
];

/** Facts of a heat pump, each with what it means. The words that follow a figure are next to it. */
export const heatPumpFacts: readonly { figure: FigureId; after: string; meaning: string }[] = [
  {
    figure: "heat-pump-energy-saving",
    after: "less energy than an electric tank",
    meaning: "Most of the heat comes from the air.",
  },
  {
    figure: "heat-pump-efficiency",
    after: "efficient",
    meaning: "500% is for a summer’s day.",
  },
  {
    figure: "heat-pump-lowest-air",
    after: "and still heating",
    meaning: "It takes longer in the cold. In a frosty week, run it in the warmest hours of the day.",
  },
  {
    figure: "heat-pump-install",
    after: "to fit",
    meaning: "You’ll have no hot water for half a day. If yours has already failed, we’ll move you up the queue.",
  },
  {
    figure: "heat-pump-life",
    after: "working life",
    meaning: "If it’s serviced: anode checked, valve tested, filter cleaned.",
  },
  {
    figure: "heat-pump-warranty",
    after: "warranty",
    meaning: "The manufacturer’s. Our own work is covered for {workmanship-warranty}.",
  },
];
