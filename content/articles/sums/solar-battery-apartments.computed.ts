import { commercialPrice, costOf } from "#content/cost.ts";
import { apartmentDailyKwh, blockYear } from "#content/energy/apartment-block.ts";
import { feedIn } from "#content/energy/tariffs/default-offer.ts";
import { shareBetween } from "#content/energy/year/use.ts";
import { checkedWords } from "#content/figures/checked-words.ts";
import { withGst } from "#content/rules/gst.ts";
import { plannedBusinessDay } from "#content/rules/solar-certificates.ts";

export const flats = 12;
export const flatDailyKwh = apartmentDailyKwh;
/** The share of a day's use between 9 am and 5 pm. */
export const daytimeShare = shareBetween("mixed", 9, 17);

export const price30Kw = businessPrice(30);
export const price18Kw = businessPrice(18);
export const sydneyBlock = { kw: 24, solar: 50_000, switchboard: 13_000, roof: 5000 };
export const sydneyBlockPrice = sydneyBlock.solar + sydneyBlock.switchboard + sydneyBlock.roof;

export const block18Kw = block(18, price18Kw);
export const block30Kw = block(30, price30Kw);
export const block18KwAtSydneyPrice = block(18, (sydneyBlockPrice / sydneyBlock.kw) * 18);
export const block30KwAtSydneyPrice = block(30, (sydneyBlockPrice / sydneyBlock.kw) * 30);

export const words = [
  checkedWords("the smaller system passes the grant's ten-year test", block18Kw.paybackYears, 4, 10),
  checkedWords(
    "neither size does",
    Math.min(block18KwAtSydneyPrice.paybackYears, block30KwAtSydneyPrice.paybackYears),
    10.01,
    60,
  ),
];

function businessPrice(kw: number): number {
  return withGst({ dollars: commercialPrice(kw).typical, gst: "ex" });
}

function block(kw: number, price: number) {
  const { certificates, withoutRebate } = costOf({ kw, knownPrice: price }, plannedBusinessDay(kw, "2026-11-21"));
  const cost = withoutRebate.typical;
  const { made: madeKwh, direct: usedKwh, exported, saving } = blockYear({ apartments: flats, kw });
  return {
    certificates: certificates.count,
    discount: certificates.value,
    price,
    cost,
    madeKwh,
    usedKwh,
    usedShare: usedKwh / madeKwh,
    saving,
    exportDollars: (exported * feedIn.assumed) / 100,
    paybackYears: cost / saving,
    savingPerFlat: saving / flats,
  };
}
