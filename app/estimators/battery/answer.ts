import { costOf } from "#content/cost.ts";
import { appliances, backupHours, backupSize, type Tier, tierFor, wattsOf } from "#content/energy/prices/batteries.ts";
import { sizesFor } from "#content/energy/remembered.ts";
import { sizingOf } from "#content/energy/sizing.ts";
import { kwhSize, kw as kwText, range } from "#content/format.ts";
import type { Day } from "#content/rules/schedule.ts";
import { energyInput, houseAnswer, totalKw, withGridCharge } from "../house/answer.ts";
import type { HouseQuestion } from "../house/question.ts";
import { type Line, type Outputs, type SummaryLine, summaryLine, tenths, whole } from "../question/estimate.ts";
import { homeNames } from "../question/fields.ts";
import type { BatterySizeInput } from "./question.ts";
import { linesOf, reasonsOf, verdict, type WorthIt } from "./summary.ts";

export { type BatterySizeInput, read } from "./question.ts";

type BatterySizeOutput =
  | "usable-low"
  | "usable-high"
  | "battery-stcs"
  | "battery-price"
  | "battery-saving-low"
  | "battery-saving-high"
  | "battery-payback-low"
  | "battery-payback-high"
  | "backup-watts"
  | "backup-kwh"
  | "backup-hours";

export type BatterySizeResult = {
  outputs: Outputs<BatterySizeOutput>;
  tier: Tier | undefined;
  /** Usable kWh that the money is worked out for. */
  priced: number | undefined;
  /** Hours of backup by what runs, each alone, at the largest size asked for. */
  backup: { name: string; watts: number; hours: number }[];
  worthIt: WorthIt | undefined;
  reasons: string[];
  arithmetic: Line[];
};

export function compute(input: BatterySizeInput, today: Day): BatterySizeResult {
  const { house, night, backup, hours } = input;
  const watts = wattsOf(backup);
  const wished = backup.length > 0 ? backupSize(watts, hours) : undefined;
  const asked = night !== undefined && house.kw !== undefined;
  const sizing = asked ? sizingOn(house, today) : undefined;
  // Where not even the smallest pays, the money is told for that one.
  const priced = sizing && (sizing.suggested ?? sizing.steps[0]?.usable);
  const money = priced === undefined ? undefined : houseAnswer({ ...house, battery: priced }, today);
  const gain = money?.answer.worth.batteryOnTop;
  const back = money?.answer.payback.batteryOnTop;
  const largestSold = sizing?.steps.at(-1)?.usable;
  const ends = sizing?.suggested === undefined ? [] : [sizing.suggested, sizing.coversJune ?? largestSold ?? 0];
  const [low, high] = ends.length > 0 ? [Math.min(...ends), Math.max(...ends)] : [undefined, undefined];
  const largest = Math.max(sizing?.suggested ?? 0, wished ?? 0);
  const worthIt = sizing && back ? verdict(sizing, back) : undefined;
  return {
    outputs: {
      "usable-low": low,
      "usable-high": high,
      "battery-stcs": money?.cost.battery.certificates.count,
      "battery-price": whole(money?.cost.battery.pay.typical),
      "battery-saving-low": whole(gain && Math.max(0, gain.low)),
      "battery-saving-high": whole(gain?.high),
      "battery-payback-low": tenths(back?.low ?? undefined),
      "battery-payback-high": tenths(back?.high ?? undefined),
      "backup-watts": backup.length > 0 ? watts : undefined,
      "backup-kwh": tenths(wished),
      "backup-hours": tenths(backupHours(largest, watts)),
    },
    tier: largest > 0 ? tierFor(largest) : undefined,
    priced,
    backup: backup.map((id) => ({ ...appliances[id], hours: backupHours(largest, appliances[id].watts) ?? 0 })),
    worthIt,
    reasons: sizing && worthIt ? reasonsOf(input, { sizing, wished, worthIt }) : [],
    arithmetic: sizing && money ? linesOf(sizing, money) : [],
  };
}

/** Every size, by what it saves and costs. */
function sizingOn(house: HouseQuestion, today: Day) {
  const { batteryOptions, stc, zone } = house;
  const batteryCost = (battery: number) =>
    costOf({ battery, panelsAlready: true, certificatePrice: stc, zone }, today).pay.typical;
  return sizingOf(sizesFor(energyInput(house), withGridCharge(batteryOptions, house.midday)), batteryCost);
}

export function summarise({ house, night, backup, hours }: BatterySizeInput, result: BatterySizeResult): SummaryLine[] {
  const { outputs, tier } = result;
  const { "usable-low": low, "usable-high": high } = outputs;
  const wish = `${backup.map((id) => appliances[id].name).join(", ")}; ${hours} hours`;
  return [
    ...(house.postcode ? [{ label: "Postcode", value: house.postcode }] : []),
    ...summaryLine("Overnight use", night, kwhSize),
    ...summaryLine("Panels", totalKw(house), kwText),
    { label: "At home", value: homeNames[house.home] },
    ...(low !== undefined && high !== undefined ? [{ label: "Usable battery", value: `${range(low, high)} kWh` }] : []),
    ...(tier ? [{ label: "Tier", value: tier.name }] : []),
    ...(backup.length > 0 ? [{ label: "Backup for", value: wish }] : []),
  ];
}
