import type { PartPrices, Span } from "../inputs/house.ts";
import type { Flow } from "../year/flows.ts";
import { paybacksOf } from "./payback.ts";
import type { worthOf } from "./worth.ts";

/** Dollars a year for the power that a battery and its inverter use themselves. */
export const batteryOwnUse = { low: 50, assumed: 100, high: 150 } as const;

/** Dollars a year for a battery's own use; zero for one that never discharged. */
export function ownUseOf({ discharged, event }: Flow): number {
  return discharged + event > 0 ? batteryOwnUse.assumed : 0;
}

/** Subtracts what a battery uses itself. The engine leaves it out: it was checked against homes without a battery. */
export function subtractOwnUse<Result extends ReturnType<typeof worthOf>>(answer: Result, cost?: PartPrices) {
  const { year, bills } = answer;
  const [ownUseOfBoth, ownUseAlone] = [ownUseOf(year.both), ownUseOf(year.batteryAlone)];
  const worth = {
    panels: answer.worth.panels,
    batteryOnTop: minus(answer.worth.batteryOnTop, ownUseOfBoth),
    together: minus(answer.worth.together, ownUseOfBoth),
    batteryAlone: minus(answer.worth.batteryAlone, ownUseAlone),
  };
  return {
    ...answer,
    bills: { ...bills, both: bills.both + ownUseOfBoth, batteryAlone: bills.batteryAlone + ownUseAlone },
    worth,
    ...paybacksOf(cost, worth),
  };
}

function minus({ low, assumed, high }: Span, dollars: number): Span {
  return { low: low - dollars, assumed: assumed - dollars, high: high - dollars };
}
