import { hotWater } from "#content/energy/hot-water.ts";
import { carUse } from "#content/energy/inputs/constants.ts";
import { juneDay, modelledYear } from "#content/energy/model-house.ts";
import { feedIn, meanOffer } from "#content/energy/tariffs/default-offer.ts";
import { overnightShare } from "#content/energy/year/use.ts";
import { checkedWords } from "#content/figures/checked-words.ts";

const answer = modelledYear();

export const people = 4;
// kWh a day, unless the name says otherwise.
export const tank = people * hotWater.heatPerPerson;
export const heatPump = Math.round((tank / hotWater.heatPumpCop.assumed) * 10) / 10;
export const dishwasher = 1;
export const washing = 1.5;
export const carKm = 40;
export const car = (carKm * carUse.kwhPerKm) / (1 - carUse.chargingLoss);
export const moved = heatPump + dishwasher + washing;
export const house = answer.year.panels;
export const evening = 18 * overnightShare("mixed");
export const june = juneDay(answer);

const few = modelledYear({ kw: 2 }).year.panels;

export const words = [
  checkedWords(
    "each kilowatt-hour you move to midday saves 26 cents",
    meanOffer.usageRate - feedIn.assumed,
    25.5,
    26.5,
  ),
  checkedWords("it may not be the 28 c we've used", meanOffer.usageRate, 27.5, 28.5),
  checkedWords("uses about a third of that as it's made", june.direct / june.made, 0.28, 0.38),
  checkedWords("using about half of what they make already", few.direct / few.made, 0.42, 0.58),
];
