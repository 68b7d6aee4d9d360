import type { EnergyInput } from "./estimate.ts";
import type { Battery } from "./house/input.ts";
import { fade, feedInRange } from "./house/tables.ts";
import { yearsToPay } from "./money/payback.ts";
import { runsOf } from "./money/runs.ts";

/** Usable kWh that are simulated, as batteries are sold. */
export const batterySizes = [4, 6, 8, 10, 13.5, 16, 20, 30] as const;

/** A step to a larger battery must pay for itself within this many years. */
const longestStep = 15;

/** One size: what it saves a year beside the panels, and the years in which the step from the size before pays. */
export type SizeStep = { usable: number; saves: number; moved: number; stepYears: number | null };

export type Sizing = {
  steps: SizeStep[];
  /** The largest size whose last step still pays; nothing where the smallest doesn't. */
  suggested: number | undefined;
  /** kWh from 5 pm to 8 am on the average June day, and the smallest size that holds it. */
  juneEvening: number;
  coversJune: number | undefined;
};

/** `costOf` is what a size costs after certificates. */
export function sizingOf(
  input: EnergyInput,
  battery: Omit<Battery, "usable">,
  costOf: (usable: number) => number,
): Sizing {
  const run = runsOf(input);
  const cents = input.feedIn?.assumed ?? feedInRange.assumed;
  const without = run({ panels: true });
  const before = without.bill(cents);
  let last = { saves: 0, cost: 0 };
  const steps = batterySizes.map((usable): SizeStep => {
    const year = run({ panels: true, battery: { ...battery, usable } });
    const saves = before - year.bill(cents);
    const cost = costOf(usable);
    const stepYears = yearsToPay(cost - last.cost, saves - last.saves, fade.battery);
    last = { saves, cost };
    return { usable, saves, moved: year.year.moved, stepYears };
  });
  const juneEvening = eveningUse(without.simulated.rows.use.subarray(5 * 48, 6 * 48));
  const working = 1 - (battery.reserve ?? 0.1);
  return {
    steps,
    suggested: largestThatPays(steps),
    juneEvening,
    coversJune: batterySizes.find((usable) => usable * working >= juneEvening),
  };
}

function largestThatPays(steps: readonly SizeStep[]): number | undefined {
  const fails = steps.findIndex(({ stepYears }) => stepYears === null || stepYears > longestStep);
  return steps[(fails === -1 ? steps.length : fails) - 1]?.usable;
}

/** From 5 pm to 8 am. */
function eveningUse(day: Float64Array): number {
  return day.reduce((sum, kwh, index) => (index >= 34 || index < 16 ? sum + kwh : sum), 0);
}
