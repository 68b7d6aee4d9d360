import { type Cost, costOf, type Purchase } from "#content/cost.ts";
import { fromPricesInNovember } from "#content/figures/records/november-2026.ts";
import { longDate, moneyInTensText, moneyText, roundToTens } from "#content/format.ts";
import { addDays } from "#content/melbourne.ts";
import { type OfferId, prices } from "#content/prices.ts";
import { plannedBrieflyText, plannedInstallationDay } from "#content/rules/changes.ts";
import type { Day } from "#content/rules/schedule.ts";
import { incomeCapOn } from "#content/rules/solar-homes.ts";
import { melbourneZone, type Zone } from "#content/rules/zones.ts";
import { fromPriceCost, purchaseOf } from "./from-prices.ts";

/** An offer's price, as numbers and as parts of sentences, for the day that home prices are planned for. */
export interface OfferPrice {
  /** The typical price, to tens, and the "from" price. */
  dollars: { typical: number; from: number };
  /** "about $4,620". */
  typicalText: string;
  /** Which discounts are included: "after rebates"; for a heat pump also the one that isn't. */
  afterDiscountsText: string;
  /** `afterDiscountsText` for a price without a date beside it: from December "after rebates in early 2027". */
  datedDiscountsText: string;
  /**
   * Who pays another price, and how much: "$6,020 if your household’s taxable income is $150,000 or more". Empty if all pay the
   * same.
   */
  otherPriceText: string;
  /** `otherPriceText` for a line of a card: "$6,020 for household incomes from $150,000". */
  briefOtherPriceText: string;
  /** This year's price, if the offer is planned for next year; otherwise empty. */
  thisYearSentence: string;
  /** "From $1,499 after rebates, or $2,899 without Solar Homes, on the simplest roof, with entry-level equipment." */
  fromPriceSentence: string;
  /** The "from" price of November 2026, if it has changed since; otherwise empty. */
  historySentence: string;
}

export function offerPrice(id: OfferId, today: Day, zone: Zone = melbourneZone): OfferPrice {
  const day = plannedInstallationDay(today);
  const purchase: Purchase = { ...purchaseOf(id), zone };
  const cost = costOf(purchase, day);
  const rebatesText = isRebateCounted(cost) ? "after rebates" : "after certificates";
  const notCountedText = purchase.heatPump ? ", before Victorian Energy Upgrades" : "";
  const aboveCap = priceAboveCap(cost, day);
  const atFromPrice = fromPriceCost(id, day, { zone });
  const fromPriceDollars = Math.round(atFromPrice.pay.low);
  const withoutRebateText = aboveCap
    ? `, or ${moneyText(Math.round(atFromPrice.withoutRebate.low))} without Solar Homes,`
    : "";
  const november = fromPricesInNovember[id];
  return {
    dollars: { typical: roundToTens(cost.pay.typical), from: fromPriceDollars },
    typicalText: `about ${moneyInTensText(cost.pay.typical)}`,
    afterDiscountsText: rebatesText + notCountedText,
    datedDiscountsText: rebatesText + plannedBrieflyText(today) + notCountedText,
    otherPriceText: aboveCap ? `${aboveCap.price} if your household’s taxable income is ${aboveCap.cap} or more` : "",
    briefOtherPriceText: aboveCap ? `${aboveCap.price} for household incomes from ${aboveCap.cap}` : "",
    thisYearSentence:
      day === today
        ? ""
        : `If we can still install by ${longDate(addDays(day, -1))}, it’s ${bothPricesText(costOf(purchase, today))}.`,
    fromPriceSentence: `From ${moneyText(fromPriceDollars)} ${rebatesText}${withoutRebateText} ${prices.fromPrices[id].condition}.`,
    historySentence: fromPriceDollars === november ? "" : `In November 2026: from ${moneyText(november)}.`,
  };
}

/** "about $4,620, or $6,020 without the state rebate". */
function bothPricesText(cost: Cost): string {
  const { pay, withoutRebate } = cost;
  const otherText = isRebateCounted(cost)
    ? `, or ${moneyInTensText(withoutRebate.typical)} without the state rebate`
    : "";
  return `about ${moneyInTensText(pay.typical)}${otherText}`;
}

/** The price for a household above the state's limit, and the limit; undefined if all pay the same. */
function priceAboveCap(cost: Cost, day: Day): { price: string; cap: string } | undefined {
  const cap = incomeCapOn(day);
  if (cap === undefined || !isRebateCounted(cost)) return undefined;
  return { price: moneyInTensText(cost.withoutRebate.typical), cap: moneyText(cap) };
}

function isRebateCounted({ pay, withoutRebate }: Cost): boolean {
  return withoutRebate.typical > pay.typical;
}
