// What heating a home costs, with ducted gas and with reverse-cycle air conditioning.
import { gasPrice, megajoulesPerKwh } from "./hot-water.ts";
import type { Span } from "./inputs/house.ts";
import { meanOffer } from "./tariffs/default-offer.ts";

/** How much of the bought energy becomes warmth, and how much gas a house usually buys. */
export const heatingAssumptions = {
  /** The share of the gas's heat that reaches the rooms, past the burner and the ducts. */
  ductedGas: { low: 0.5, assumed: 0.65, high: 0.8 },
  /** Heat for each kWh of electricity over a Victorian winter. */
  reverseCycle: { low: 2.5, assumed: 3.5, high: 4.5 },
  /** The gas that ducted heating takes in a year, in a house of three people. */
  usualGasMegajoules: 38_000,
  /** The gas that heaters in one or two rooms take in a year. Assumed. */
  usualRoomGasMegajoules: 19_000,
} as const;

/** The heat in kWh that reaches the rooms from this much gas. */
export function warmthKwh(megajoules: number, efficiency: number = heatingAssumptions.ductedGas.assumed): number {
  return (megajoules * efficiency) / megajoulesPerKwh;
}

/** Dollars for the heat of this much gas from reverse cycle, at this many cents per kWh. */
export function reverseCycleCost(megajoules: number, centsPerKwh: number): Span {
  const { ductedGas, reverseCycle } = heatingAssumptions;
  const cost = (efficiency: number, cop: number) => (warmthKwh(megajoules, efficiency) / cop) * (centsPerKwh / 100);
  return {
    low: cost(ductedGas.low, reverseCycle.high),
    assumed: cost(ductedGas.assumed, reverseCycle.assumed),
    high: cost(ductedGas.high, reverseCycle.low),
  };
}

/** Dollars a year for the usual heat: from gas at its cheapest and its average price, and from reverse cycle. */
export const heatingYear = {
  gas: {
    low: (heatingAssumptions.usualGasMegajoules * gasPrice.cheapest) / 100,
    high: (heatingAssumptions.usualGasMegajoules * gasPrice.assumed) / 100,
  },
  reverseCycle: reverseCycleCost(heatingAssumptions.usualGasMegajoules, meanOffer.usageCents),
};
