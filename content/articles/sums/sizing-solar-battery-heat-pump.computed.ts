import { batteryEfficiency } from "#content/energy/batteries.ts";
import { hotWaterAssumptions } from "#content/energy/hot-water.ts";
import { juneDay, modelledYear } from "#content/energy/model-house.ts";
import { overnightShare } from "#content/energy/year/use.ts";
import { checkedWords } from "#content/figures/checked-words.ts";

export const people = 4;
export const usedNowKwh = 16;

/** The battery's usable kWh. */
const batteryKwh = 10;

export const heatPumpKwh =
  Math.round(((people * hotWaterAssumptions.heatKwhPerPerson) / hotWaterAssumptions.heatPumpCop.assumed) * 10) / 10;
export const eveningKwh = usedNowKwh * overnightShare("mixed");
export const daytimeKwh = usedNowKwh - eveningKwh + heatPumpKwh;

const [small, middle, large] = [yearUnder(6.6), yearUnder(8), yearUnder(10)];
export const roofs = [small, middle, large];

/** The same June day with the heat pump among the evening's loads. */
export const juneWithEveningHotWater = juneDay(modelledYear({ dailyKwh: usedNowKwh + heatPumpKwh, batteryKwh }));

export const words = [
  checkedWords("a bit more than half of what it could", small.discharged / (batteryKwh * batteryEfficiency), 0.5, 0.64),
  checkedWords("about 1 kWh more", juneWithEveningHotWater.bought - small.bought, 0.6, 1.4),
  checkedWords("about four-fifths", large.discharged / (batteryKwh * batteryEfficiency), 0.72, 0.88),
];

/** A June day and a year with this many kW of panels and hot water on a timer at midday. */
function yearUnder(kw: number) {
  const estimate = modelledYear({
    kw,
    dailyKwh: usedNowKwh,
    batteryKwh,
    hotWater: { dailyKwh: heatPumpKwh, counted: "added" },
  });
  const june = juneDay(estimate);
  const { discharged: dischargedInYear, bought: boughtInYear } = estimate.year.both;
  return { kw, ...june, surplus: june.made - june.direct, dischargedInYear, boughtInYear };
}
