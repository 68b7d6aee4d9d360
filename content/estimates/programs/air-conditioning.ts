import { kw, longDate, money } from "#content/format.ts";
import { electionNote } from "#content/rules/election.ts";
import { type AirConditioner, airConditioning, airConditioningCopayment } from "#content/rules/veu-air-conditioning.ts";
import type { When } from "../when.ts";
import type { Program } from "./program.ts";

export const airConditionerNames: Record<AirConditioner, string> = {
  ducted: "Ducted",
  "multi-split": "Multi-split",
  single: "Single split",
};

export type AirConditioningCase = { kind: AirConditioner; cooling: number | undefined; when: When; today: string };

export function upgradesAirConditioningProgram({ kind, cooling, when, today }: AirConditioningCase): Program {
  const copayment = leastPaid(kind, cooling, when);
  const size = cooling === undefined ? "" : `, ${kw(cooling)} cooling`;
  const credited =
    kind === "multi-split" && cooling !== undefined && cooling > airConditioning.multiSplitCreditedKw
      ? [`A home's multi-split is credited up to ${kw(airConditioning.multiSplitCreditedKw)}.`]
      : [];
  return {
    id: "upgrades-air-conditioning",
    name: "Victorian Energy Upgrades, air conditioning",
    amount: undefined,
    ...(copayment === undefined ? {} : { copayment }),
    conditional: false,
    arithmetic: [
      {
        label: "You pay at least",
        calculation:
          copayment === undefined
            ? `${airConditionerNames[kind]}: the least depends on the cooling size, under or from ${kw(airConditioning.largeFromKw)}`
            : `${airConditionerNames[kind]}${size}: the discount floats, and since ${longDate(airConditioning.from)} no discount takes the price below ${money(copayment)}, GST included`,
        ...(copayment === undefined ? {} : { amount: copayment }),
      },
    ],
    whoApplies: "The accredited provider claims it and takes it off the price.",
    stacks: "Stands by itself: no certificates or Solar Homes rebate for air conditioning.",
    conditions: [
      "For replacing old heating or cooling with an efficient model on the program's register.",
      ...credited,
    ],
    couldChange: [electionNote(today)],
  };
}

/** Ducted systems have one least co-payment whatever their size. */
function leastPaid(kind: AirConditioner, cooling: number | undefined, when: When): number | undefined {
  if (cooling === undefined && kind !== "ducted") return undefined;
  return airConditioningCopayment(kind, cooling ?? airConditioning.largeFromKw, when.day);
}
