import type { EnergyInput } from "./estimate.ts";
import type { Battery } from "./house/input.ts";
import { defaults, fade, feedInRange } from "./house/tables.ts";
import { yearsToPay } from "./money/payback.ts";
import { runsOf } from "./money/runs.ts";

/** Usable kWh that are simulated, as batteries are sold. */
const batterySizes = [4, 6, 8, 10, 13.5, 16, 20, 30] as const;

/** A step to a larger battery must pay for itself within this many years. */
const longestStep = 15;

/** One size: what it saves a year on top of the panels and what it stores, in dollars and kWh. */
type SimulatedSize = { usable: number; saves: number; moved: number };

/** A year with each size, whatever they cost. */
export type SimulatedSizes = {
  sizes: SimulatedSize[];
  /** kWh from 5 pm to 8 am on the average June day, and the smallest size that holds it. */
  juneEvening: number;
  coversJune: number | undefined;
};

/** The years in which the step from the size before pays. */
type SizeStep = SimulatedSize & { stepYears: number | null };

export type Sizing = Omit<SimulatedSizes, "sizes"> & {
  steps: SizeStep[];
  /** The largest size whose last step still pays; nothing where the smallest doesn't. */
  suggested: number | undefined;
};

export function simulateSizes(input: EnergyInput, battery: Omit<Battery, "usable">): SimulatedSizes {
  const run = runsOf(input);
  const cents = input.feedIn?.assumed ?? feedInRange.assumed;
  const without = run({ panels: true });
  const before = without.bill(cents);
  const juneEvening = eveningUse(without.simulated.rows.use.subarray(5 * 48, 6 * 48));
  const working = 1 - (battery.reserve ?? defaults.battery.reserve);
  return {
    sizes: batterySizes.map((usable) => {
      const year = run({ panels: true, battery: { ...battery, usable } });
      return { usable, saves: before - year.bill(cents), moved: year.year.moved };
    }),
    juneEvening,
    coversJune: batterySizes.find((usable) => usable * working >= juneEvening),
  };
}

/** `costOf` is what a size costs after certificates. */
export function sizingOf({ sizes, ...june }: SimulatedSizes, costOf: (usable: number) => number): Sizing {
  let last = { saves: 0, cost: 0 };
  const steps = sizes.map((size): SizeStep => {
    const cost = costOf(size.usable);
    const stepYears = yearsToPay(cost - last.cost, size.saves - last.saves, fade.battery);
    last = { saves: size.saves, cost };
    return { ...size, stepYears };
  });
  return { ...june, steps, suggested: largestThatPays(steps) };
}

function largestThatPays(steps: readonly SizeStep[]): number | undefined {
  const fails = steps.findIndex(({ stepYears }) => stepYears === null || stepYears > longestStep);
  return steps[(fails === -1 ? steps.length : fails) - 1]?.usable;
}

/** From 5 pm to 8 am. */
function eveningUse(day: Float64Array): number {
  return day.reduce((sum, kwh, index) => (index >= 34 || index < 16 ? sum + kwh : sum), 0);
}
