import type { AirConditioningSize } from "#content/prices.ts";
import type { Day } from "#content/rules/schedule.ts";
import { type AirConditioner, airConditioningCopayment } from "#content/rules/victorian-energy-upgrades.ts";

/** The sizes we sell as Victorian Energy Upgrades classes them: the kind, and kW of cooling. */
const systems: Readonly<Record<AirConditioningSize, { kind: AirConditioner; coolingKw: number }>> = {
  split: { kind: "single", coolingKw: 3.5 },
  "large-split": { kind: "single", coolingKw: 7 },
  "three-heads": { kind: "multi-split", coolingKw: 8 },
  "five-heads": { kind: "multi-split", coolingKw: 12 },
  ducted: { kind: "ducted", coolingKw: 12 },
};

/** The least that a home pays for a size after the state's discount; undefined for days before that rule. */
export function minimumPayment(size: AirConditioningSize, day: Day): number | undefined {
  const { kind, coolingKw } = systems[size];
  return airConditioningCopayment(kind, coolingKw, day);
}
