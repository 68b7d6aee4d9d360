import { batteryEfficiency } from "#content/energy/batteries.ts";
import { hotWater } from "#content/energy/hot-water.ts";
import { juneDay, modelledYear } from "#content/energy/model-house.ts";
import { overnightShare } from "#content/energy/year/use.ts";
import { checkedWords } from "#content/figures/checked-words.ts";

const people = 4;
const usedNowKwh = 16;

/** The battery's usable kWh. */
const batteryKwh = 10;

export const heatPump = Math.round(((people * hotWater.heatPerPerson) / hotWater.heatPumpCop.assumed) * 10) / 10;
export const evening = usedNowKwh * overnightShare("mixed");
export const byDay = usedNowKwh - evening + heatPump;

/** A June day and a year with hot water on a timer at midday. */
export const roofs = [6.6, 8, 10].map((kw) => {
  const answer = modelledYear({
    kw,
    dailyKwh: usedNowKwh,
    batteryKwh,
    hotWater: { dailyKwh: heatPump, counted: "added" },
  });
  const june = juneDay(answer);
  const { discharged: dischargedInYear, bought: boughtInYear } = answer.year.both;
  return { kw, ...june, surplus: june.made - june.direct, dischargedInYear, boughtInYear };
});

/** The same June day with the heat pump among the evening's loads. */
export const habits = juneDay(modelledYear({ dailyKwh: usedNowKwh + heatPump, batteryKwh }));

const [small, , large] = roofs;

export const words = [
  checkedWords(
    "a bit more than half of what it could",
    (small?.discharged ?? 0) / (batteryKwh * batteryEfficiency),
    0.5,
    0.64,
  ),
  checkedWords("about 1 kWh more", habits.bought - (small?.bought ?? 0), 0.6, 1.4),
  checkedWords("about four-fifths", (large?.discharged ?? 0) / (batteryKwh * batteryEfficiency), 0.72, 0.88),
];
