import { daysInMonth } from "#content/energy/inputs/constants.ts";
import { defaultOffer } from "#content/energy/tariffs/default-offer.ts";
import { kwhText, monthName, numberText } from "#content/format.ts";
import { seasons } from "../house.ts";
import { type Blocks, houseOfBlocks, yearlyBlocksKwh } from "./blocks.ts";
import { correctedPurchasesSaved, homesUsing } from "./corrections.ts";
import { blocksPerDay } from "./layout.ts";
import type { MeterSummary } from "./summary.ts";

/** A summary as lines for an email. The answers are calculated again here, and agree with the half-hours within 3%. */
export function meterLines(summary: MeterSummary): string[] {
  const { measuredDays, intervalMinutes, distributor, lastMonth, standbyWatts, biggestEveningKwh } = summary;
  const { general, controlled, exported, uncertainShare } = summary;
  const distributorText = distributor ? `, ${defaultOffer[distributor].name}` : "";
  const lastMonthName = `${monthName((lastMonth % 12) + 1)} ${2000 + Math.floor(lastMonth / 12)}`;
  const missingMonths = summary.measuredMonths.flatMap((isMeasured, month) =>
    isMeasured ? [] : [monthName(month + 1)],
  );
  return [
    `${measuredDays} days to ${lastMonthName}, every ${intervalMinutes} minutes${distributorText}`,
    `Bought: ${kwhText(yearlyBlocksKwh(general))} a year${controlled ? `, and ${kwhText(yearlyBlocksKwh(controlled))} on a controlled load` : ""}`,
    `Exported: ${exported ? `${kwhText(yearlyBlocksKwh(exported))} a year` : "nothing"}`,
    ...seasons.map(([name, months]) => {
      const blocks = averageOf(general, months);
      const exportedText = exported ? `, ${numberText(sum(averageOf(exported, months)), 1)} exported` : "";
      return `${name} day: ${kwhText(sum(blocks), 1)} bought${exportedText} (in three-hour blocks from midnight: ${blocks.map((value) => numberText(value, 1)).join(", ")})`;
    }),
    `Standby: ${numberText(standbyWatts)} W. Biggest evening, 5 pm to midnight: ${kwhText(biggestEveningKwh, 1)}`,
    ...savingLines(summary),
    ...(missingMonths.length > 0 ? [`Filled from other months: ${missingMonths.join(", ")}`] : []),
    ...(uncertainShare >= 0.05 ? [`Estimated or filled: ${numberText(uncertainShare * 100)}% of the readings`] : []),
  ];
}

/** What some sizes of panels and battery would save, for staff to compare with what the visitor saw. */
function savingLines(summary: MeterSummary): string[] {
  const { general, controlled, exported, corrections } = summary;
  if (!corrections) return [];
  const lessBought = correctedPurchasesSaved(houseOfBlocks({ general, controlled, exported }), corrections);
  const homes = homesUsing(yearlyBlocksKwh(general));
  const sizes = exported
    ? [
        { kw: 0, batteryKwh: 10 },
        { kw: 0, batteryKwh: 13.5 },
        { kw: 6.6, batteryKwh: 13.5 },
      ]
    : [
        { kw: 6.6, batteryKwh: 0 },
        { kw: 6.6, batteryKwh: 10 },
        { kw: 10, batteryKwh: 13.5 },
      ];
  return sizes.map(({ kw, batteryKwh }) => {
    const system = { kw: kw * homes, batteryKwh: batteryKwh * homes };
    const panels = system.kw > 0 ? [`${numberText(system.kw, 1)} kW of ${exported ? "extra " : ""}panels`] : [];
    const battery = system.batteryKwh > 0 ? [`${numberText(system.batteryKwh, 1)} kWh of battery`] : [];
    return `With ${[...panels, ...battery].join(" and ")}: ${kwhText(lessBought(system))} less bought a year`;
  });
}

function averageOf(blocks: Blocks, months: readonly number[]): number[] {
  const days = months.reduce((count, month) => count + (daysInMonth[month] ?? 0), 0);
  return Array.from({ length: blocksPerDay }, (_, block) =>
    months.reduce((total, month) => total + ((blocks[month]?.[block] ?? 0) * (daysInMonth[month] ?? 0)) / days, 0),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
