import type { SizeRange } from "#content/energy/battery-sizing.ts";
import type { Payback } from "#content/energy/payback.ts";
import { kwh, kw as kwText, money, number } from "#content/format.ts";
import type { Line } from "../question/estimate.ts";
import type { BatterySizeInput } from "./question.ts";
import type { BatteryWorth } from "./worth.ts";

export type WorthIt = "yes" | "perhaps" | "no";

/** Batteries are promised ten years. */
const warrantyYears = 10;
const leastNight = 5;

/** "yes" where even the dear end pays back inside the warranty, "perhaps" where only the cheap end does. */
export function verdict(night: number, back: Payback | undefined): WorthIt {
  if (night < leastNight || back?.low === undefined || back.low > warrantyYears) return "no";
  return back.high !== undefined && back.high <= warrantyYears ? "yes" : "perhaps";
}

export type SizeFound = {
  low: number;
  high: number;
  backupKwh: number | undefined;
  worthIt: WorthIt;
};

export function reasonsOf(
  { night = 0, kw = 0, hours }: BatterySizeInput,
  { low, high, backupKwh, worthIt }: SizeFound,
): string[] {
  const reasons: (string | false)[] = [
    night < leastNight &&
      `A night of ${kwh(night, 1)} is too small: move hot water and washing into the day first, and wait.`,
    high < night * 0.8 &&
      `${kwText(kw)} of panels leaves less over than the night takes: more panels come before more battery.`,
    low < high && `In June the panels fill ${number(low)} kWh of it; the rest stands empty on most winter days.`,
    backupKwh !== undefined &&
      backupKwh > high &&
      `${number(hours)} hours of backup take ${kwh(backupKwh, 1)} usable. What goes beyond ${number(high)} kWh is comfort, not saving.`,
    worthIt === "no" && night >= leastNight && "On money alone it does not pay back inside a ten-year warranty.",
    worthIt === "perhaps" && "At the dear end of prices it does not pay back inside a ten-year warranty.",
  ];
  return reasons.filter((reason) => reason !== false);
}

export function linesOf({ night = 0, kw = 0 }: BatterySizeInput, size: SizeRange, worth: BatteryWorth): Line[] {
  const { usable, price, certificates, certificateValue } = worth;
  return [
    { label: "What the night takes", calculation: `${kwh(night, 1)} ÷ 0.9 of usable size = ${kwh(size.night, 1)}` },
    {
      label: "What the panels fill in June",
      calculation: `${kwText(kw)} on its average June day, after the day's own use: up to ${kwh(size.low, 1)}`,
    },
    { label: "What they fill over the year", calculation: `On the average day: up to ${kwh(size.high, 1)}` },
    {
      label: `Price of ${number(usable)} kWh after certificates`,
      calculation: `${money(price.assumed)} assumed − ${certificates} certificates ${money(certificateValue)}`,
      amount: price.assumed - certificateValue,
    },
  ];
}
