import {
  appliances,
  backupHours,
  backupSize,
  batterySize,
  type Tier,
  tierFor,
  wattsOf,
} from "#content/energy/battery-sizing.ts";
import { yieldAt } from "#content/energy/place-yield.ts";
import { kwhSize, kw as kwText, range } from "#content/format.ts";
import type { Day } from "#content/rules/schedule.ts";
import { type Line, type Outputs, type SummaryLine, summaryLine, tenths, whole } from "../question/estimate.ts";
import { homeNames } from "../question/fields.ts";
import type { BatterySizeInput } from "./question.ts";
import { linesOf, reasonsOf, verdict, type WorthIt } from "./summary.ts";
import { batteryWorth } from "./worth.ts";

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
  /** Hours of backup by what runs, each alone, at the largest size asked for. */
  backup: { name: string; watts: number; hours: number }[];
  worthIt: WorthIt | undefined;
  reasons: string[];
  arithmetic: Line[];
};

export function compute(input: BatterySizeInput, today: Day): BatterySizeResult {
  const { night, kw, home, rate, backup, hours } = input;
  const watts = wattsOf(backup);
  const backupKwh = backup.length > 0 ? backupSize(watts, hours) : undefined;
  const place = yieldAt(input.postcode).factor;
  const complete = night !== undefined && kw !== undefined;
  const size = complete ? batterySize({ nightUse: night, kw, home, place }) : undefined;
  const low = size && Math.round(size.low);
  const high = size && Math.max(Math.round(size.low), Math.round(size.high));
  const worth = complete && high ? batteryWorth({ night, kw, usable: high, home, place, rate }, today) : undefined;
  const largest = Math.max(high ?? 0, backupKwh ?? 0);
  const worthIt = complete ? verdict(night, worth?.back) : undefined;
  return {
    outputs: {
      "usable-low": low,
      "usable-high": high,
      "battery-stcs": worth?.certificates,
      "battery-price": whole(worth && worth.price.assumed - worth.certificateValue),
      "battery-saving-low": whole(worth?.gain.low),
      "battery-saving-high": whole(worth?.gain.high),
      "battery-payback-low": tenths(worth?.back.low),
      "battery-payback-high": tenths(worth?.back.high),
      "backup-watts": backup.length > 0 ? watts : undefined,
      "backup-kwh": tenths(backupKwh),
      "backup-hours": tenths(backupHours(largest, watts)),
    },
    tier: largest > 0 ? tierFor(largest) : undefined,
    backup: backup.map((id) => ({ ...appliances[id], hours: backupHours(largest, appliances[id].watts) ?? 0 })),
    worthIt,
    reasons:
      low !== undefined && high !== undefined && worthIt ? reasonsOf(input, { low, high, backupKwh, worthIt }) : [],
    arithmetic: size && worth ? linesOf(input, size, worth) : [],
  };
}

export function summarise(input: BatterySizeInput, { outputs, tier }: BatterySizeResult): SummaryLine[] {
  const { "usable-low": low, "usable-high": high } = outputs;
  const wish = `${input.backup.map((id) => appliances[id].name).join(", ")}; ${input.hours} hours`;
  return [
    ...(input.postcode ? [{ label: "Postcode", value: input.postcode }] : []),
    ...summaryLine("Used at night", input.night, kwhSize),
    ...summaryLine("Panels", input.kw, kwText),
    { label: "At home", value: homeNames[input.home] },
    ...(low !== undefined && high !== undefined ? [{ label: "Usable battery", value: `${range(low, high)} kWh` }] : []),
    ...(tier ? [{ label: "Tier", value: tier.name }] : []),
    ...(input.backup.length > 0 ? [{ label: "Backup for", value: wish }] : []),
  ];
}
