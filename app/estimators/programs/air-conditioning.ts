import { kw, longDate, money } from "#content/format.ts";
import { type AirConditioner, airConditioning, airConditioningCopayment } from "#content/rules/veu-air-conditioning.ts";
import type { When } from "../question/when.ts";
import type { Program } from "./program.ts";

export const airConditionerNames: Record<AirConditioner, string> = {
  ducted: "Ducted",
  "multi-split": "Multi-split",
  single: "Single split",
};

export type AirConditioningCase = { kind: AirConditioner; cooling: number | undefined; when: When };

export function upgradesAirConditioningProgram({ kind, cooling, when }: AirConditioningCase): Program {
  const copayment = leastPaid(kind, cooling, when);
  const size = cooling === undefined ? "" : `, ${kw(cooling)} cooling`;
  return {
    id: "upgrades-air-conditioning",
    amount: undefined,
    ...(copayment === undefined ? {} : { copayment }),
    conditional: false,
    arithmetic: [
      {
        label: "The least you pay",
        calculation:
          copayment === undefined
            ? `${airConditionerNames[kind]}: the minimum depends on whether it’s under ${kw(airConditioning.largeFromKw)} of cooling`
            : `${airConditionerNames[kind]}${size}: the discount changes with the market, and from ${longDate(airConditioning.from)} it can’t take the price below ${money(copayment)}, GST included`,
        ...(copayment === undefined ? {} : { amount: copayment }),
      },
    ],
  };
}

/** Ducted systems have one least co-payment whatever their size. */
function leastPaid(kind: AirConditioner, cooling: number | undefined, when: When): number | undefined {
  if (cooling === undefined && kind !== "ducted") return undefined;
  return airConditioningCopayment(kind, cooling ?? airConditioning.largeFromKw, when.day);
}
