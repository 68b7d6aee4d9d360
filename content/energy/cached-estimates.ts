import { type DayCurve, dayCurveOf } from "./average-day.ts";
import { type EnergyInput, estimate, estimateWithoutDays } from "./estimate.ts";
import type { PartPrices } from "./inputs/house.ts";
import { lruCache } from "./lru-cache.ts";
import { subtractOwnUse } from "./money/own-use.ts";
import { paybacksOf } from "./money/payback.ts";

/** What the engine computes for a house, without its average days, which are large. */
export type EnergyAnswer = ReturnType<typeof answerWithoutCost>;

/** The most recent answers by their input. The first one in a new process takes the longest. */
const answers = lruCache<EnergyAnswer>();
const days = lruCache<DayCurve>();

/**
 * The engine's answer for a house, the same on every page, minus what a battery uses itself. The cost changes with the day and needs no
 * simulation, so it isn't cached.
 */
export function answerTo(input: EnergyInput, cost?: PartPrices): EnergyAnswer {
  const answer = answers.getOrCompute(JSON.stringify(input), () => answerWithoutCost(input));
  return cost ? { ...answer, ...paybacksOf(cost, answer.savings) } : answer;
}

function answerWithoutCost(input: EnergyInput) {
  const { rows: _, ...answer } = estimateWithoutDays(input);
  return subtractOwnUse(answer);
}

/** The average day of a month, 1 to 12. */
export function dayOf(input: EnergyInput, month: number): DayCurve {
  return days.getOrCompute(JSON.stringify([input, month]), () => {
    const day = estimate(input).averageDays[month - 1];
    if (!day) throw new Error(`dayOf: month is ${month}, and must be from 1 to 12`);
    return dayCurveOf(day);
  });
}

/** Everything in the two caches, for `preload`. */
export function cachedEstimates() {
  return { answers: answers.all(), days: days.all() };
}

/** Fills the two caches with what was computed earlier. */
export function preload(computed: ReturnType<typeof cachedEstimates>): void {
  answers.add(computed.answers);
  days.add(computed.days);
}
