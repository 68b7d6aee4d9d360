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
    description: "A tank with a burner, or a unit on the wall that heats water as you use it.",
    work: [
      "Run a new circuit from the switchboard",
      "Cap the gas and seal the flue; a licensed gasfitter does it",
      "Lay a slab, if there isn’t one",
      "Fit a tank sized to your household",
    ],
    mind: "You pay the daily gas charge, {gas-daily-charge-year} a year, until the gas is disconnected. [How to get off gas](/blog/home-electrification)",
  },
  {
    id: "electric",
    title: "From electric",
    description: "A tank with an element, often on its own cheaper off-peak (controlled load) tariff.",
    work: [
      "Drain the old tank and take it away",
      "Put the new one on the same slab, where it fits",
      "Check the circuit, and keep the off-peak relay or replace it",
      "Set a timer to midday",
    ],
    mind: "On an off-peak rate you save less. Before you give that tariff up, ask your retailer whether you could go back.",
  },
];
