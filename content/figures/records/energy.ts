import { emissions } from "#content/energy/emissions.ts";
import { hotWater } from "#content/energy/hot-water.ts";
import { fade } from "#content/energy/house/tables.ts";
import { paybackOf } from "#content/energy/money/payback.ts";
import { costsOf } from "#content/energy/prices/costs.ts";
import { sizingOf } from "#content/energy/sizing.ts";
import { fadePerYear, monthlyYield, yearlyOutput } from "#content/energy/yield.ts";
import { kwh, longDate, moneyRange, monthName, number, percent, range, tens, tensOfMoney } from "#content/format.ts";
import type { Day } from "#content/rules/schedule.ts";
import { against, batterySizes, house, usedDirectly } from "../homes.computed.ts";
import { type FigureRecord, market, physics } from "./record.ts";
import { sources } from "./sources.ts";

const made = "Melbourne, facing north at 22°, average weather, ±10%.";
const [january, , , , , june] = monthlyYield;
const month = (index: number, value: number) =>
  physics(kwh(value, 1), `A kW of panels on the average day of ${monthName(index)}: ${made}`, sources.yieldTable);

const example = "6.6 kW facing north in Melbourne, 18 kWh used a day, someone home part of the day, 28.2 c/kWh";
const { panels: year, both: batteryYear, worth } = house;
const suggestedBattery = (day: Day) =>
  sizingOf(batterySizes, (usable) => costsOf({ kw: 0, usable }, day).left.battery.assumed).suggested ?? 0;
const batteryLeft = (day: Day) => costsOf({ kw: 6.6, usable: 10 }, day).left.battery;
const model = (value: string, text: string) => physics(value, text, sources.savingsModel);

export const energyFigures = {
  "yield-melbourne-year": physics(
    kwh(yearlyOutput(1)),
    `Output of 1 kW of panels over a year: ${made}`,
    sources.yieldTable,
  ),
  "yield-january": month(1, january),
  "yield-june": month(6, june),
  "yield-6-6kw-june-day": physics(
    kwh(6.6 * june, 1),
    `6.6 kW of panels on the average June day: ${made}`,
    sources.yieldTable,
  ),
  "yield-6-6kw-january-day": physics(
    kwh(6.6 * january, 1),
    `6.6 kW of panels on the average January day: ${made}`,
    sources.yieldTable,
  ),
  "orientation-east-west": physics(
    percent(against.east),
    `The output of an east or west roof compared with a north one at a typical pitch; ${percent(against.eastSteep)} on a steep one.`,
    sources.yieldTable,
  ),
  "orientation-south": physics(
    percent(against.south),
    "The output of a south roof compared with a north one at a typical pitch.",
    sources.yieldTable,
  ),
  "panel-fade": physics(
    percent(fadePerYear, 1),
    "Output that panels lose each year after the first.",
    sources.yieldTable,
  ),
  "self-use-out": model(
    percent(usedDirectly.out),
    "Share of 6.6 kW used directly with everyone out all day, at 18 kWh a day and without a battery; a larger system's share is smaller.",
  ),
  "self-use-home": model(
    percent(usedDirectly.home),
    "Share of 6.6 kW used directly with someone home all day, at 18 kWh a day and without a battery; a larger system's share is smaller.",
  ),
  "house-18-export": model(kwh(tens(year.exported)), `Solar exported in a year: ${example}, no battery.`),
  "house-18-worth": model(
    tensOfMoney(worth.panels.assumed),
    `Each year, with exports at 2 c/kWh: ${example}, no battery.`,
  ),
  "house-18-worth-range": model(
    moneyRange(tens(worth.panels.low), tens(worth.panels.high)),
    `Each year, with exports at 0–3 c/kWh and varying sun and habits: ${example}, no battery.`,
  ),
  "house-18-battery-moved": model(
    kwh(tens(batteryYear.moved)),
    `How much solar a 10 kWh battery shifts from day to evening in a year: ${example}.`,
  ),
  "house-18-battery-worth-range": model(
    moneyRange(tens(worth.together.low), tens(worth.together.high)),
    `Each year, for panels and 10 kWh usable together: ${example}, with exports at 0–3 c/kWh and varying sun and habits.`,
  ),
  "house-18-battery-gain": model(
    tensOfMoney(worth.batteryOnTop.assumed),
    `What 10 kWh usable adds each year on top of the panels: ${example}; ${moneyRange(tens(worth.batteryOnTop.low), tens(worth.batteryOnTop.high))} depending on habits, feed-in and sun.`,
  ),
  "battery-suggested-size": market(
    (day: Day) => `${suggestedBattery(day)} kWh`,
    (day) =>
      `The largest size where the last step up still pays for itself within 15 years, with a compliance certificate dated ${longDate(day)}: ${example}.`,
    { source: sources.savingsModel },
  ),
  "battery-10kwh-left": market(
    (day: Day) => moneyRange(batteryLeft(day).low, batteryLeft(day).high),
    (day) =>
      `10 kWh usable at the prices we assume, less its certificates, with a compliance certificate dated ${longDate(day)}.`,
    { source: sources.assumedPrices },
  ),
  "battery-10kwh-payback": market(
    (day: Day) => yearsText(paybackOf(batteryLeft(day), worth.batteryOnTop, fade.battery)),
    (day) =>
      `From the lower price and the higher saving to the higher price and the lower saving, with a compliance certificate dated ${longDate(day)}: ${example}.`,
    { source: sources.savingsModel },
  ),
  "hot-water-litres": physics("45 L", "How much hot water one person uses a day.", sources.heatPumps),
  "hot-water-heat": physics(
    kwh(hotWater.heatPerPerson, 2),
    "The heat in 45 L of hot water, one person's daily use.",
    sources.heatPumps,
  ),
  "heat-pump-cop": physics(
    range(hotWater.heatPumpCop.low, hotWater.heatPumpCop.high, 1),
    "Heat delivered per unit of electricity over a year in Victoria (COP).",
    sources.heatPumps,
  ),
  "heat-pump-percent": physics(
    `${range(hotWater.heatPumpCop.low * 100, hotWater.heatPumpCop.high * 100)}%`,
    "Heat delivered per unit of electricity over a year in Victoria.",
    sources.heatPumps,
  ),
  "grid-emissions": physics(
    `${emissions.gridKgPerKwh} kg`,
    "CO₂-e per kWh from Victoria's grid, 0.74 generation and 0.11 upstream and losses.",
    sources.emissions,
  ),
  "gas-emissions": physics(`${emissions.gasKgPerGj} kg`, "CO₂-e per GJ of natural gas burnt.", sources.emissions),
} satisfies Record<string, FigureRecord>;

function yearsText({ low, high }: { low: number | null; high: number | null }): string {
  return low === null
    ? "over 50 years"
    : high === null
      ? `${number(low)} to over 50 years`
      : `${range(low, high)} years`;
}
