import { costOf } from "#content/cost.ts";
import { feedInRange } from "#content/energy/inputs/constants.ts";
import { ownUseDollars } from "#content/energy/money/own-use.ts";
import { type PlaceYield, yieldAt } from "#content/energy/yield.ts";
import { answerFor } from "#content/meter/answer.ts";
import { type MeterHouse, withControlledInSolarHours } from "#content/meter/house.ts";
import { type EnteredRates, type PlanShape, planOf } from "#content/meter/plans.ts";
import { type AddedSystem, type MeterRunner, meterRunner } from "#content/meter/run.ts";
import { blocksOf, houseOfBlocks } from "#content/meter/summary/blocks.ts";
import { correctionsOf } from "#content/meter/summary/corrections.ts";
import { decodeSummary, encodeSummary, type MeterSummary } from "#content/meter/summary/summary.ts";
import { plannedInstallationDay } from "#content/rules/changes.ts";
import { zoneOf } from "#content/rules/zones.ts";
import type { MeterReading } from "../reader/interpret/interpret.ts";
import { yearOf } from "../reader/readings/calendar.ts";
import type { YearFacts } from "../year/facts.ts";
import type { HouseYear } from "../year/house-year.ts";

export interface WhatIfInput {
  system: AddedSystem;
  shape: PlanShape;
  rates: EnteredRates;
  hasPanels: boolean;
  /** Four digits; empty means Melbourne. */
  postcode: string;
  /** Melbourne's date. */
  today: string;
}

interface PreparedRunners {
  placeName: string;
  run: MeterRunner;
  /** With the controlled load moved to 11 am to 3 pm, if there is one. */
  inSolarHours: MeterRunner | undefined;
}

const preparedRunners = new WeakMap<MeterHouse, PreparedRunners>();

/** What panels and a battery would have changed in a meter's year. */
export function computeWhatIf(year: MeterHouse, input: WhatIfInput) {
  const { system, shape, rates, hasPanels, postcode, today } = input;
  const { run, inSolarHours } = preparedFor(year, yieldAt(postcode));
  const bill = (planShape: PlanShape, runMeter: MeterRunner, size = system) => {
    const result = runMeter(size, { plan: planOf(planShape, rates) });
    return result.bill(rates.feedIn ?? feedInRange.assumed) + ownUseDollars(result.year);
  };
  const billsOn = (planShape: PlanShape) => ({
    current: bill(planShape, run, { kw: 0, batteryKwh: 0 }),
    withSystem: bill(planShape, run),
  });
  const plans = {
    flat: billsOn("flat"),
    timeOfUse: billsOn("timeOfUse"),
    threeRate: billsOn("threeRate"),
    freeMidday: billsOn("freeMidday"),
  };
  const purchase = { ...system, zone: zoneOf(postcode), panelsAlready: hasPanels };
  const cost = costOf(purchase, plannedInstallationDay(today));
  return {
    answer: answerFor(run, system, cost, planOf(shape, rates)),
    /** Dollars a year on each kind of plan, without and with panels and battery. */
    plans,
    /** Dollars saved a year if the controlled load moved to 11 am to 3 pm. */
    solarHoursSaving: inSolarHours && plans[shape].withSystem - bill(shape, inSolarHours),
  };
}

function preparedFor(year: MeterHouse, { name, ...place }: PlaceYield): PreparedRunners {
  const earlierRunners = preparedRunners.get(year);
  if (earlierRunners?.placeName === name) return earlierRunners;
  const inSolarHours = year.hasControlled ? meterRunner(withControlledInSolarHours(year), place) : undefined;
  const runners = { placeName: name, run: meterRunner(year, place), inSolarHours };
  preparedRunners.set(year, runners);
  return runners;
}

/** The summary that a visitor may send. Undefined for less than four weeks of readings. */
export function summaryOfYear(reading: MeterReading, year: HouseYear, facts: YearFacts): string | undefined {
  const lastDay = year.days.at(-1);
  if (reading.outcome === "too-short" || !lastDay) return undefined;
  const summary: MeterSummary = {
    lastMonth: Math.max(0, (yearOf(lastDay.date) - 2000) * 12 + lastDay.month),
    measuredDays: Math.min(365, reading.days),
    measuredMonths: year.measuredMonths.includes(true)
      ? year.measuredMonths
      : year.measuredMonths.map((_, month) => month === lastDay.month),
    distributor: reading.distributor,
    intervalMinutes: roundedIntervalMinutes(reading.intervalMinutes),
    uncertainShare: Math.min(1, reading.estimatedShare + year.filledShare),
    standbyWatts: facts.standbyWatts,
    biggestEveningKwh: facts.biggestEvening.kwh,
    general: blocksOf(year, "general"),
    controlled: year.hasControlled ? blocksOf(year, "controlled") : undefined,
    exported: year.hasExport ? blocksOf(year, "exported") : undefined,
  };
  // The corrections are worked out from the rounded blocks, because somebody who opens the summary has only those.
  const roundedSummary = decodeSummary(encodeSummary(summary));
  if (!roundedSummary) return undefined;
  return encodeSummary({ ...summary, corrections: correctionsOf(year, houseOfBlocks(roundedSummary)) });
}

function roundedIntervalMinutes(minutes: number): MeterSummary["intervalMinutes"] {
  return minutes >= 60 ? 60 : minutes >= 30 ? 30 : minutes >= 10 ? 15 : 5;
}
