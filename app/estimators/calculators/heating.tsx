import { heatingAssumptions, reverseCycleCost, warmthKwh } from "#content/energy/heating.ts";
import { gasPrice } from "#content/energy/hot-water.ts";
import { meanOffer } from "#content/energy/tariffs/default-offer.ts";
import {
  kwhText,
  moneyRangeText,
  moneyText,
  numberText,
  percentText,
  rateText,
  roundToTens,
  sizeText,
} from "#content/format.ts";
import {
  defineVerdictCalculator,
  emptyVerdict,
  type VerdictList,
  type VerdictResult,
} from "../define-verdict-calculator.tsx";
import { linesOf } from "../estimate-lines.ts";
import { amount, choice, type Entered } from "../fields.ts";
import { numberSpecs } from "../house.ts";

const billSpec = { unit: "dollars", min: 0, max: 5000 };

const fields = {
  winter: amount({ label: "Winter gas bill ($)", hint: "June to August" }, { noun: "the winter bill", ...billSpec }),
  summer: amount({ label: "Summer gas bill ($)", hint: "Three warm months" }, { noun: "the summer bill", ...billSpec }),
  gasprice: amount(
    { label: "Gas (c/MJ)", hint: `Or we’ll use ${sizeText(gasPrice.cheapest)}, winter’s cheapest` },
    { noun: "the gas price", unit: "c/MJ", min: 0.5, max: 20, assumed: gasPrice.cheapest },
  ),
  rate: amount(
    { label: "Power (c/kWh)", hint: `On your bill, or we’ll use ${sizeText(meanOffer.usageCents)}` },
    { ...numberSpecs.rate, assumed: meanOffer.usageCents },
  ),
  lastgas: choice({
    label: "Is anything else on gas?",
    full: true,
    options: { no: "Yes, hot water or cooking stays on gas", yes: "No, we’d close the gas account" },
    default: "no",
  }),
};

/** Compares gas heating, which is winter's gas less summer's, with the power that reverse cycle needs for the same warmth. */
export const heating = defineVerdictCalculator({
  name: "heating",
  title: "Heating: gas or reverse cycle",
  fields,
  button: "Compare",
  example: {
    description: "bills of $780 and $240, for one winter only",
    query: "winter=780&summer=240",
  },
  compute,
});

export const Island = heating.island;

const lists: VerdictList[] = [
  {
    title: "Good to know",
    items: [
      {
        text: "The state’s discount on air conditioning, and the minimum you pay, are on our",
        link: { href: "/aircon-rebate", text: "Aircon Rebate page" },
      },
    ],
  },
];

function compute({ winter, summer, gasprice, rate: cents, lastgas }: Entered<typeof fields>): VerdictResult {
  if (winter === undefined || summer === undefined)
    return {
      ...emptyVerdict(
        winter !== undefined || summer !== undefined,
        "Two of your gas bills are enough",
        `the ${winter === undefined ? "winter" : "summer"} bill`,
      ),
      sentences: [
        "Take one bill that covers June, July and August and one that covers summer. The difference is what heating costs.",
      ],
      arithmetic: [],
      lists,
    };
  const gasForHeating = winter - summer;
  if (gasForHeating <= 0)
    return {
      tone: "warning",
      kind: "check",
      title: "Your summer bill is at least as high as winter’s",
      sentences: [
        "That would mean the gas isn’t going into heating. Check that the two bills are the right way around and cover three months each.",
      ],
      arithmetic: [],
      lists,
    };
  const megajoules = (gasForHeating / gasprice) * 100;
  const { ductedGas, reverseCycle } = heatingAssumptions;
  const { low, assumed, high } = reverseCycleCost(megajoules, cents);
  const [minSaving, maxSaving] = [gasForHeating - high, gasForHeating - low];
  const dailyChargeText = `about ${moneyText(gasPrice.dailyDollars * 365)} a year`;
  const warmth = warmthKwh(megajoules);
  const isCheaper = roundToTens(minSaving) > 0;
  const savingRange = moneyRangeText(roundToTens(minSaving), roundToTens(maxSaving));
  return {
    ...(isCheaper
      ? { tone: "good", kind: "saves", title: `Reverse cycle saves about ${savingRange} a winter` }
      : { tone: "ask", kind: "depends", title: "It depends on your ducts and on the model" }),
    sentences: [
      `Heating uses about ${moneyText(roundToTens(gasForHeating))} of gas a winter. The same warmth from reverse cycle takes ${moneyRangeText(roundToTens(low), roundToTens(high))} of power; we assume ${moneyText(roundToTens(assumed))}.`,
      lastgas === "yes"
        ? `Nothing else would be on gas, so you’d also save its daily charge, ${dailyChargeText}, once the gas is disconnected. It isn’t in the winter’s figures.`
        : `You keep paying the daily gas charge, ${dailyChargeText}. It’s saved only when the last gas appliance goes and the gas is disconnected.`,
    ],
    bars: {
      title: "A winter’s heating, about",
      before: { label: "With gas", dollars: gasForHeating },
      after: { label: "With reverse cycle", dollars: assumed },
    },
    arithmetic: linesOf({
      "Gas for heating": `${moneyText(winter)} − ${moneyText(summer)} = ${moneyText(gasForHeating)}. At ${sizeText(gasprice)} c/MJ that’s ${numberText(megajoules)} MJ.`,
      "Warmth in the rooms": `We assume ${percentText(ductedGas.assumed)} of the gas ends up as warmth in the rooms: ${kwhText(warmth)}. It can be ${percentText(ductedGas.low)} to ${percentText(ductedGas.high)}, depending on the burner and ducts.`,
      "The same from reverse cycle": `${kwhText(warmth)} ÷ ${sizeText(reverseCycle.assumed)} × ${rateText(cents)} = ${moneyText(assumed)}. Over a winter, a unit gives ${sizeText(reverseCycle.low)} to ${sizeText(reverseCycle.high)} kWh of heat for each kWh of power.`,
      "Saved in a winter":
        isCheaper &&
        `${moneyText(gasForHeating)} of gas less ${moneyRangeText(roundToTens(low), roundToTens(high))} of power, depending on your ducts and the unit: about ${savingRange}.`,
    }),
    lists,
  };
}
