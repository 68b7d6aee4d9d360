import { costOf } from "#content/cost.ts";
import { feedInRange } from "#content/energy/house/tables.ts";
import { ownUseOf } from "#content/energy/money/own-use.ts";
import { type PlaceYield, yieldAt } from "#content/energy/place-yield.ts";
import { answerFor } from "#content/meter/answer.ts";
import type { MeterHouse } from "#content/meter/house.ts";
import { withControlledAtMidday } from "#content/meter/house.ts";
import { type PlanShape, planOf } from "#content/meter/plans.ts";
import { type RunMeter, runsOfMeter } from "#content/meter/run.ts";
import { zoneOf } from "#content/rules/zones.ts";
import type { FittedResult, Question } from "./messages.ts";

export { summaryOfYear } from "../year/summary-of-year.ts";

interface Prepared {
  place: string;
  run: RunMeter;
  /** With the controlled load at midday, where there is one. */
  atMidday: RunMeter | undefined;
}

const prepared = new WeakMap<MeterHouse, Prepared>();

/** What panels and a battery would have done on a meter's year. */
export function fittedTo(year: MeterHouse, question: Question): FittedResult {
  const { fitted, shape, rates, hasPanels, postcode, today } = question;
  const { run, atMidday } = preparedFor(year, yieldAt(postcode));
  const bill = (kind: PlanShape, on: RunMeter, size = fitted) => {
    const outcome = on(size, { plan: planOf(kind, rates) });
    return outcome.bill(rates.feedIn ?? feedInRange.assumed) + ownUseOf(outcome.year);
  };
  const both = (kind: PlanShape) => ({ now: bill(kind, run, { kw: 0, battery: 0 }), fitted: bill(kind, run) });
  const plans = { flat: both("flat"), timeOfUse: both("timeOfUse"), freeMidday: both("freeMidday") };
  const cost = costOf({ ...fitted, zone: zoneOf(postcode), panelsAlready: hasPanels }, today);
  return {
    answer: answerFor(run, fitted, cost, planOf(shape, rates)),
    plans,
    middayWorth: atMidday && plans[shape].fitted - bill(shape, atMidday),
  };
}

function preparedFor(year: MeterHouse, { name, ...place }: PlaceYield): Prepared {
  const known = prepared.get(year);
  if (known?.place === name) return known;
  const atMidday = year.hasControlled ? runsOfMeter(withControlledAtMidday(year), place) : undefined;
  const found = { place: name, run: runsOfMeter(year, place), atMidday };
  prepared.set(year, found);
  return found;
}
