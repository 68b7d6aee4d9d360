/**
 * The energy engine: a year of half-hours behind every figure on the site.
 *
 *   estimate({ panels: { faces: [{ kw: 6.6 }] }, load: { daily: 18 }, battery: { usable: 10 } })
 *
 * Pass what is known about a house; everything else has a default (`inputs/constants.ts`). The answer has a year and twelve months
 * of kWh, the average day of each month by the half-hour, and bills. For panels, a battery on top, both together and a battery
 * alone it has the worth a year (low, assumed, high), its sensitivities, and with `cost` the payback and the dollars a year per $1,000.
 *
 * Use can be `load.daily` with `home` and `heating`; or with `work`, a business's week; or `load.profile`, 12 × 48 kWh of each
 * month's average day, with `dayCv`; or `load.days`, a meter's real days (some in every month). A home that already has panels
 * bought less than it used: `grossUse` adds back what the meter never saw.
 *
 * Pure and deterministic. A year takes 1 ms, an answer 5; the first one in a new process a tenth of a second, so nothing calls
 * it while a Worker starts, and answers are cached by their input. `simulate` runs a single year if that is enough.
 */

import { feedInRange, sensitivities } from "./inputs/constants.ts";
import type { EnergyInput } from "./inputs/house.ts";
import { paybacksOf } from "./money/payback.ts";
import { runsOf } from "./money/runs.ts";
import { dimSunFactor, worthOf } from "./money/worth.ts";
import { averageDaysOf } from "./year/flows.ts";

export type * from "./inputs/house.ts";
export type { Part, Payback } from "./money/payback.ts";
export type { Sensitivity } from "./money/worth.ts";
export type { AverageDay, Flow } from "./year/flows.ts";

export function estimate(input: EnergyInput) {
  const { rows, ...answer } = withoutDays(input);
  return { ...answer, averageDays: averageDaysOf(rows) };
}

/** An estimate without average days, which few callers need. */
export function withoutDays(input: EnergyInput) {
  const { panels: roof, battery, cost } = input;
  const run = runsOf(input);
  // The visitor's own rate applies to the whole range.
  const feedIn = { ...feedInRange, ...input.feedIn };
  const neither = run({});
  const panels = roof ? run({ panels: true }) : neither;
  const works = battery && (input.vpp || (battery.gridCharge ?? "never") !== "never");
  const alone = works || (battery && !roof) ? run({ battery }) : neither;
  const both = !battery ? panels : roof ? run({ panels: true, battery }) : alone;
  const dim = { panels: true, sun: dimSunFactor };
  const dimPanels = roof ? run(dim) : neither;
  const dimBoth = !battery ? dimPanels : roof ? run({ ...dim, battery }) : alone;
  const measured = input.load.profile !== undefined || input.load.days !== undefined;
  const answer = worthOf(
    { neither, panels, alone, both, dimPanels, dimBoth },
    {
      feedIn,
      hasOwnFeedIn: input.plan?.feedIn !== undefined,
      habits: measured ? sensitivities.measuredHabits : sensitivities.habits,
    },
  );
  const now = (input.planNow ? run({ plan: input.planNow }) : neither).bill(feedIn.assumed);
  return {
    ...answer,
    ...paybacksOf(cost, answer.worth),
    rows: both.simulated.rows,
    bills: { now, ...answer.bills },
    planWorth: now - answer.bills.neither,
  };
}

type Profile = readonly (readonly number[])[];

/**
 * What a home with panels really uses, 12 × 48 kWh: what came in, plus what the panels made and didn't export. `made` is what they
 * should have made (an estimate's `averageDays`).
 */
export function grossUse(cameIn: Profile, wentOut: Profile, made: Profile): number[][] {
  return cameIn.map((day, month) =>
    day.map((kwh, index) => kwh + Math.max(0, (made[month]?.[index] ?? 0) - (wentOut[month]?.[index] ?? 0))),
  );
}
