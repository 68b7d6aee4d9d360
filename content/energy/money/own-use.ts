import type { PartPrices, Span } from "../inputs/house.ts";
import type { Flow } from "../year/flows.ts";
import { paybacksOf } from "./payback.ts";
import type { compareYears } from "./savings.ts";

/** Dollars a year for the power that a battery and its inverter use themselves. */
export const batteryOwnUseDollars = { low: 50, assumed: 100, high: 150 } as const;

/** Dollars a year for a battery's own use; zero for one that never discharged. */
export function ownUseDollars({ discharged, sentToOperator }: Flow): number {
  return discharged + sentToOperator > 0 ? batteryOwnUseDollars.assumed : 0;
}

/** Subtracts what a battery uses itself. The engine leaves it out: it was checked against homes without a battery. */
export function subtractOwnUse<Result extends ReturnType<typeof compareYears>>(answer: Result, cost?: PartPrices) {
  const { year, bills } = answer;
  const [dollarsOfBoth, dollarsOfAlone] = [ownUseDollars(year.both), ownUseDollars(year.batteryAlone)];
  const savings = {
    panels: answer.savings.panels,
    batteryOnTop: minus(answer.savings.batteryOnTop, dollarsOfBoth),
    together: minus(answer.savings.together, dollarsOfBoth),
    batteryAlone: minus(answer.savings.batteryAlone, dollarsOfAlone),
  };
  return {
    ...answer,
    bills: { ...bills, both: bills.both + dollarsOfBoth, batteryAlone: bills.batteryAlone + dollarsOfAlone },
    savings,
    ...paybacksOf(cost, savings),
  };
}

function minus({ low, assumed, high }: Span, dollars: number): Span {
  return { low: low - dollars, assumed: assumed - dollars, high: high - dollars };
}
