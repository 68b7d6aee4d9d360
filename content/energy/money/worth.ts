import type { Cost, Span } from "../house/input.ts";
import { gridKgPerKwh, sensitivities } from "../house/tables.ts";
import type { Flow } from "../year/flows.ts";
import type { Outcome } from "./bill.ts";
import { type Part, paybacksOf } from "./payback.ts";
import { type Sensitivity, sensitivitiesOf, spanOf } from "./range.ts";

type PricedYear = Pick<Outcome, "months" | "year" | "bought" | "bill">;

/** A house's years: as it is, with each part, and with less sun. */
export interface Years {
  nothing: PricedYear;
  panels: PricedYear;
  /** A battery without panels. */
  alone: PricedYear;
  both: PricedYear;
  dimPanels: PricedYear;
  dimBoth: PricedYear;
}

export const dimSunFactor = 1 - sensitivities.sun;

interface Terms {
  /** Cents per exported kWh. */
  feedIn: Span;
  /** The plan names its own feed-in rate. */
  hasOwnFeedIn: boolean;
  /** Of what is no longer bought, the share that habits may take or add. */
  habits: number;
  cost: Cost | undefined;
}

/** What each part is worth a year, what may change that, and when it has paid for itself. */
export function worthOf(years: Years, { feedIn, hasOwnFeedIn, habits, cost }: Terms) {
  const { nothing, panels, alone, both, dimPanels, dimBoth } = years;
  const gainOf = (before: PricedYear, after: PricedYear, dimBefore: PricedYear, dimAfter: PricedYear) => {
    const gain = (cents: number) => before.bill(cents) - after.bill(cents);
    const assumed = gain(feedIn.assumed);
    const pulls = sensitivitiesOf({
      assumed,
      lessSun: dimBefore.bill(feedIn.assumed) - dimAfter.bill(feedIn.assumed),
      feedIn: hasOwnFeedIn ? undefined : [gain(feedIn.low), gain(feedIn.high)],
      habits: habits * (before.bought - after.bought),
    });
    return { pulls, worth: spanOf(assumed, pulls) };
  };
  const gains = {
    panels: gainOf(nothing, panels, nothing, dimPanels),
    batteryOnTop: gainOf(panels, both, dimPanels, dimBoth),
    together: gainOf(nothing, both, nothing, dimBoth),
    batteryAlone: gainOf(nothing, alone, nothing, alone),
  };
  const worth = eachPart((part): Span => gains[part].worth);
  const year: Record<"nothing" | "panels" | "batteryAlone" | "both", Flow> = {
    nothing: nothing.year,
    panels: panels.year,
    batteryAlone: alone.year,
    both: both.year,
  };
  return {
    year,
    /** With everything asked for. */
    months: both.months,
    bills: {
      nothing: nothing.bill(feedIn.assumed),
      panels: panels.bill(feedIn.assumed),
      batteryAlone: alone.bill(feedIn.assumed),
      both: both.bill(feedIn.assumed),
    },
    worth,
    pulls: eachPart((part): Sensitivity[] => gains[part].pulls),
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
