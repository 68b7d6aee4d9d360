// When a price next rises because a discount falls, and by how much.
import { costOf, type Purchase } from "#content/cost.ts";
import { longDate, moneyInTensText, moneyText } from "#content/format.ts";
import { addDays } from "#content/melbourne.ts";
import { knownChanges } from "#content/rules/changes.ts";
import type { Day } from "#content/rules/schedule.ts";
import { solarHomes } from "#content/rules/solar-homes.ts";
import { purchaseOf } from "./from-prices.ts";

/** The system that most homes ask about. */
export const usualPurchase = purchaseOf("night-optimiser");

/** The next rise of the usual system's price after a day. */
export function usualRiseAfter(day: Day): Rise | undefined {
  return riseAfter(usualPurchase, day);
}

/** The day when a purchase starts to cost more. */
export interface Rise {
  day: Day;
  dollarsMore: number;
  /** How much of that is because the state's rebate is smaller or ends. */
  fromRebate: number;
}

/** The next rise of a purchase's price after the day it is priced for. */
export function riseAfter(purchase: Purchase, day: Day): Rise | undefined {
  const currentCost = costOf(purchase, day);
  for (const changeDay of changesAfter(day)) {
    const { pay, withoutRebate } = costOf(purchase, changeDay);
    const dollarsMore = pay.typical - currentCost.pay.typical;
    const fromRebate = Math.max(0, dollarsMore - (withoutRebate.typical - currentCost.withoutRebate.typical));
    if (dollarsMore >= minRiseDollars) return { day: changeDay, dollarsMore, fromRebate };
  }
  return undefined;
}

/** "From 1 July 2027 it costs about $1,590 more: $190 as certificates fall, and …" */
export function riseText(rise: Rise): string {
  return `From ${longDate(rise.day)} it ${costsMoreText(rise)}`;
}

/** The rise in words, without its day. */
export function costsMoreText({ dollarsMore, fromRebate }: Rise): string {
  const costsText = `costs about ${moneyInTensText(dollarsMore)} more`;
  if (fromRebate < minRiseDollars) return `${costsText}, as certificates fall.`;
  const unannouncedText = `no state rebate has been announced beyond ${longDate(solarHomes.knownUntil)}`;
  return dollarsMore - fromRebate < minRiseDollars
    ? `${costsText}: ${unannouncedText}.`
    : `${costsText}: ${moneyInTensText(dollarsMore - fromRebate)} as certificates fall, and ${moneyText(fromRebate)} because ${unannouncedText}.`;
}

/** In dollars: a smaller rise disappears in rounding. */
const minRiseDollars = 5;

/** The later days when a discount is known to change, and the first day whose state rebate isn't known. */
function changesAfter(day: Day): Day[] {
  return [...knownChanges, addDays(solarHomes.knownUntil, 1)].filter((changeDay) => changeDay > day).sort();
}
