import { hotWaterAssumptions } from "#content/energy/hot-water.ts";
import { carUse } from "#content/energy/inputs/constants.ts";
import { juneDay, modelledYear } from "#content/energy/model-house.ts";
import { feedIn, meanOffer } from "#content/energy/tariffs/default-offer.ts";
import { overnightShare } from "#content/energy/year/use.ts";
import { checkedWords } from "#content/figures/checked-words.ts";

const estimate = modelledYear();

export const people = 4;
// What each appliance uses in a day.
export const tankKwh = people * hotWaterAssumptions.heatKwhPerPerson;
export const heatPumpKwh = Math.round((tankKwh / hotWaterAssumptions.heatPumpCop.assumed) * 10) / 10;
export const dishwasherKwh = 1;
export const washingKwh = 1.5;
export const carKm = 40;
export const carKwh = (carKm * carUse.kwhPerKm) / (1 - carUse.chargingLoss);
export const movedKwh = heatPumpKwh + dishwasherKwh + washingKwh;
export const houseYear = estimate.year.panels;
/** The part of the house's 18 kWh a day that it uses in the evening and at night. */
export const eveningKwh = 18 * overnightShare("mixed");
export const june = juneDay(estimate);

const yearWith2Kw = modelledYear({ kw: 2 }).year.panels;

export const words = [
  checkedWords(
    "each kilowatt-hour you move to midday saves 26 cents",
    meanOffer.usageCents - feedIn.assumed,
    25.5,
    26.5,
  ),
  checkedWords("it may not be the 28 c we've used", meanOffer.usageCents, 27.5, 28.5),
  checkedWords("uses about a third of that as it's made", june.direct / june.made, 0.28, 0.38),
  checkedWords("using about half of what they make already", yearWith2Kw.direct / yearWith2Kw.made, 0.42, 0.58),
];
