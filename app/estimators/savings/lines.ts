import type { Payback } from "#content/energy/payback.ts";
import { batteryEfficiency, type EnergyFlow, lowEndMoved, middayShare, type Worth } from "#content/energy/savings.ts";
import { feedIn } from "#content/energy/tariffs.ts";
import { kwh, money, number, percent, rate as rateText } from "#content/format.ts";
import type { Line } from "../question/estimate.ts";
import type { Cost } from "./cost.ts";
import type { SavingsInput } from "./question.ts";

/** How both ends of a year's worth come about, part by part. */
export function worthLines(year: EnergyFlow, worth: Worth, input: SavingsInput): Line[] {
  const { rate, feedin, midday } = input;
  const ends = [
    { name: "low end", moved: lowEndMoved, cents: feedin ?? feedIn.low, share: middayShare.most, total: worth.low },
    { name: "high end", moved: 1, cents: feedin ?? feedIn.high, share: middayShare.least, total: worth.high },
  ];
  return ends.flatMap(({ name, moved: movedShare, cents, share, total }) => {
    const direct = midday ? year.direct * (1 - share) : year.direct;
    const moved = year.moved * movedShare;
    const exported = year.made - year.direct - moved / batteryEfficiency;
    const paid = midday ? `${kwh(year.direct)}, less ${percent(share)} in hours that cost nothing,` : kwh(direct);
    const lines: Line[] = [
      {
        label: `Used directly, ${name}`,
        calculation: `${paid} × ${rateText(rate)}`,
        amount: (direct * rate) / 100,
      },
    ];
    if (year.moved > 0)
      lines.push({
        label: `Moved by the battery, ${name}`,
        calculation: `${kwh(moved)} × ${rateText(rate)}${movedShare < 1 ? ", 20% taken off for weather and uneven evenings" : ""}`,
        amount: (moved * rate) / 100,
      });
    lines.push({
      label: `Exported, ${name}`,
      calculation: `${kwh(exported)} × ${rateText(cents)}`,
      amount: (exported * cents) / 100,
    });
    lines.push({ label: `Worth a year, ${name}`, calculation: "Sum of these", amount: total });
    return lines;
  });
}

export function paybackLines(cost: Cost, worth: Worth, back: Payback): Line[] {
  const { price, certificates, certificateValue, stateRebate } = cost;
  const off = `${number(certificates)} certificates ${money(certificateValue)}`;
  const rebate = stateRebate > 0 ? ` − Solar Homes ${money(stateRebate)}, if eligible,` : "";
  const years = (value: number | undefined, dividend: number, divisor: number) =>
    value === undefined
      ? "is not paid back within 50 years"
      : `= ${money(Math.max(0, dividend))} ÷ ${money(divisor)} = ${number(value, 1)} years`;
  const best = price.low - certificateValue - stateRebate;
  const worst = price.high - certificateValue;
  return [
    {
      label: "Pays back soonest",
      calculation: `${money(price.low)} − ${off}${rebate} ${years(back.low, best, worth.high)}`,
    },
    { label: "Pays back latest", calculation: `${money(price.high)} − ${off} ${years(back.high, worst, worth.low)}` },
  ];
}
