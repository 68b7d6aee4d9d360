import { costOf } from "#content/cost.ts";
import { batteryWorkingShare } from "#content/energy/batteries.ts";
import { heatingAssumptions, heatingYear } from "#content/energy/heating.ts";
import { gasPrice, hotWaterAssumptions } from "#content/energy/hot-water.ts";
import { emissions, monthlyVariation, yearlyDegradation } from "#content/energy/inputs/constants.ts";
import { paybackOf } from "#content/energy/money/payback.ts";
import { yearsRangeText } from "#content/energy/money/years-text.ts";
import { sizingOf } from "#content/energy/sizing.ts";
import { meanOffer } from "#content/energy/tariffs/default-offer.ts";
import { overnightShare } from "#content/energy/year/use.ts";
import { monthlyYield, yearlyOutputKwh } from "#content/energy/yield.ts";
import {
  kwhText,
  longDate,
  moneyInTensText,
  moneyRangeText,
  numberText,
  percentText,
  rangeText,
  rateText,
  roundToTens,
  sizeText,
} from "#content/format.ts";
import { plannedInstallationDay } from "#content/rules/changes.ts";
import type { Day } from "#content/rules/schedule.ts";
import { houseByBatterySize, relativeYield, usedDirectly, usualHouse } from "../homes.computed.ts";
import { type FigureRecord, recordsFrom } from "./record.ts";
import { sources } from "./sources.ts";

const conditionsText = "in Melbourne, facing north at 22° in average weather, give or take 10%.";
const [january, , , , , june] = monthlyYield;
const dayRow = (kw: number, month: string, perKw: number) =>
  [kwhText(kw * perKw, 1), `What ${kw} kW of panels makes on an average ${month} day ${conditionsText}`] as const;

const exampleSentence =
  "We assume 6.6 kW facing north in Melbourne, 18 kWh a day, someone home part of the day and power at 28.2 c/kWh.";
const { panels: year, savings } = usualHouse;
const batteryCost = (batteryKwh: number, today: Day) =>
  costOf({ batteryKwh, panelsAlready: true }, plannedInstallationDay(today)).pay;
const plannedDay = (today: Day) => longDate(plannedInstallationDay(today));

function largestKwhThatPays(day: Day): number {
  const { suggested } = sizingOf(houseByBatterySize, (batteryKwh) => batteryCost(batteryKwh, day).typical);
  if (suggested !== undefined) return suggested;
  throw new Error(`content/figures/records/energy.ts: no battery pays on ${day}: reword battery-suggested-size`);
}

export const energyFigures = {
  ...recordsFrom("physics", sources.yieldTable, {
    "yield-melbourne-year": [kwhText(yearlyOutputKwh(1)), `What 1 kW of panels makes in a year ${conditionsText}`],
    "yield-january": dayRow(1, "January", january),
    "yield-june": dayRow(1, "June", june),
    "yield-6-6kw-june-day": dayRow(6.6, "June", june),
    "yield-6-6kw-january-day": dayRow(6.6, "January", january),
    "orientation-east-west": [
      percentText(relativeYield.east),
      `The output of an east or west roof compared with a north one at a typical pitch. On a steep roof it’s ${percentText(relativeYield.eastSteep)}.`,
    ],
    "orientation-south": [
      percentText(relativeYield.south),
      "The output of a south roof compared with a north one at a typical pitch.",
    ],
    "panel-fade": [percentText(yearlyDegradation.panels, 1), "How much output panels lose each year after the first."],
  }),
  ...recordsFrom("physics", sources.outputVariation, {
    "month-sun-varies": [
      percentText(monthlyVariation.sun),
      `How far the sun of a single month may be off its long-term average. An estimate of one month’s output may be ${percentText(monthlyVariation.output)} off.`,
    ],
    "month-low-below": [
      percentText(1 - monthlyVariation.sun),
      `A month’s sun may be ${percentText(monthlyVariation.sun)} below its long-term average. Output below this share of the usual is low.`,
    ],
    "month-ring-below": [
      percentText(1 - monthlyVariation.output),
      `An estimate has an error of its own. Allowing for that as well, a month’s output may be ${percentText(monthlyVariation.output)} below the estimate. If it’s below this share of the usual, the weather isn’t the reason.`,
    ],
  }),
  ...recordsFrom("physics", sources.savingsModel, {
    "self-use-out": [
      percentText(usedDirectly.out),
      "The share of the power from 6.6 kW of panels that’s used in the house as soon as it’s made, with everyone out all day, at 18 kWh a day and without a battery. With a larger system the share is smaller.",
    ],
    "self-use-some": [
      `${rangeText(usedDirectly.mixed * 100, usedDirectly.home * 100)}%`,
      "The share of the power from 6.6 kW of panels that’s used in the house as soon as it’s made, with someone home for part of the day or all of it, at 18 kWh a day and without a battery. With a larger system the share is smaller.",
    ],
    "house-18-export": [
      kwhText(roundToTens(year.exported)),
      `Solar exported in a year without a battery. ${exampleSentence}`,
    ],
    "house-18-worth": [
      moneyInTensText(savings.panels.assumed),
      `What panels alone save in a year, with exports at 2 c/kWh. ${exampleSentence}`,
    ],
    "house-18-night-use": [
      kwhText(18 * overnightShare("mixed"), 1),
      `What the house uses from 5 pm to 8 am on an average day. ${exampleSentence}`,
    ],
    "battery-night-size": [
      `${numberText((18 * overnightShare("mixed")) / batteryWorkingShare)} kWh`,
      `The usable size that holds what the house uses from 5 pm to 8 am on an average day. ${exampleSentence}`,
    ],
    "house-18-battery-gain": [
      moneyInTensText(savings.batteryOnTop.assumed),
      `What a battery with 10 kWh of usable capacity saves in a year on top of the panels. It’s ${moneyRangeText(roundToTens(savings.batteryOnTop.low), roundToTens(savings.batteryOnTop.high))}, depending on when you use power, your feed-in rate and how much sun you get. ${exampleSentence}`,
    ],
  }),
  ...recordsFrom("market", sources.savingsModel, {
    "battery-suggested-size": [
      (day: Day) => `${largestKwhThatPays(day)} kWh`,
      (day) =>
        `The largest size where the extra cost over the next size down still pays for itself within 15 years, if the certificate of electrical safety is dated ${plannedDay(day)}. ${exampleSentence}`,
    ],
    "battery-10kwh-payback": [
      (day: Day) => {
        const payback = paybackOf(batteryCost(10, day), savings.batteryOnTop, yearlyDegradation.battery);
        return `${yearsRangeText(payback)} years`;
      },
      (day) =>
        `The shortest time comes from the low price and the high saving, the longest from the high price and the low saving. We assume the certificate of electrical safety is dated ${plannedDay(day)}. ${exampleSentence}`,
    ],
  }),
  ...recordsFrom("physics", sources.heatPumps, {
    "hot-water-litres": ["45 L", "How much hot water one person uses a day."],
    "hot-water-heat": [
      kwhText(hotWaterAssumptions.heatKwhPerPerson, 2),
      "The heat in 45 L of hot water, which is one person’s daily use.",
    ],
    "heat-pump-cop": [
      rangeText(hotWaterAssumptions.heatPumpCop.low, hotWaterAssumptions.heatPumpCop.high, 1),
      "Heat delivered per unit of electricity over a year in Victoria (COP).",
    ],
  }),
  ...recordsFrom("market", sources.gasOffer, {
    "heating-gas-year": [
      moneyRangeText(roundToTens(heatingYear.gas.low), roundToTens(heatingYear.gas.high)),
      `We assume ${numberText(heatingAssumptions.usualGasMegajoules)} MJ of gas for a year’s heating, with three people in a house with ducted gas. More in our guide to going all-electric. Most winter gas is charged at the cheapest rate, ${sizeText(gasPrice.cheapest)} c/MJ; over a year it averages ${sizeText(gasPrice.assumed)} c/MJ. GST is included and the daily charge is left out.`,
    ],
  }),
  ...recordsFrom("market", sources.heating, {
    "heating-reverse-cycle-year": [
      moneyRangeText(roundToTens(heatingYear.reverseCycle.low), roundToTens(heatingYear.reverseCycle.high)),
      `What the same warmth costs in power at ${rateText(meanOffer.usageCents)}, GST included. We assume ${rangeText(heatingAssumptions.ductedGas.low * 100, heatingAssumptions.ductedGas.high * 100)}% of the gas’s heat reaches the rooms, and that reverse cycle gives ${sizeText(heatingAssumptions.reverseCycle.low)} to ${sizeText(heatingAssumptions.reverseCycle.high)} kWh of heat for each kWh of power over a winter. It’s a model, not a measurement.`,
    ],
  }),
  ...recordsFrom("physics", sources.emissions, {
    "grid-emissions": [
      `${emissions.gridKgPerKwh} kg`,
      "CO₂-e per kWh from Victoria’s grid: 0.74 from generation, 0.11 from upstream emissions and network losses.",
    ],
    "gas-emissions": [`${emissions.gasKgPerGj} kg`, "CO₂-e per GJ of natural gas burnt."],
  }),
} satisfies Record<string, FigureRecord>;
