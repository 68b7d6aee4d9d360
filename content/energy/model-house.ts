import { mapValues } from "#content/map-values.ts";
import type { DayCurve } from "./average-day.ts";
import { answerTo, dayOf, type EnergyAnswer } from "./cached-estimates.ts";
import type { DaytimeOccupancy, EnergyInput, Flow, Heating, Load } from "./estimate.ts";

/** kWh a day of the family of four in the pages' drawings. Calculations use a house that takes 18. */
export const familyDailyKwh = 22.4;

/** A house for a page or an article. By default: Melbourne, panels facing north at 22°, the mean flat rate. */
export interface ModelHouse extends Omit<EnergyInput, "load" | "panels" | "battery"> {
  kw?: number;
  /** kWh on the average day of the year. */
  dailyKwh?: number;
  occupancy?: DaytimeOccupancy;
  heating?: Heating;
  /** Usable kWh of a battery. */
  batteryKwh?: number;
  inverterKw?: number;
}

export function inputOf({
  kw = 6.6,
  dailyKwh = 18,
  occupancy = "mixed",
  heating,
  batteryKwh = 0,
  inverterKw,
  ...conditions
}: ModelHouse): EnergyInput {
  return {
    ...conditions,
    load: { dailyKwh, occupancy, heating },
    ...(kw > 0 && { panels: { faces: [{ kw }], inverterKw } }),
    ...(batteryKwh > 0 && { battery: { kwh: batteryKwh } }),
  };
}

/** The engine's answer for a model house. Every page that shows one uses this. */
export function modelledYear(house: ModelHouse = {}, load: Partial<Load> = {}): EnergyAnswer {
  const input = inputOf(house);
  return answerTo({ ...input, load: { ...input.load, ...load } });
}

/** The average day of a month, 1 to 12, for charts. */
export function modelledDay(house: ModelHouse, month: number): DayCurve {
  return dayOf(inputOf(house), month);
}

/** kWh on an answer's average June day. */
export function juneDay({ months }: EnergyAnswer): Flow {
  const [, , , , , june] = months;
  if (!june) throw new Error("juneDay: the answer has fewer than six months");
  return mapValues(june, (kwh) => kwh / 30);
}
