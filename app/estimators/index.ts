import type { Day } from "#content/rules/schedule.ts";
import { apartments } from "./calculators/apartments.tsx";
import { commercial } from "./calculators/commercial.tsx";
import { day } from "./calculators/day.tsx";
import { heating } from "./calculators/heating.tsx";
import { hotWater } from "./calculators/hot-water.tsx";
import { price } from "./calculators/price.tsx";
import { quote } from "./calculators/quote.tsx";
import { vpp } from "./calculators/vpp.tsx";
import type { AnyCalculator } from "./define.tsx";
import type { Estimate } from "./estimate.ts";

/** Every calculator of the site. */
export const calculators: readonly AnyCalculator[] = [
  price,
  quote,
  vpp,
  apartments,
  heating,
  hotWater,
  commercial,
  day,
];

/** Computes a shared estimate again, for the request form and the mail to staff; nothing for an unknown calculator. */
export function estimateFromQuery(name: string, query: URLSearchParams, today: Day): Estimate | undefined {
  return calculators.find((calculator) => calculator.name === name)?.estimate(query, today);
}
