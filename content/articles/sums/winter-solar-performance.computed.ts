import { juneDay, modelledYear } from "#content/energy/model-house.ts";
import { checkedWords } from "#content/figures/checked-words.ts";

/** June's average day with 13.5 kWh, in a house that uses 18 kWh a day over the year. */
export const june6Kw = juneWith(6.6);
export const june10Kw = juneWith(10);
export const june13Kw = juneWith(13.2);

export const words = [
  checkedWords("well under its capacity", june6Kw.discharged / 13.5, 0.35, 0.65),
  checkedWords("Even 10 kW of panels leave you buying power in June", june10Kw.bought, 3, 12),
];

/** Rounded as the article prints it, so that a reader's own subtraction agrees. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

function juneWith(kw: number) {
  const june = juneDay(modelledYear({ kw, batteryKwh: 13.5 }));
  return { ...june, surplusKwh: tenths(june.made) - tenths(june.direct) };
}
