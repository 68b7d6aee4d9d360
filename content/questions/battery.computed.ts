import { checkedWords } from "#content/figures/checked-words.ts";
import { tierHours } from "#content/figures/records/tier-loads.ts";

/** What the answers about batteries say in words. */
export const words = [
  checkedWords(
    "a full 10 kWh runs the fridge, lights, internet and TV for about a day",
    tierHours("essential"),
    22,
    27,
  ),
];
