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

export const thirtyPrice = businessPrice(30);
export const eighteenPrice = businessPrice(18);
export const sydney = { kw: 24, solar: 50_000, switchboard: 13_000, roof: 5000 };
export const sydneyTotal = sydney.solar + sydney.switchboard + sydney.roof;

export const eighteen = block(18, eighteenPrice);
export const thirty = block(30, thirtyPrice);
export const eighteenSydney = block(18, (sydneyTotal / sydney.kw) * 18);
export const thirtySydney = block(30, (sydneyTotal / sydney.kw) * 30);

export const words = [
  checkedWords("the smaller system passes the grant's ten-year test", eighteen.years, 4, 10),
  checkedWords("neither size does", Math.min(eighteenSydney.years, thirtySydney.years), 10.01, 60),
];

function businessPrice(kw: number): number {
  return withGst({ dollars: commercialPrice(kw).typical, gst: "ex" });
}

function block(kw: number, price: number) {
  const { certificates, withoutRebate } = costOf({ kw, knownPrice: price }, plannedBusinessDay(kw, "2026-11-21"));
  const cost = withoutRebate.typical;
  const { made, direct: used, exported, saving } = blockYear({ apartments: flats, kw });
  return {
    certificates: certificates.count,
    discount: certificates.value,
    price,
    cost,
    made,
    used,
    share: used / made,
    saving,
    exports: (exported * feedIn.assumed) / 100,
    years: cost / saving,
    each: saving / flats,
  };
}
