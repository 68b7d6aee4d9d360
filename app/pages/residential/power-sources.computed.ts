import type { Flow } from "#content/energy/estimate.ts";
import { modelledYear } from "#content/energy/model-house.ts";
import { checkedWords } from "#content/figures/checked-words.ts";

const { year } = modelledYear({ batteryKwh: 10 });

/** Where a year's power comes from: without panels, with 6.6 kW, and with a 10 kWh battery as well. */
export const sourceCases = [
  { name: "No panels", ...sourcesOf(year.neither) },
  { name: "6.6 kW", ...sourcesOf(year.panels) },
  { name: "6.6 kW + 10 kWh", ...sourcesOf(year.both) },
];

/** The share of its power that the house still buys, in words that are checked against the model. */
export const shareBought = {
  panels: checkedWords("two-thirds", year.panels.bought / year.panels.use, 0.64, 0.71),
  battery: checkedWords("less than a third", year.both.bought / year.both.use, 0.25, 0.33),
};

function sourcesOf({ direct, discharged, bought }: Flow) {
  return { direct, discharged, bought };
}
