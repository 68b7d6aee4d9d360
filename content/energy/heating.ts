import { gasPrice, megajoulesPerKwh } from "./hot-water.ts";
import type { Span } from "./inputs/house.ts";
import { meanOffer } from "./tariffs/default-offer.ts";

/** Heating a home with ducted gas, or with reverse-cycle air conditioning: how much of what is bought becomes warmth. */
export const heating = {
  /** Of the gas's heat, what reaches the rooms: the burner and the ducts together. */
  ductedGas: { low: 0.5, assumed: 0.65, high: 0.8 },
  /** Heat for each kWh of electricity over a Victorian winter. */
  reverseCycle: { low: 2.5, assumed: 3.5, high: 4.5 },
  /** A year's gas for heating three people's house with ducted gas, MJ. */
  usualGas: 38_000,
  /** With gas heaters in one or two rooms instead. Assumed. */
  usualRoomGas: 19_000,
} as const;

/** The heat that reaches the rooms from so much gas, kWh. */
export function warmthOf(megajoules: number, efficiency: number = heating.ductedGas.assumed): number {
  return (megajoules * efficiency) / megajoulesPerKwh;
}

/** What reverse cycle costs for the same heat, dollars. */
export function reverseCycleCost(megajoules: number, cents: number): Span {
  const { ductedGas, reverseCycle } = heating;
  const cost = (efficiency: number, cop: number) => (warmthOf(megajoules, efficiency) / cop) * (cents / 100);
  return {
    low: cost(ductedGas.low, reverseCycle.high),
    assumed: cost(ductedGas.assumed, reverseCycle.assumed),
    high: cost(ductedGas.high, reverseCycle.low),
  };
}

/** A year's heating of that house, dollars: gas at its cheapest block's price to a year's mean, and reverse cycle. */
export const heatingYear = {
  gas: {
    low: (heating.usualGas * gasPrice.cheapest) / 100,
    high: (heating.usualGas * gasPrice.assumed) / 100,
  },
  reverseCycle: reverseCycleCost(heating.usualGas, meanOffer.usage),
};
