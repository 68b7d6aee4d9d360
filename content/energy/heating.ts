import { gasPrice, megajoulesPerKwh } from "./hot-water.ts";
import type { Span } from "./inputs/house.ts";
import { meanOffer } from "./tariffs/default-offer.ts";

/** Heating a home with ducted gas or with reverse-cycle air conditioning: the share of bought energy that becomes warmth. */
export const heating = {
  /** The share of the gas's heat that reaches the rooms, past the burner and the ducts. */
  ductedGas: { low: 0.5, assumed: 0.65, high: 0.8 },
  /** Heat for each kWh of electricity over a Victorian winter. */
  reverseCycle: { low: 2.5, assumed: 3.5, high: 4.5 },
  /** A year's gas for heating three people's house with ducted gas, MJ. */
  usualGas: 38_000,
  /** The same with gas heaters in one or two rooms. Assumed. */
  usualRoomGas: 19_000,
} as const;

/** The heat in kWh that reaches the rooms from this much gas. */
export function warmthOf(megajoules: number, efficiency: number = heating.ductedGas.assumed): number {
  return (megajoules * efficiency) / megajoulesPerKwh;
}

/** What the same heat costs from reverse cycle, in dollars. */
export function reverseCycleCost(megajoules: number, cents: number): Span {
  const { ductedGas, reverseCycle } = heating;
  const cost = (efficiency: number, cop: number) => (warmthOf(megajoules, efficiency) / cop) * (cents / 100);
  return {
    low: cost(ductedGas.low, reverseCycle.high),
    assumed: cost(ductedGas.assumed, reverseCycle.assumed),
    high: cost(ductedGas.high, reverseCycle.low),
  };
}

/** A year's heating of that house in dollars: gas at its cheapest block's price to a year's mean, and reverse cycle. */
export const heatingYear = {
  gas: {
    low: (heating.usualGas * gasPrice.cheapest) / 100,
    high: (heating.usualGas * gasPrice.assumed) / 100,
  },
  reverseCycle: reverseCycleCost(heating.usualGas, meanOffer.usage),
};
