import type { Payback } from "#content/energy/estimate.ts";
import type { Sizing } from "#content/energy/sizing.ts";
import { kwh, kwhSize, kw as kwText, money, number, percent } from "#content/format.ts";
import { type HouseAnswer, totalKw } from "../house/answer.ts";
import type { Line } from "../question/estimate.ts";
import type { BatterySizeInput } from "./question.ts";

export type WorthIt = "yes" | "perhaps" | "no";

/** Batteries have a ten-year warranty. */
const warrantyYears = 10;
const leastNight = 5;

/** "yes" if even the highest price pays back within the warranty, "perhaps" if only the lowest does. */
export function verdict({ suggested }: Sizing, back: Payback): WorthIt {
  if (suggested === undefined || back.low === null || back.low > warrantyYears) return "no";
  return back.high !== null && back.high <= warrantyYears ? "yes" : "perhaps";
}

export type Found = { sizing: Sizing; wished: number | undefined; worthIt: WorthIt };

export function reasonsOf({ night = 0, house, hours }: BatterySizeInput, { sizing, wished, worthIt }: Found): string[] {
  const { suggested, coversJune, juneEvening } = sizing;
  const used = sizing.steps.find(({ usable }) => usable === suggested);
  const fullNights = used ? used.moved / (0.9 * used.usable) / 365 : 1;
  const reasons: (string | false)[] = [
    night < leastNight &&
      `${kwh(night, 1)} a night isn’t much: move hot water and washing into the day first, and see what’s left.`,
    suggested !== undefined &&
      `${suggested === sizing.steps[0]?.usable ? `Only the smallest size, ${kwhSize(suggested)},` : `Each step up in size, up to ${kwhSize(suggested)},`} pays for itself within 15 years. You’d use ${percent(fullNights)} of what a ${kwhSize(suggested)} battery can deliver in a year.`,
    suggested === undefined && "Not even the smallest size pays for itself within 15 years.",
    (sizing.steps.at(-1)?.moved ?? 0) < (night * 365) / 3 &&
      `${kwText(totalKw(house) ?? 0)} of panels leaves little for the night: add panels before you add a battery.`,
    suggested !== undefined &&
      coversJune !== undefined &&
      coversJune > suggested &&
      `On an average June evening you’d use ${kwh(juneEvening, 1)} and need a ${kwhSize(coversJune)} battery, but ${kwText(totalKw(house) ?? 0)} of panels will rarely fill one that size in June.`,
    coversJune === undefined &&
      `No size on our list covers the ${kwh(juneEvening, 1)} you’d use on an average June evening.`,
    wished !== undefined &&
      wished > (suggested ?? 0) &&
      `Backup for ${hours === 1 ? "one hour" : `${number(hours)} hours`} takes ${kwh(wished, 1)} usable. Anything beyond ${number(suggested ?? 0)} kWh is for comfort, not savings.`,
    worthIt === "no" && suggested !== undefined && "On cost alone, it doesn’t pay back within a ten-year warranty.",
    worthIt === "perhaps" && "At the top of the price range it doesn’t pay back within a ten-year warranty.",
  ];
  return reasons.filter((reason) => reason !== false);
}

export function linesOf({ steps, juneEvening }: Sizing, { cost: { battery } }: HouseAnswer): Line[] {
  return [
    ...steps.map(({ usable, saves, moved, stepYears }, index) => ({
      label: kwhSize(usable),
      calculation: `stores ${kwh(moved)} a year and saves ${money(saves)}; ${index === 0 ? "it pays for itself in" : "the extra cost over the next size down takes"} ${stepYears === null ? "over 50" : number(stepYears, 1)} years${index === 0 ? "" : " to pay back"}`,
    })),
    { label: "An average June evening and night", calculation: `${kwh(juneEvening, 1)} from 5 pm to 8 am` },
    {
      label: "Price after certificates",
      calculation: `${battery.certificates.count} certificates taken off the assumed price`,
      amount: battery.pay.typical,
    },
  ];
}
