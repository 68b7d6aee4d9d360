import type { Day } from "./schedule.ts";

/** Victorian Energy Upgrades, hot water: the discount floats with the market, but the household pays at least this. */
export const hotWaterCopayment = 200;

/** The minimum warranty of each discounted heat pump and air conditioner, and the day when it began to apply. */
export const upgradesWarranty = { years: 5, from: "2025-03-31" } as const;

export type AirConditioner = "ducted" | "multi-split" | "single";

/** Victorian Energy Upgrades, air conditioning: the least a customer pays, GST included. The discount itself floats with the market. */
export const airConditioning = {
  from: "2026-09-30",
  largeFromKw: 10,
  multiSplitCreditedKw: 20,
  copayment: { ducted: 3000, largeMultiSplit: 3000, smallMultiSplit: 1000, largeSingle: 1000, smallSingle: 200 },
} as const;

/** The least the customer pays; undefined for days before the rule. */
export function airConditioningCopayment(kind: AirConditioner, coolingKw: number, day: Day): number | undefined {
  if (day < airConditioning.from) return undefined;
  const isLarge = coolingKw >= airConditioning.largeFromKw;
  const { copayment } = airConditioning;
  if (kind === "ducted") return copayment.ducted;
  if (kind === "multi-split") return isLarge ? copayment.largeMultiSplit : copayment.smallMultiSplit;
  return isLarge ? copayment.largeSingle : copayment.smallSingle;
}
