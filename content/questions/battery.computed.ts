import { checkedWords } from "#content/figures/checked-words.ts";
import { tierHours } from "#content/figures/records/tier-loads.ts";

/** The words for numbers in the answers about batteries, which the build checks. */
export const words = [
  checkedWords(
    "a full 10 kWh runs the fridge, lights, internet and TV for about a day",
    tierHours("essential"),
    22,
    27,
  ),
];
