import { costOf } from "#content/cost.ts";
import {
  type Appliance,
  batteryEfficiency,
  batteryWarrantyYears,
  kwhForBackup,
  wattsOf,
} from "#content/energy/batteries.ts";
import { lruCache } from "#content/energy/lru-cache.ts";
import { yearsText } from "#content/energy/money/years-text.ts";
import { batteriesFor, batterySizes, maxStepYears, sizingOf } from "#content/energy/sizing.ts";
import { overnightShare } from "#content/energy/year/use.ts";
import { kwhSizeText, kwhText, kwText, moneyText, numberText, sizeText } from "#content/format.ts";
import type { Day } from "#content/rules/schedule.ts";
import { compact } from "./estimate-lines.ts";
import { batteryOptions, dailyKwhOf, energyInput, type House, houseAnswer, totalKw } from "./house.ts";

interface SizingInput {
  house: House;
  /** Dollars for one certificate. */
  certificatePrice: number;
  day: Day;
  backup: readonly Appliance[];
  backupHours: number;
}

type Sizing = ReturnType<typeof sizingFor>;

/** Cached sizings, because each simulates a year for every size. */
const sizings = lruCache<Sizing>();

/** Below this, we say that the house doesn't use much at night. */
const smallNightKwh = 5;

const titles = {
  yes: "Even at our highest price it’s paid off within its ten-year warranty.",
  no: "No size pays for itself yet: the battery isn’t paid off within its ten-year warranty.",
} as const;

/** Which size of battery pays, which size covers a night in June, and why. */
export function batterySizeFor(input: SizingInput) {
  const { house, certificatePrice, day } = input;
  const dailyKwh = dailyKwhOf(house);
  if (dailyKwh === undefined || !house.kw) return undefined;
  const key = JSON.stringify([{ ...house, battery: undefined }, certificatePrice, day]);
  const sizing = sizings.getOrCompute(key, () => sizingFor(house, certificatePrice, day));
  const { suggested, juneBatteryKwh, steps, pricedKwh, payback } = sizing;
  const verdict = payoffVerdict(sizing);
  return {
    /** The usable kWh of the largest size that pays; undefined if not even the smallest does. */
    suggested,
    title:
      verdict === "no"
        ? titles.no
        : sizesText(pricedKwh, juneBatteryKwh, verdict === "yes" ? titles.yes : perhapsText(payback)),
    reasons: reasonsOf(input, sizing, dailyKwh * overnightShare(house.home ?? "mixed")),
    /** The saving and the payback of each size that was tried, then what a night in June takes. */
    lines: [
      ...steps.map(({ batteryKwh, saving, dischargedKwh, stepYears }, index) => {
        const smallerSize = steps[index - 1];
        const stepText = smallerSize
          ? `going from ${sizeText(smallerSize.batteryKwh)} to ${kwhSizeText(batteryKwh)} pays`
          : "it pays";
        return {
          label: kwhSizeText(batteryKwh),
          calculation: `stores ${kwhText(dischargedKwh)} a year and saves ${moneyText(saving)}; ${stepText} for itself in ${yearsText(stepYears)} years`,
        };
      }),
      {
        label: "An average June evening and night",
        calculation: `${kwhText(sizing.juneNightKwh, 1)} from 5 pm to 8 am`,
      },
    ],
  };
}

/** The size that pays, the size that covers June, and the payback of the size that we price. */
function sizingFor(house: House, certificatePrice: number, day: Day) {
  const purchase = { panelsAlready: true, certificatePrice, zone: house.postcode?.zone };
  const { sizes, ...needs } = batteriesFor(energyInput({ ...house, battery: 0 }), batteryOptions(house));
  const sizing = sizingOf(sizes(), (batteryKwh) => costOf({ ...purchase, batteryKwh }, day).pay.typical);
  // If not even the smallest pays, its own payback decides.
  const pricedKwh = sizing.suggested ?? batterySizes[0];
  const { answer } = houseAnswer({ ...house, battery: pricedKwh }, { certificatePrice }, day);
  return { ...needs, ...sizing, pricedKwh, payback: answer.payback.batteryOnTop };
}

/** Says at which of our prices the battery pays, if not at all of them. */
function perhapsText({ assumed: years }: Sizing["payback"]): string {
  if (years !== null && years <= batteryWarrantyYears)
    return `At our typical price it’s paid off in ${numberText(years, 1)} years, within its ten-year warranty; at our highest it isn’t.`;
  const typicalPayback = years === null ? "" : `; at our typical price that takes ${numberText(years, 1)} years`;
  return `Only at our lowest price is it paid off within its ten-year warranty${typicalPayback}.`;
}

/** Says which size pays, and which covers an evening in June. */
function sizesText(suggestedKwh: number, juneBatteryKwh: number | undefined, payoff: string): string {
  const sizeSentence = `Largest size where each step pays off in ${maxStepYears} years: about ${kwhSizeText(suggestedKwh)} usable. ${payoff}`;
  return juneBatteryKwh === undefined || juneBatteryKwh <= suggestedKwh
    ? sizeSentence
    : `${sizeSentence} To get through a whole night in June you’d need ${kwhSizeText(juneBatteryKwh)}.`;
}

/** "yes" if even the highest price pays back within the warranty, "perhaps" if only the lowest does. */
function payoffVerdict({ suggested, payback }: Sizing): "yes" | "perhaps" | "no" {
  if (suggested === undefined || payback.low === null || payback.low > batteryWarrantyYears) return "no";
  return payback.high !== null && payback.high <= batteryWarrantyYears ? "yes" : "perhaps";
}

function reasonsOf(
  { house, backup, backupHours }: SizingInput,
  { steps, suggested, juneBatteryKwh, juneNightKwh, surplusKwh }: Sizing,
  nightKwh: number,
): string[] {
  const panelsText = kwText(totalKw(house) ?? 0);
  const suggestedStep = steps.find(({ batteryKwh }) => batteryKwh === suggested);
  const cyclesPerYear = suggestedStep
    ? suggestedStep.dischargedKwh / (batteryEfficiency * suggestedStep.batteryKwh)
    : 365;
  const backupKwh = backup.length > 0 ? kwhForBackup(wattsOf(backup), backupHours) : undefined;
  return compact([
    nightKwh < smallNightKwh &&
      `${kwhText(nightKwh, 1)} a night isn’t much: move hot water and washing into the day first, and see what’s left.`,
    suggested !== undefined &&
      `${suggested === steps[0]?.batteryKwh ? "That’s the smallest size. " : ""}You’d fill and empty ${kwhSizeText(suggested)} about ${numberText(cyclesPerYear)} times a year.`,
    suggested === undefined && `Not even the smallest size pays for itself within ${maxStepYears} years.`,
    batteryEfficiency * surplusKwh < (nightKwh * 365) / 3 &&
      `${panelsText} of panels leaves little for the night: add panels before you add a battery.`,
    suggested !== undefined &&
      juneBatteryKwh !== undefined &&
      juneBatteryKwh > suggested &&
      `On an average June evening you’d use ${kwhText(juneNightKwh, 1)} and need a battery of ${kwhSizeText(juneBatteryKwh)}, but ${panelsText} of panels will rarely fill one that size in June.`,
    juneBatteryKwh === undefined &&
      `No size on our list covers the ${kwhText(juneNightKwh, 1)} you’d use on an average June evening.`,
    backupKwh !== undefined &&
      backupKwh > (suggested ?? 0) &&
      `Backup for ${backupHours === 1 ? "one hour" : `${numberText(backupHours)} hours`} takes ${kwhText(backupKwh, 1)} usable. ${suggested === undefined ? "All of it" : `Anything beyond ${kwhSizeText(suggested)}`} is for comfort, not savings.`,
  ]);
}
