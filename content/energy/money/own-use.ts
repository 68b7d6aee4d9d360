import type { PartPrices, Span } from "../inputs/house.ts";
import type { Flow } from "../year/flows.ts";
import { paybacksOf } from "./payback.ts";
import type { savingsOf } from "./savings.ts";

/** Dollars a year for the power that a battery and its inverter use themselves. */
export const batteryOwnUse = { low: 50, assumed: 100, high: 150 } as const;

/** Dollars a year for a battery's own use; zero for one that never discharged. */
export function ownUseOf({ discharged, event }: Flow): number {
  return discharged + event > 0 ? batteryOwnUse.assumed : 0;
}

/** Subtracts what a battery uses itself. The engine leaves it out: it was checked against homes without a battery. */
export function subtractOwnUse<Result extends ReturnType<typeof savingsOf>>(answer: Result, cost?: PartPrices) {
  const { year, bills } = answer;
  const [ownUseOfBoth, ownUseAlone] = [ownUseOf(year.both), ownUseOf(year.batteryAlone)];
  const savings = {
    panels: answer.savings.panels,
    batteryOnTop: minus(answer.savings.batteryOnTop, ownUseOfBoth),
    together: minus(answer.savings.together, ownUseOfBoth),
    batteryAlone: minus(answer.savings.batteryAlone, ownUseAlone),
  };
  return {
    ...answer,
    bills: { ...bills, both: bills.both + ownUseOfBoth, batteryAlone: bills.batteryAlone + ownUseAlone },
    savings,
    ...paybacksOf(cost, savings),
  };
}

function minus({ low, assumed, high }: Span, dollars: number): Span {
  return { low: low - dollars, assumed: assumed - dollars, high: high - dollars };
}
