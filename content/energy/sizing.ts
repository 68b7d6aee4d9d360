import type { EnergyInput } from "./estimate.ts";
import { defaults, feedInRange, halfHoursPerDay, yearlyDegradation } from "./inputs/constants.ts";
import type { Battery } from "./inputs/house.ts";
import { ownUseDollars } from "./money/own-use.ts";
import { yearsToPay } from "./money/payback.ts";
import { houseRunner } from "./money/runs.ts";

/** Usable kWh of batteries on sale that earn certificates. */
export const batterySizes = [5, 6, 8, 10, 13.5, 16, 20, 30] as const;

/** A step to a larger battery must pay for itself within this many years. */
export const maxStepYears = 15;

/** One size: what it saves a year on top of the panels, in dollars, and what it stores. */
type SimulatedSize = { batteryKwh: number; saving: number; dischargedKwh: number };

/** The years until the step from the next smaller size pays for itself. */
type SizeStep = SimulatedSize & { stepYears: number | null };

/** What a house with panels needs on a June night, its surplus, and its year with each size of battery, simulated when it is needed. */
export function batteriesFor(input: EnergyInput, battery: Omit<Battery, "kwh">) {
  const runYear = houseRunner(input);
  const feedInCents = input.feedIn?.assumed ?? feedInRange.assumed;
  const withoutBattery = runYear({ panels: true });
  const billWithout = withoutBattery.bill(feedInCents);
  const workingShare = 1 - (battery.reserve ?? defaults.battery.reserve);
  const juneNightKwh = nightKwh(withoutBattery.simulated.rows.use.subarray(5 * halfHoursPerDay, 6 * halfHoursPerDay));
  function* sizes(): Generator<SimulatedSize> {
    for (const batteryKwh of batterySizes) {
      const { bill, year } = runYear({ panels: true, battery: { kwh: batteryKwh, ...battery } });
      yield {
        batteryKwh,
        saving: billWithout - bill(feedInCents) - ownUseDollars(year),
        dischargedKwh: year.discharged,
      };
    }
  }
  return {
    /** What the house uses from 5 pm to 8 am on the average June day. */
    juneNightKwh,
    /** The smallest size that holds that. */
    juneBatteryKwh: batterySizes.find((batteryKwh) => batteryKwh * workingShare >= juneNightKwh),
    /** The panels' surplus in a year. */
    surplusKwh: withoutBattery.year.exported,
    sizes,
  };
}

/**
 * The steps from the smallest size to the first that doesn't pay. `suggested` is the largest size whose step pays, or undefined if even
 * the smallest doesn't pay. `costOf` returns a size's cost after certificates.
 */
export function sizingOf(sizes: Iterable<SimulatedSize>, costOf: (batteryKwh: number) => number) {
  const steps: SizeStep[] = [];
  let previousSize = { saving: 0, cost: 0 };
  for (const size of sizes) {
    const cost = costOf(size.batteryKwh);
    const stepYears = yearsToPay(
      cost - previousSize.cost,
      size.saving - previousSize.saving,
      yearlyDegradation.battery,
    );
    steps.push({ ...size, stepYears });
    if (stepYears === null || stepYears > maxStepYears) return { steps, suggested: steps.at(-2)?.batteryKwh };
    previousSize = { saving: size.saving, cost };
  }
  return { steps, suggested: steps.at(-1)?.batteryKwh };
}

/** kWh from 5 pm to 8 am. */
function nightKwh(day: Float64Array): number {
  return day.reduce((sum, kwh, index) => (index >= 34 || index < 16 ? sum + kwh : sum), 0);
}
