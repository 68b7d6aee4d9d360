import { longDate, moneyRangeText, moneyText, numberText, roundToTens, sizeText } from "#content/format.ts";
import type { PlanResult } from "../calculators/plan.tsx";
import { type ArithmeticLine, compact } from "../estimate-lines.ts";
import { currentYear, type Swap, yearlyGasCharge } from "./home.ts";
import type { PlanStep } from "./plan.ts";
import { capitalisedJobName } from "./words.ts";

/** How each price of the plan is worked out, and each saving that needs no simulation. */
export function planLines({ plan, home, firstDay }: PlanResult): ArithmeticLine[] {
  if (!plan) return [];
  const { steps, leftOut, bills, finishedHouse, answer } = plan;
  const { swaps, gasBill } = currentYear(home);
  const centsText = `${sizeText(home.rate)} c`;
  const hasPanelsOrBattery = [...steps, ...leftOut].some(({ id }) => id === "panels" || id === "battery");
  const priceLines = [...steps, ...leftOut].map((step): ArithmeticLine => {
    const part = partOf(step);
    const { price, certificates, rebate } = step.cost[part];
    const discounts = compact([
      certificates.count > 0 && `${numberText(certificates.count)} certificates (${moneyText(certificates.value)})`,
      rebate.amount > 0 && `${moneyText(rebate.amount)} from Solar Homes`,
    ]);
    const rulesText = step.day === firstDay ? "at today’s rules" : `at the rules of ${longDate(step.day)}`;
    const remainderText =
      discounts.length > 0 ? ` less ${discounts.join(" and ")} leaves ${moneyText(step.pay.typical)}` : "";
    return {
      label: `${capitalisedJobName(step)}, ${rulesText}`,
      calculation: `${moneyText(price.typical)}${remainderText}. Our range is ${moneyRangeText(roundToTens(step.pay.low), roundToTens(step.pay.high))}.`,
    };
  });
  return [
    ...priceLines,
    ...(gasBill > 0
      ? [
          {
            label: "A year’s gas today",
            calculation: `${moneyText(gasBill - yearlyGasCharge)} at ${sizeText(home.gasprice)} c/MJ and ${moneyText(yearlyGasCharge)} of daily charges`,
          },
        ]
      : []),
    ...compact([
      swaps.water && savingLine("Hot water", swaps.water, centsText),
      swaps.heating && savingLine("Heating", swaps.heating, centsText),
      hasPanelsOrBattery && {
        label: "Panels and battery",
        calculation: `We simulate a year of half-hours in this house as it is at the end of the plan, using ${numberText((finishedHouse.use * 4) / 365, 1)} kWh a day. Panels save ${moneyText(answer.savings.panels.assumed)} a year, the battery ${moneyText(answer.savings.batteryOnTop.assumed)} more.`,
      },
    ]),
    {
      label: "Power and gas for a year",
      calculation: `${moneyText(bills.before)} today, ${moneyText(bills.after)} at the end`,
    },
  ];
}

function savingLine(label: string, { gasSaved, kwhBefore, kwhAfter, saving }: Swap, centsText: string): ArithmeticLine {
  const currentUseText = gasSaved > 0 ? `${moneyText(gasSaved)} of gas` : `${numberText(kwhBefore)} kWh × ${centsText}`;
  return {
    label,
    calculation: `${currentUseText} less ${numberText(kwhAfter)} kWh × ${centsText} saves ${moneyText(saving.assumed)} a year`,
  };
}

function partOf({ id }: Pick<PlanStep, "id">) {
  return ({ water: "heatPump", panels: "panels", battery: "battery", heating: "airConditioner" } as const)[id];
}
