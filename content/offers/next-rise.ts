import { costOf } from "#content/cost.ts";
import { nextChangeAfter } from "#content/rules/changes.ts";
import type { Day } from "#content/rules/schedule.ts";
import { purchaseOf } from "./entry-prices.ts";

/** The system that most homes ask about. */
const usual = purchaseOf("night-optimiser");

/** The next day on which certificates fall, and how many dollars more the usual system costs from then on. */
export function nextRise(today: Day): { day: Day; more: number } | undefined {
  const day = nextChangeAfter(today);
  if (day === undefined) return undefined;
  const earned = (on: Day) => costOf(usual, on).certificates.value;
  return { day, more: earned(today) - earned(day) };
}
