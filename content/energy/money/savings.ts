import { mapValues } from "#content/map-values.ts";
import { emissions, sensitivities } from "../inputs/constants.ts";
import type { Span } from "../inputs/house.ts";
import type { YearResult } from "./runs.ts";

/** How far a cause may move a saving: dollars below and above the assumed figure. */
export type Sensitivity = { cause: "sun" | "feedIn" | "habits"; low: number; high: number };

type PricedYear = Pick<YearResult, "months" | "year" | "boughtDollars" | "bill">;

/** A house's years: as it is, with each part, and with less sun. */
export interface Years {
  neither: PricedYear;
  panels: PricedYear;
  batteryAlone: PricedYear;
  both: PricedYear;
  dimPanels: PricedYear;
  dimBoth: PricedYear;
}

export const dimSunFactor = 1 - sensitivities.sun;

interface Terms {
  /** Cents per exported kWh. */
  feedIn: Span;
  /** The plan has its own feed-in rate. */
  hasOwnFeedIn: boolean;
  /** Habits may lower or raise the saved purchases by this share. */
  habits: number;
}

/** Compares a house's years: what each part saves, and what may change that, with the years' totals and bills. */
export function compareYears(years: Years, { feedIn, hasOwnFeedIn, habits }: Terms) {
  const { neither, panels, batteryAlone, both, dimPanels, dimBoth } = years;
  const savingWithCauses = (before: PricedYear, after: PricedYear, dimBefore: PricedYear, dimAfter: PricedYear) => {
    const savingAt = (feedInCents: number) => before.bill(feedInCents) - after.bill(feedInCents);
    const assumedSaving = savingAt(feedIn.assumed);
    const dimSaving = dimBefore.bill(feedIn.assumed) - dimAfter.bill(feedIn.assumed);
    const causes = [
      symmetricSensitivity("sun", assumedSaving - dimSaving),
      symmetricSensitivity("habits", habits * (before.boughtDollars - after.boughtDollars)),
      ...(hasOwnFeedIn
        ? []
        : [sensitivityOf("feedIn", savingAt(feedIn.low) - assumedSaving, savingAt(feedIn.high) - assumedSaving)]),
    ]
      .filter((sensitivity) => widthOf(sensitivity) > 0)
      .sort((one, other) => widthOf(other) - widthOf(one));
    return { sensitivities: causes, saving: spanOf(assumedSaving, causes) };
  };
  const savingsWithCauses = {
    panels: savingWithCauses(neither, panels, neither, dimPanels),
    batteryOnTop: savingWithCauses(panels, both, dimPanels, dimBoth),
    together: savingWithCauses(neither, both, neither, dimBoth),
    batteryAlone: savingWithCauses(neither, batteryAlone, neither, batteryAlone),
  };
  const savings = mapValues(savingsWithCauses, (part): Span => part.saving);
  const cases = { neither, panels, batteryAlone, both };
  return {
    year: mapValues(cases, ({ year }) => year),
    /** The months with both panels and battery. */
    months: both.months,
    bills: mapValues(cases, ({ bill }) => bill(feedIn.assumed)),
    savings,
    sensitivities: mapValues(savingsWithCauses, ({ sensitivities }): Sensitivity[] => sensitivities),
    emissionsSavedKg: (neither.year.bought - both.year.bought) * emissions.gridKgPerKwh,
  };
}

/** A cause's sensitivity, from the changes in two opposite cases. */
function sensitivityOf(cause: Sensitivity["cause"], one: number, other: number): Sensitivity {
  return { cause, low: Math.min(0, one, other), high: Math.max(0, one, other) };
}

function symmetricSensitivity(cause: Sensitivity["cause"], dollars: number): Sensitivity {
  return sensitivityOf(cause, dollars, -dollars);
}

function widthOf({ low, high }: Sensitivity): number {
  return high - low;
}

/** The range around an assumed figure. The causes are independent, so the root of the sum of their squares combines them. */
export function spanOf(assumed: number, sensitivities: readonly Sensitivity[]): Span {
  const distanceTo = (end: "low" | "high") => Math.hypot(...sensitivities.map((sensitivity) => sensitivity[end]));
  return { low: assumed - distanceTo("low"), assumed, high: assumed + distanceTo("high") };
}
