import { checkedWords } from "#content/checked-words.ts";
import { eveningShare } from "#content/energy/year/use.ts";
import { tierHours } from "#content/figures/records/tier-loads.ts";

const night = 18 * eveningShare("mixed");

/** What the answers about batteries say in words. */
export const words = [
  checkedWords("about 11 kWh", night, 10.5, 11.5),
  checkedWords("about 13 kWh covers it", night / 0.9, 12.4, 13.4),
  checkedWords(
    "a full 10 kWh runs the fridge, lights, internet and TV for about a day",
    tierHours("essential"),
    22,
    27,
  ),
];
