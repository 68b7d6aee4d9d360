import { mapValues } from "#content/map-values.ts";
import type { DayCurve } from "./average-day.ts";
import { type Answer, answerTo, dayOf } from "./cached-estimates.ts";
import type { EnergyInput, Flow, Heating, Home, Load } from "./estimate.ts";

/** kWh a day of the family of four whose days and nights the pages draw. Sums are of a house that uses 18. */
export const familyUse = 22.4;

/** A house of a page or an article: Melbourne, panels facing north at 22°, the mean flat rate. */
export interface ModelHouse extends Omit<EnergyInput, "load" | "panels" | "battery"> {
  kw?: number;
  /** kWh on the average day of the year. */
  daily?: number;
  home?: Home;
  heating?: Heating;
  /** Usable kWh of a battery. */
  usable?: number;
  inverterKw?: number;
}

export function inputOf({
  kw = 6.6,
  daily = 18,
  home = "mixed",
  heating,
  usable = 0,
  inverterKw,
  ...conditions
}: ModelHouse): EnergyInput {
  return {
    ...conditions,
    load: { daily, home, heating },
    ...(kw > 0 && { panels: { faces: [{ kw }], inverterKw } }),
    ...(usable > 0 && { battery: { usable } }),
  };
}

/** What every page says of such a house. */
export function modelled(house: ModelHouse = {}, load: Partial<Load> = {}): Answer {
  const input = inputOf(house);
  return answerTo({ ...input, load: { ...input.load, ...load } });
}

/** The average day of a month, 1 to 12, as charts draw it. */
export function modelledDay(house: ModelHouse, month: number): DayCurve {
  return dayOf(inputOf(house), month);
}

/** kWh of an answer's average June day. */
export function juneDay({ months }: Answer): Flow {
  const [, , , , , june] = months;
  if (!june) throw new Error("An answer has no June");
  return mapValues(june, (kwh) => kwh / 30);
}
