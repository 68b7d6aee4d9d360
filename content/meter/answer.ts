import type { Cost } from "../cost.ts";
import { feedInSpan, type Plan, type Span } from "../energy/house/input.ts";
import { fade, pullOf } from "../energy/house/tables.ts";
import { type Payback, paybackOf } from "../energy/money/payback.ts";
import { type Pull, pullsOf, spanOf } from "../energy/money/range.ts";
import type { Flow } from "../energy/year/flows.ts";
import type { PriceRange } from "../prices.ts";
import type { Fitted, MeterRun, RunMeter } from "./run.ts";

export type Part = "panels" | "battery" | "together";

export interface PartAnswer {
  worth: Span;
  pulls: Pull[];
  cost: PriceRange;
  payback: Payback;
}

/** What panels and a battery would have done on a meter's own year, next to the year as it was. */
export interface MeterAnswer {
  fitted: Fitted;
  now: Flow;
  fittedYear: Flow;
  monthsNow: Flow[];
  months: Flow[];
  bills: { now: number; panels: number; both: number };
  /** Each part that was asked for; the battery is worked out on top of the panels. */
  parts: Partial<Record<Part, PartAnswer>>;
}

export function answerFor(
  run: RunMeter,
  fitted: Fitted,
  { panels: ofPanels, battery: ofBattery, pay }: Cost,
  plan?: Plan,
): MeterAnswer {
  const { kw, battery } = fitted;
  const panelsOnly = { kw, battery: 0 };
  const fillFree = plan?.free !== undefined;
  const now = run({ kw: 0, battery: 0 }, { plan });
  const panels = kw > 0 ? run(panelsOnly, { plan }) : now;
  const both = battery > 0 ? run(fitted, { plan, fillFree }) : panels;
  const dim = 1 - pullOf.sun;
  const dimPanels = kw > 0 ? run(panelsOnly, { plan, sun: dim }) : now;
  const dimBoth = battery > 0 ? run(fitted, { plan, sun: dim, fillFree }) : dimPanels;
  const feedIn = feedInSpan({ load: {} });
  const gain = (before: MeterRun, after: MeterRun, dimBefore: MeterRun, dimAfter: MeterRun) => {
    const at = (cents: number) => before.bill(cents) - after.bill(cents);
    const pulls = pullsOf({
      assumed: at(feedIn.assumed),
      lessSun: dimBefore.bill(feedIn.assumed) - dimAfter.bill(feedIn.assumed),
      feedIn: plan?.feedIn === undefined ? [at(feedIn.low), at(feedIn.high)] : undefined,
      habits: pullOf.measuredHabits * (before.boughtDollars - after.boughtDollars),
    });
    return { worth: spanOf(at(feedIn.assumed), pulls), pulls };
  };
  const part = (found: ReturnType<typeof gain>, cost: PriceRange, fading: number): PartAnswer => ({
    ...found,
    cost,
    payback: paybackOf(cost, found.worth, fading),
  });
  const mixed = (fade.panels * ofPanels.pay.typical + fade.battery * ofBattery.pay.typical) / (pay.typical || 1);
  return {
    fitted,
    now: now.year,
    fittedYear: both.year,
    monthsNow: now.months,
    months: both.months,
    bills: {
      now: now.bill(feedIn.assumed),
      panels: panels.bill(feedIn.assumed),
      both: both.bill(feedIn.assumed),
    },
    parts: {
      ...(kw > 0 ? { panels: part(gain(now, panels, now, dimPanels), ofPanels.pay, fade.panels) } : {}),
      ...(battery > 0 ? { battery: part(gain(panels, both, dimPanels, dimBoth), ofBattery.pay, fade.battery) } : {}),
      ...(kw > 0 && battery > 0 ? { together: part(gain(now, both, now, dimBoth), pay, mixed) } : {}),
    },
  };
}
