import { emissions } from "#content/energy/emissions.ts";
import { hotWater } from "#content/energy/hot-water.ts";
import { directShare, type House, yearlyWorth, yearOf } from "#content/energy/savings.ts";
import { fadePerYear, monthlyYield, orientations, yearlyOutput } from "#content/energy/yield.ts";
import { kwh, money, moneyRange, monthName, number, percent, range } from "#content/format.ts";
import { type FigureRecord, physics } from "./record.ts";
import { sources } from "./sources.ts";

const made = "Melbourne, facing north at 22°, average weather, ±10%.";
const [january, , , , , june] = monthlyYield;
const month = (index: number, value: number) =>
  physics(kwh(value, 1), `A kW of panels on the average day of ${monthName(index)}: ${made}`, sources.yieldTable);

const house: House = { kw: 6.6, dailyUse: 18, home: "mixed" };
const withBattery: House = { ...house, batteryKwh: 10 };
const example = "6.6 kW facing north in Melbourne, 18 kWh used a day, someone home part of the day, 28.2 c/kWh";
const year = yearOf(house);
const batteryYear = yearOf(withBattery);
const [worth, batteryWorth] = [yearlyWorth(year), yearlyWorth(batteryYear)];
const model = (value: string, text: string) => physics(value, text, sources.savingsModel);

export const energyFigures = {
  "yield-melbourne-year": physics(kwh(yearlyOutput(1)), `A kW of panels over a year: ${made}`, sources.yieldTable),
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
    number(orientations.east, 2),
    "Output of an east or west roof against a north one, at a usual pitch; 0.86 on a steep one.",
    sources.yieldTable,
  ),
  "orientation-south": physics(
    number(orientations.south, 2),
    "Output of a south roof against a north one, at a usual pitch.",
    sources.yieldTable,
  ),
  "panel-fade": physics(
    percent(fadePerYear, 1),
    "Output that panels lose each year after the first.",
    sources.yieldTable,
  ),
  "self-use-out": physics(
    percent(directShare.out),
    "Share of solar used directly with everyone out all day, without a battery.",
    sources.savingsModel,
  ),
  "self-use-mixed": physics(
    percent(directShare.mixed),
    "Share of solar used directly with someone home part of the day, without a battery.",
    sources.savingsModel,
  ),
  "self-use-home": physics(
    percent(directShare.home),
    "Share of solar used directly with someone home all day, without a battery.",
    sources.savingsModel,
  ),
  "house-18-export": model(kwh(year.exported), `Solar exported in a year: ${example}, no battery.`),
  "house-18-worth": model(money(worth.assumed), `A year, exports at 2 c/kWh: ${example}, no battery.`),
  "house-18-worth-range": model(
    moneyRange(worth.low, worth.high),
    `A year, exports at 0–3 c/kWh: ${example}, no battery.`,
  ),
  "house-18-battery-moved": model(
    kwh(batteryYear.moved),
    `Moved from day to evening in a year by 10 kWh usable: ${example}.`,
  ),
  "house-18-battery-worth-range": model(
    moneyRange(batteryWorth.low, batteryWorth.high),
    `A year, panels and 10 kWh usable together: ${example}; the low end takes 20% off the battery for weather and uneven evenings.`,
  ),
  "house-18-battery-gain": model(
    money(batteryWorth.assumed - worth.assumed),
    `A year, what 10 kWh usable adds to the panels before weather: ${example}.`,
  ),
  "hot-water-litres": physics("45 L", "Hot water one person uses a day.", sources.heatPumps),
  "hot-water-heat": physics(
    kwh(hotWater.heatPerPerson, 2),
    "Heat in one person's hot water a day, 45 L.",
    sources.heatPumps,
  ),
  "heat-pump-cop": physics(
    range(hotWater.heatPumpCop.low, hotWater.heatPumpCop.high, 1),
    "Heat delivered per unit of electricity over a Victorian year (COP).",
    sources.heatPumps,
  ),
  "heat-pump-percent": physics(
    `${range(hotWater.heatPumpCop.low * 100, hotWater.heatPumpCop.high * 100)}%`,
    "Heat delivered per unit of electricity over a Victorian year.",
    sources.heatPumps,
  ),
  "grid-emissions": physics(
    `${emissions.gridKgPerKwh} kg`,
    "CO₂-e per kWh from Victoria's grid, 0.74 generation and 0.11 upstream and losses.",
    sources.emissions,
  ),
  "gas-emissions": physics(`${emissions.gasKgPerGj} kg`, "CO₂-e per GJ of natural gas burnt.", sources.emissions),
} satisfies Record<string, FigureRecord>;
