/**
 * The energy engine: a year of half-hours behind every figure on the site.
 *
 *   estimate({ panels: { faces: [{ kw: 6.6 }] }, load: { daily: 18 }, battery: { usable: 10 } })
 *
 * Give what is known about a house; everything else has a default (`house/tables.ts`). The answer has a year and twelve months
 * of kWh, the average day of each month by the half-hour, bills, and for panels, a battery on top, both together and a battery
 * alone: worth a year (low, assumed, high), what pulls it, and with `cost` the payback and the dollars a year per $1,000.
 *
 * Use of one's own: `load.daily` with `home` and `heating`; or with `work`, a business's week; or `load.profile`, 12 × 48 kWh of each month's average day, with
 * `dayCv`; or `load.days`, a meter's real days (give days of every month). A home that has panels already bought less than it
 * used: `grossUse` adds back what the meter never saw.
 *
 * Pure and deterministic. A year takes 1 ms, an answer 5; the first one in a fresh process a tenth of a second, so nothing calls
 * it while a Worker starts, and answers are remembered by their question. `simulate` runs a single year where that is enough.
 */

import { type EnergyInput, feedInSpan, type Span } from "./house/input.ts";
import { gridKgPerKwh, pullOf } from "./house/tables.ts";
import type { Outcome } from "./money/bill.ts";
import { type Part, paybacksOf } from "./money/payback.ts";
import { type Pull, pullsOf, spanOf } from "./money/range.ts";
import { runsOf } from "./money/runs.ts";
import { averageDaysOf } from "./year/flows.ts";

export type * from "./house/input.ts";
export type { Part, Payback } from "./money/payback.ts";
export type { Pull } from "./money/range.ts";
export type { AverageDay, Flow } from "./year/flows.ts";

export function estimate(input: EnergyInput) {
  const { rows, ...answer } = withoutDays(input);
  return { ...answer, averageDays: averageDaysOf(rows) };
}

/** The same with the year's plain rows instead of its average days, which few ask for. */
export function withoutDays(input: EnergyInput) {
  const { panels, battery, cost } = input;
  const run = runsOf(input);
  const feedIn = feedInSpan(input);
  const nothing = run({});
  const withPanels = panels ? run({ panels: true }) : nothing;
  const works = battery && (input.vpp || (battery.gridCharge ?? "never") !== "never");
  const alone = works || (battery && !panels) ? run({ battery }) : nothing;
  const both = !battery ? withPanels : panels ? run({ panels: true, battery }) : alone;
  const dim = { panels: true, sun: 1 - pullOf.sun };
  const dimPanels = panels ? run(dim) : nothing;
  const dimBoth = !battery ? dimPanels : panels ? run({ ...dim, battery }) : alone;
  const now = input.planNow ? run({ plan: input.planNow }) : nothing;

  const measured = input.load.profile !== undefined || input.load.days !== undefined;
  const habits = measured ? pullOf.measuredHabits : pullOf.habits;
  const hasOwnFeedIn = input.plan?.feedIn !== undefined;
  const gainOf = (before: Outcome, after: Outcome, dimBefore: Outcome, dimAfter: Outcome) => {
    const gain = (cents: number) => before.bill(cents) - after.bill(cents);
    const assumed = gain(feedIn.assumed);
    const pulls = pullsOf({
      assumed,
      lessSun: dimBefore.bill(feedIn.assumed) - dimAfter.bill(feedIn.assumed),
      feedIn: hasOwnFeedIn ? undefined : [gain(feedIn.low), gain(feedIn.high)],
      habits: habits * (before.bought - after.bought),
    });
    return { pulls, worth: spanOf(assumed, pulls) };
  };
  const gains = {
    panels: gainOf(nothing, withPanels, nothing, dimPanels),
    batteryOnTop: gainOf(withPanels, both, dimPanels, dimBoth),
    together: gainOf(nothing, both, nothing, dimBoth),
    batteryAlone: gainOf(nothing, alone, nothing, alone),
  };
  const worth = eachPart((part): Span => gains[part].worth);
  const bills = {
    now: now.bill(feedIn.assumed),
    nothing: nothing.bill(feedIn.assumed),
    panels: withPanels.bill(feedIn.assumed),
    batteryAlone: alone.bill(feedIn.assumed),
    both: both.bill(feedIn.assumed),
  };
  return {
    year: { nothing: nothing.year, panels: withPanels.year, batteryAlone: alone.year, both: both.year },
    /** With everything asked for. */
    months: both.months,
    rows: both.simulated.rows,
    bills,
    planWorth: bills.now - bills.nothing,
    worth,
    pulls: eachPart((part): Pull[] => gains[part].pulls),
    ...paybacksOf(cost, worth),
    emissionsSavedKg: (nothing.year.bought - both.year.bought) * gridKgPerKwh,
  };
}

function eachPart<T>(value: (part: Part) => T): Record<Part, T> {
  return {
    panels: value("panels"),
    batteryOnTop: value("batteryOnTop"),
    together: value("together"),
    batteryAlone: value("batteryAlone"),
  };
}

type Profile = readonly (readonly number[])[];

/**
 * What a home with panels really uses, 12 × 48 kWh: what came in, and what the panels made and didn't send out. `made` is what
 * they should have made (an estimate's `averageDays`).
 */
export function grossUse(cameIn: Profile, wentOut: Profile, made: Profile): number[][] {
  return cameIn.map((day, month) =>
    day.map((kwh, index) => kwh + Math.max(0, (made[month]?.[index] ?? 0) - (wentOut[month]?.[index] ?? 0))),
  );
}
