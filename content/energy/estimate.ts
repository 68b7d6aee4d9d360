/**
 * The energy engine: a year of half-hours behind every figure on the site.
 *
 *   estimate({ panels: { faces: [{ kw: 6.6 }] }, load: { dailyKwh: 18 }, battery: { kwh: 10 } })
 *
 * Pass what is known about a house; everything else has a default (`inputs/constants.ts`). The answer has kWh for the year and for each
 * month, the average day of each month by the half-hour, and bills. For panels, a battery on top of them, both together and a battery
 * alone it also has the yearly savings (low, assumed, high) and their sensitivities. With `cost` it has the payback too, and the dollars
 * a year for each $1,000.
 *
 * Give the use as `load.dailyKwh` with `occupancy` and `heating`, or with `work` (a business's week); as `load.profile` (12 × 48 kWh, each
 * month's average day) with `daySpread`; or as `load.days` (a meter's real days, some in every month). A home that already has panels
 * imported less than it used: `grossUse` adds back what the meter never saw.
 *
 * Pure and deterministic. The first answer in a new process takes a long time, so nothing calls this while a Worker starts, and
 * `cached-estimates.ts` keeps answers by their input. If a single year is enough, use `simulateYear`.
 */

import { feedInRange, sensitivities } from "./inputs/constants.ts";
import type { EnergyInput } from "./inputs/house.ts";
import { paybacksOf } from "./money/payback.ts";
import { houseRunner } from "./money/runs.ts";
import { compareYears, dimSunFactor } from "./money/savings.ts";
import { averageDaysOf } from "./year/flows.ts";

export type * from "./inputs/house.ts";
export type { Part, Payback } from "./money/payback.ts";
export type { Sensitivity } from "./money/savings.ts";
export type { AverageDay, Flow } from "./year/flows.ts";

export function estimate(input: EnergyInput) {
  const { rows, ...answer } = estimateWithoutDays(input);
  return { ...answer, averageDays: averageDaysOf(rows) };
}

/** An estimate with the simulated rows instead of the average days, which few callers need. */
export function estimateWithoutDays(input: EnergyInput) {
  const { panels: roof, battery, cost } = input;
  const runYear = houseRunner(input);
  // The visitor's own rate applies to the whole range.
  const feedIn = { ...feedInRange, ...input.feedIn };
  const neither = runYear({});
  const panels = roof ? runYear({ panels: true }) : neither;
  const earnsWithoutPanels = battery && (input.vpp || (battery.gridCharge ?? "never") !== "never");
  const batteryAlone = earnsWithoutPanels || (battery && !roof) ? runYear({ battery }) : neither;
  const both = !battery ? panels : roof ? runYear({ panels: true, battery }) : batteryAlone;
  const dimScenario = { panels: true, sunFactor: dimSunFactor };
  const dimPanels = roof ? runYear(dimScenario) : neither;
  const dimBoth = !battery ? dimPanels : roof ? runYear({ ...dimScenario, battery }) : batteryAlone;
  const isMeasured = input.load.profile !== undefined || input.load.days !== undefined;
  const answer = compareYears(
    { neither, panels, batteryAlone, both, dimPanels, dimBoth },
    {
      feedIn,
      hasOwnFeedIn: input.plan?.feedIn !== undefined,
      habits: isMeasured ? sensitivities.measuredHabits : sensitivities.habits,
    },
  );
  const currentBill = (input.planNow ? runYear({ plan: input.planNow }) : neither).bill(feedIn.assumed);
  return {
    ...answer,
    ...paybacksOf(cost, answer.savings),
    rows: both.simulated.rows,
    bills: { now: currentBill, ...answer.bills },
    planSaving: currentBill - answer.bills.neither,
  };
}

type Profile = readonly (readonly number[])[];

/**
 * What a home with panels really uses, 12 × 48 kWh: what it imported, plus what the panels made and didn't export. `made` is their
 * estimated output (from an estimate's `averageDays`).
 */
export function grossUse(imported: Profile, exported: Profile, made: Profile): number[][] {
  return imported.map((day, month) =>
    day.map((kwh, index) => kwh + Math.max(0, (made[month]?.[index] ?? 0) - (exported[month]?.[index] ?? 0))),
  );
}
