import { costOf } from "#content/cost.ts";
import { answerFor } from "#content/meter/answer.ts";
import type { MeterHouse } from "#content/meter/house.ts";
import { withControlledAtMidday } from "#content/meter/house.ts";
import { type PlanShape, planOf } from "#content/meter/plans.ts";
import { type RunMeter, runsOfMeter } from "#content/meter/run.ts";
import type { FittedResult, Question } from "./messages.ts";

export { summaryOfYear } from "../year/summary-of-year.ts";

interface Prepared {
  run: RunMeter;
  /** With the controlled load at midday, where there is one. */
  atMidday: RunMeter | undefined;
}

const prepared = new WeakMap<MeterHouse, Prepared>();

/** What panels and a battery would have done on a meter's year. */
export function fittedTo(year: MeterHouse, { fitted, shape, rates, hasPanels, today }: Question): FittedResult {
  const { run, atMidday } = preparedFor(year);
  const bill = (kind: PlanShape, on: RunMeter, size = fitted) => {
    const plan = planOf(kind, rates);
    return on(size, { plan, fillFree: kind === "freeMidday" }).bill(rates.feedIn);
  };
  const both = (kind: PlanShape) => ({ now: bill(kind, run, { kw: 0, battery: 0 }), fitted: bill(kind, run) });
  const plans = { flat: both("flat"), timeOfUse: both("timeOfUse"), freeMidday: both("freeMidday") };
  return {
    answer: answerFor(run, fitted, costOf({ ...fitted, panelsAlready: hasPanels }, today), planOf(shape, rates)),
    plans,
    middayWorth: atMidday && plans[shape].fitted - bill(shape, atMidday),
  };
}

function preparedFor(year: MeterHouse): Prepared {
  let found = prepared.get(year);
  if (!found) {
    const atMidday = year.hasControlled ? runsOfMeter(withControlledAtMidday(year)) : undefined;
    found = { run: runsOfMeter(year), atMidday };
    prepared.set(year, found);
  }
  return found;
}
