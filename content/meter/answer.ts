import { type Cost, paybackCosts } from "../cost.ts";
import { feedInRange, sensitivities } from "../energy/inputs/constants.ts";
import type { Plan } from "../energy/inputs/house.ts";
import { subtractOwnUse } from "../energy/money/own-use.ts";
import { compareYears, dimSunFactor } from "../energy/money/savings.ts";
import type { AddedSystem, MeterRunner } from "./run.ts";

export type MeterAnswer = ReturnType<typeof answerFor>;

/** What panels and a battery would have changed in the year that a meter recorded. */
export function answerFor(run: MeterRunner, { kw, batteryKwh }: AddedSystem, cost: Cost, plan?: Plan) {
  const neither = run({ kw: 0, batteryKwh: 0 }, { plan });
  const withPanels = (sunFactor: number) => (kw > 0 ? run({ kw, batteryKwh: 0 }, { plan, sunFactor }) : neither);
  const withBoth = (sunFactor: number, panels: typeof neither) =>
    batteryKwh > 0 ? run({ kw, batteryKwh }, { plan, sunFactor }) : panels;
  const [panels, dimPanels] = [withPanels(1), withPanels(dimSunFactor)];
  const years = {
    neither,
    panels,
    batteryAlone: neither,
    both: withBoth(1, panels),
    dimPanels,
    dimBoth: withBoth(dimSunFactor, dimPanels),
  };
  const terms = {
    feedIn: feedInRange,
    hasOwnFeedIn: plan?.feedIn !== undefined,
    habits: sensitivities.measuredHabits,
  };
  const answer = subtractOwnUse(compareYears(years, terms), paybackCosts(cost));
  return { system: { kw, batteryKwh }, cost, monthsNow: neither.months, ...answer };
}
