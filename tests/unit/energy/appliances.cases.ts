import { backupHours } from "#content/energy/batteries.ts";
import { heatingYear, reverseCycleCost, warmthOf } from "#content/energy/heating.ts";
import { hotWaterYear } from "#content/energy/hot-water.ts";
import { type Charging, chargeByClock, chargingOf } from "#content/energy/year/car.ts";
import { fixedValue } from "#content/figures/index.ts";

const forThree = hotWaterYear(3, { usage: 28.2, gas: 4.2 });
const forTwo = hotWaterYear(2, { usage: 30, gas: 5 });
const forOne = hotWaterYear(1);
const reverseCycle = reverseCycleCost(38_000, 28.2);

/** The hours in which a car that is at home and needs charging draws power. */
function chargingHours(charge: Charging["how"]): [from: number, to: number] {
  const halfHours = Array.from({ length: 48 }, (_, index) => index).filter(
    (index) => chargeByClock({ ...chargingOf({ kmPerWeek: 240, charge }), owed: 5 }, index, 6) > 0,
  );
  return [Math.min(...halfHours) / 2, (Math.max(...halfHours) + 1) / 2];
}

const [middayFrom, middayTo] = chargingHours("midday");
const [nightFrom, nightTo] = chargingHours("night");
const [arrivalFrom, arrivalTo] = chargingHours("arrival");

/** What hot water, heating and a car use in a year, when, and what that costs. */
export const appliances: readonly [what: string, gives: number, expected: number][] = [
  ["hours that 10 kWh runs 900 W, with a tenth kept back", backupHours(10, 900) ?? 0, 10],
  ["heat for three people's water, kWh", forThree.heatKwh, 2573],
  ["a heat pump for three, kWh", forThree.heatPump.energy, 858],
  ["a heat pump for three, dollars", forThree.heatPump.cost.assumed, 242],
  ["an element for three, dollars", forThree.electric.cost.assumed, 726],
  ["gas for three, MJ", forThree.gas.energy, 14_252],
  ["gas for three, dollars", forThree.gas.cost.assumed, 599],
  ["a heat pump with a COP of 3.5", forTwo.heatPump.cost.low, (2 * 2.35 * 365 * 0.3) / 3.5],
  ["a heat pump with a COP of 2.5", forTwo.heatPump.cost.high, (2 * 2.35 * 365 * 0.3) / 2.5],
  ["a gas heater of 75%", forTwo.gas.cost.low, (2 * 2.35 * 365 * 3.6 * 0.05) / 0.75],
  ["a gas heater of 55%", forTwo.gas.cost.high, (2 * 2.35 * 365 * 3.6 * 0.05) / 0.55],
  ["an element's emissions, kg", forOne.electric.emissions, 2.35 * 365 * 0.85],
  ["a gas heater's emissions, kg", forOne.gas.emissions, ((2.35 * 365 * 3.6) / 0.65 / 1000) * 55.53],
  ["the feed-in given up on midday solar, at most", forThree.heatPumpOnSolar.high, (2573.25 / 2.5) * 0.03],
  ["the feed-in given up on midday solar, at least", forThree.heatPumpOnSolar.low, 0],
  ["38 GJ of gas as warmth, kWh", warmthOf(38_000), 6861],
  ["38 GJ of warmth by reverse cycle, at least, dollars", reverseCycle.low, 331],
  ["38 GJ of warmth by reverse cycle, dollars", reverseCycle.assumed, 553],
  ["38 GJ of warmth by reverse cycle, at most, dollars", reverseCycle.high, 953],
  ["a year of gas heating, at least, dollars", heatingYear.gas.low, 380 * 3.6],
  ["a year of gas heating, at most, dollars", heatingYear.gas.high, 380 * 4.2],
  ["a car charges at midday from 11 am", middayFrom, 11],
  ["a car charges at midday until 2 pm", middayTo, 14],
  ["a car charges by night from midnight", nightFrom, 0],
  ["a car charges by night until 6 am", nightTo, 6],
  ["a car charges on arrival from 6 pm", arrivalFrom, 18],
  ["a car charges on arrival until midnight", arrivalTo, 24],
];

/** The same figures as pages print them. */
export const printed: readonly [text: string | undefined, expected: string][] = [
  [fixedValue("heating-gas-year"), "$1,370–1,600"],
  [fixedValue("heating-reverse-cycle-year"), "$330–950"],
];
