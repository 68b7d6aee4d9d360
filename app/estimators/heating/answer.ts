import { heating, reverseCycleCost, warmthOf } from "#content/energy/heating.ts";
import { gasPrice } from "#content/energy/hot-water.ts";
import { kwh, money, moneyRange, number, percent, rate, size } from "#content/format.ts";
import type { CheckAnswer, CheckExample, CheckList } from "../frame/check.tsx";
import type { SummaryLine } from "../question/estimate.ts";
import { type HeatingInput, read } from "./question.ts";

const lists: CheckList[] = [
  {
    title: "Good to know",
    items: [
      { text: "Two or three split systems in the rooms you use can usually replace ducts to every room." },
      {
        text: "The state’s discount on air conditioning, and the minimum you pay, are on our",
        link: { href: "/aircon-rebate", text: "Aircon Rebate page" },
      },
    ],
  },
];

/** What winter's gas bill has more than summer's is heating; the same warmth from a reverse-cycle system takes less power. */
export function compute({ winter, summer, gas, rate: cents, lastGas }: HeatingInput): CheckAnswer {
  if (winter === undefined || summer === undefined)
    return {
      ...(winter === summer
        ? { tone: "start" as const, verdict: "start", title: "Two of your gas bills are enough" }
        : {
            tone: "open" as const,
            verdict: "unclear",
            title: `Not enough to tell: add the ${winter === undefined ? "winter" : "summer"} bill`,
          }),
      sentences: [
        "Take one bill that covers June, July and August and one that covers summer. The difference is what heating costs.",
      ],
      figures: [],
      lists,
    };
  const spent = winter - summer;
  if (spent <= 0)
    return {
      ...{ tone: "warning", verdict: "check", title: "Your summer bill is as high as winter’s" },
      sentences: [
        "That would mean the gas isn’t going into heating. Check that the two bills are the right way around and cover three months each.",
      ],
      figures: [],
      lists,
    };
  const megajoules = (spent / gas) * 100;
  const { ductedGas, reverseCycle } = heating;
  const { low, assumed, high } = reverseCycleCost(megajoules, cents);
  const [least, most] = [spent - high, spent - low];
  const dailyCharge = `about ${money(gasPrice.daily * 365)} a year`;
  const warmth = warmthOf(megajoules);
  return {
    ...(toTen(least) > 0
      ? {
          tone: "good" as const,
          verdict: "saves",
          title: `Reverse cycle saves about ${moneyRange(toTen(least), toTen(most))} a winter`,
        }
      : { tone: "ask" as const, verdict: "depends", title: "It depends on your ducts and on the model" }),
    sentences: [
      `Heating uses about ${money(toTen(spent))} of gas a winter. The same warmth from reverse cycle takes ${moneyRange(toTen(low), toTen(high))} of power; we assume ${money(toTen(assumed))}.`,
      lastGas
        ? `Nothing else would be on gas, so you’d also save its daily charge, ${dailyCharge}, once the gas is disconnected. It isn’t in the winter’s figures.`
        : `You keep paying the daily gas charge, ${dailyCharge}. It’s saved only when the last gas appliance goes and the gas is disconnected.`,
    ],
    figures: [
      {
        label: "Gas for heating",
        calculation: `${money(winter)} − ${money(summer)} = ${money(spent)}. At ${size(gas)} c/MJ that’s ${number(megajoules)} MJ.`,
      },
      {
        label: "Warmth in the rooms",
        calculation: `We assume ${percent(ductedGas.assumed)} of the gas ends up as warmth in the rooms: ${kwh(warmth)}. It can be ${percent(ductedGas.low)} to ${percent(ductedGas.high)}, depending on the burner and ducts.`,
      },
      {
        label: "The same from reverse cycle",
        calculation: `${kwh(warmth)} ÷ ${size(reverseCycle.assumed)} × ${rate(cents)} = ${money(assumed)}. Over a winter, a unit gives ${size(reverseCycle.low)} to ${size(reverseCycle.high)} kWh of heat for each kWh of power.`,
      },
      ...(toTen(least) > 0
        ? [
            {
              label: "Saved in a winter",
              calculation: `${money(spent)} of gas less ${moneyRange(toTen(low), toTen(high))} of power, depending on your ducts and the unit: about ${moneyRange(toTen(least), toTen(most))}.`,
            },
          ]
        : []),
    ],
    lists,
  };
}

export function example(): CheckExample {
  const query = "winter=780&summer=240";
  return { given: "bills of $780 and $240", query, answer: compute(read(new URLSearchParams(query)).input) };
}

export function summarise({ winter, summer }: HeatingInput, answer: CheckAnswer): SummaryLine[] {
  return [
    ...(winter === undefined ? [] : [{ label: "Winter gas bill", value: money(winter) }]),
    ...(summer === undefined ? [] : [{ label: "Summer gas bill", value: money(summer) }]),
    { label: "Our check", value: answer.title },
  ];
}

function toTen(value: number): number {
  return Math.round(value / 10) * 10;
}
