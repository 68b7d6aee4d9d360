import { type Cost, costOf, toPayBack } from "#content/cost.ts";
import type { EnergyInput, Part, Span } from "#content/energy/estimate.ts";
import { type Answer, answerTo } from "#content/energy/remembered.ts";
import { kwhSize, kw as kwText, money, moneyRange } from "#content/format.ts";
import { batteryFactors } from "#content/rules/battery-certificates.ts";
import { type Day, nextStep } from "#content/rules/schedule.ts";
import { energyInput } from "../house/answer.ts";
import { type SummaryLine, summaryLine } from "../question/estimate.ts";
import { homeNames } from "../question/fields.ts";
import { type Discount, discountsOf } from "./discounts.ts";
import { type PriceInput, purchaseOf } from "./question.ts";

export interface PriceAnswer {
  /** Undefined where neither panels nor a battery are asked about. */
  cost: Cost | undefined;
  discounts: Discount[];
  energy: Answer | undefined;
  /** The parts of the system that have a worth, in the order they are shown. */
  parts: Part[];
  saving: Span | undefined;
  firstToBuy: string | undefined;
  later: Later | undefined;
}

/** What the same system costs after the next drop in certificates. */
interface Later {
  day: Day;
  pay: Cost["pay"];
  /** Dollars more than today, at the typical price. */
  more: number;
}

/** Without the simulation only the price is worked out. */
export function compute(input: PriceInput, { simulate } = { simulate: true }): PriceAnswer {
  const { kw, battery } = input;
  if (kw === 0 && battery === 0)
    return {
      cost: undefined,
      discounts: [],
      energy: undefined,
      parts: [],
      saving: undefined,
      firstToBuy: undefined,
      later: undefined,
    };
  const purchase = purchaseOf(input);
  const cost = costOf(purchase, input.when.day);
  const house = simulate ? engineInput(input) : undefined;
  const energy = house && answerTo(house, toPayBack(cost));
  const parts = partsOf(kw, battery);
  return {
    cost,
    discounts: discountsOf(input, cost),
    energy,
    parts,
    saving: energy?.worth[parts.at(-1) ?? "together"],
    firstToBuy: energy && firstToBuy(energy, kw, battery),
    later: laterOf(input, cost),
  };
}

/** The house as the energy engine takes it; undefined without a usable bill or use. */
function engineInput({ energy, kw, battery }: PriceInput): EnergyInput | undefined {
  return energy.dailyUse === undefined ? undefined : energyInput({ ...energy, kw: kw > 0 ? kw : undefined, battery });
}

function partsOf(kw: number, battery: number): Part[] {
  if (kw === 0) return ["batteryAlone"];
  return battery === 0 ? ["panels"] : ["panels", "batteryOnTop", "together"];
}

/** Which part returns more for each dollar, and whether the battery pays back within its warranty. */
function firstToBuy({ perThousand, payback, worth }: Answer, kw: number, battery: number): string {
  const warranty = 10;
  if (kw === 0)
    return worth.batteryAlone.assumed < 1
      ? "A battery without panels saves nothing on a flat rate: it has nothing cheaper to store. Panels come first."
      : `Without panels, each $1,000 spent on the battery returns about ${money(perThousand.batteryAlone ?? 0)} a year.`;
  const ofPanels = `Panels return about ${money(perThousand.panels ?? 0)} a year for each $1,000 you spend`;
  if (battery === 0) return `${ofPanels}.`;
  const ofBattery = `the battery about ${money(perThousand.batteryOnTop ?? 0)}`;
  const years = payback.batteryOnTop.assumed;
  const slow =
    years === null
      ? " At these prices the battery doesn’t pay for itself."
      : years > warranty
        ? ` The battery takes longer to pay back than its ${warranty}-year warranty, so buy it for backup or wait for a lower price.`
        : "";
  const panelsFirst = (perThousand.panels ?? 0) >= (perThousand.batteryOnTop ?? 0);
  return panelsFirst
    ? `Buy the panels first: ${ofPanels.charAt(0).toLowerCase()}${ofPanels.slice(1)}, ${ofBattery}.${slow}`
    : `Here the battery is as good a buy as the panels: ${ofPanels.charAt(0).toLowerCase()}${ofPanels.slice(1)}, ${ofBattery}.${slow}`;
}

/** Certificates drop each 1 January, and for batteries each 1 July as well. */
function laterOf(input: PriceInput, now: Cost): Later | undefined {
  const { day, year } = input.when;
  const newYear = `${year + 1}-01-01`;
  const step = nextStep(batteryFactors, day)?.from ?? newYear;
  const next = input.battery > 0 && step < newYear ? step : newYear;
  const pay = costOf(purchaseOf(input), next).pay;
  const more = pay.typical - now.pay.typical;
  return more >= 1 ? { day: next, pay, more } : undefined;
}

/** What the request form and the email to staff say of this estimate. */
export function summarise(input: PriceInput, { cost, saving, energy, parts }: PriceAnswer): SummaryLine[] {
  const { postcode, home } = input.energy;
  const years = parts.length > 0 ? energy?.payback[parts.at(-1) ?? "together"].assumed : undefined;
  return [
    ...(postcode ? [{ label: "Postcode", value: postcode }] : []),
    ...summaryLine("Panels", input.kw || undefined, kwText),
    ...summaryLine("Battery", input.battery || undefined, (size) => `${kwhSize(size)} usable`),
    ...(cost
      ? [
          {
            label: "Pays about",
            value: `${moneyRange(Math.round(cost.pay.low), Math.round(cost.pay.high))}, ${money(cost.pay.typical)} assumed`,
          },
        ]
      : []),
    ...(saving
      ? [{ label: "Yearly saving", value: `${moneyRange(Math.round(saving.low), Math.round(saving.high))}` }]
      : []),
    ...(years === undefined || years === null
      ? []
      : [{ label: "Pays back in", value: `about ${years.toFixed(1)} years` }]),
    { label: "At home", value: homeNames[home] },
  ];
}
