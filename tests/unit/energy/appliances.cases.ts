import { heatingYear, reverseCycleCost, warmthKwh } from "#content/energy/heating.ts";
import { hotWaterYear } from "#content/energy/hot-water.ts";

const forThree = hotWaterYear(3, { usageRate: 28.2, gas: 4.2 });
const forTwo = hotWaterYear(2, { usageRate: 30, gas: 5 });
const forOne = hotWaterYear(1);
const reverseCycle = reverseCycleCost(38_000, 28.2);

/** What hot water and heating use and cost in a year, worked out by hand to whole numbers. */
export const yearlyAmounts: readonly [what: string, expected: number, unit: string, actual: number][] = [
  ["the heat in three people's hot water", 2573, "kWh", forThree.heatKwh],
  ["a heat pump's use for three", 858, "kWh", forThree.heatPump.energy],
  ["a heat pump's cost for three", 242, "dollars", forThree.heatPump.cost.assumed],
  ["an element's cost for three", 726, "dollars", forThree.electric.cost.assumed],
  ["gas water heating for three", 14_252, "MJ", forThree.gas.energy],
  ["gas water heating's cost for three", 599, "dollars", forThree.gas.cost.assumed],
  ["the warmth of 38 GJ of gas", 6861, "kWh", warmthKwh(38_000)],
  ["the lowest cost of that warmth by reverse cycle", 331, "dollars", reverseCycle.low],
  ["the cost of that warmth by reverse cycle", 553, "dollars", reverseCycle.assumed],
  ["the highest cost of that warmth by reverse cycle", 953, "dollars", reverseCycle.high],
  ["the lowest cost of gas heating", 1368, "dollars", heatingYear.gas.low],
  ["the highest cost of gas heating", 1596, "dollars", heatingYear.gas.high],
];

/** What hot water costs and emits in a year, from 2.35 kWh of heat a person and day. */
export const hotWaterFormulas: readonly [what: string, actual: number, formula: number][] = [
  ["a heat pump's cost for two with a COP of 3.5", forTwo.heatPump.cost.low, (2 * 2.35 * 365 * 0.3) / 3.5],
  ["a heat pump's cost for two with a COP of 2.5", forTwo.heatPump.cost.high, (2 * 2.35 * 365 * 0.3) / 2.5],
  ["a gas heater's cost for two at 75%", forTwo.gas.cost.low, (2 * 2.35 * 365 * 3.6 * 0.05) / 0.75],
  ["a gas heater's cost for two at 55%", forTwo.gas.cost.high, (2 * 2.35 * 365 * 3.6 * 0.05) / 0.55],
  ["an element's emissions for one", forOne.electric.emissionsKg, 2.35 * 365 * 0.85],
  ["a gas heater's emissions for one", forOne.gas.emissionsKg, ((2.35 * 365 * 3.6) / 0.65 / 1000) * 55.53],
  ["the most feed-in that a heat pump on solar gives up", forThree.heatPumpOnSolar.high, (3 * 2.35 * 365 * 0.03) / 2.5],
  ["the least feed-in that a heat pump on solar gives up", forThree.heatPumpOnSolar.low, 0],
];
