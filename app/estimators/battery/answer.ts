import {
  type Appliance,
  appliances,
  backupHours,
  backupSize,
  batterySize,
  type Tier,
  tierFor,
  wattsOf,
} from "#content/energy/battery-sizing.ts";
import { yieldAt } from "#content/energy/place-yield.ts";
import type { Home } from "#content/energy/savings.ts";
import { kwhSize, kw as kwText, range } from "#content/format.ts";
import type { Day } from "#content/rules/schedule.ts";
import { type Line, type Outputs, type SummaryLine, summaryLine, tenths, whole } from "../question/estimate.ts";
import { homeNames, homes, numbers } from "../question/fields.ts";
import { type Reading, readerOf, reading } from "../question/reader.ts";
import { linesOf, reasonsOf, verdict, type WorthIt } from "./summary.ts";
import { batteryWorth } from "./worth.ts";

export type BatterySizeInput = {
  postcode: string | undefined;
  /** kWh from sunset to sunrise. */
  night: number | undefined;
  kw: number | undefined;
  home: Home;
  rate: number | undefined;
  backup: Appliance[];
  /** Hours that a blackout is to be bridged. */
  hours: number;
};

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

const usual = { night: "10", kw: "6.6", home: "mixed", hours: "12" };

export function read(query: URLSearchParams): Reading<BatterySizeInput> {
  const reader = readerOf(query, usual);
  const night = reader.numeric("night", {
    name: "the night's use",
    unit: "kWh",
    least: 0.5,
    most: 200,
    wanted: "Write what the house uses from sunset to sunrise in kWh, such as 10.",
  });
  const kw = reader.numeric("kw", { ...numbers.kw, wanted: "Write the panels' size in kW, such as 6.6." });
  const hours = { name: "the hours of backup", least: 1, most: 72, meanwhile: `${usual.hours} are used until then.` };
  const input: BatterySizeInput = {
    postcode: reader.postcode("postcode", "Melbourne is assumed until then.")?.postcode,
    night: night,
    kw: kw,
    home:
      reader.choice("home", homes, "Choose when people are home. Part of the day is assumed until then.") ?? "mixed",
    rate: reader.numeric("rate", { ...numbers.rate, meanwhile: "28.2 c/kWh is used until then." }),
    backup: reader.several("backup", applianceIds, "Choose things from the list."),
    hours: reader.numeric("hours", hours) ?? Number(usual.hours),
  };
  return reading(reader, input);
}

const applianceIds = [
  "fridge",
  "lights",
  "internet",
  "television",
  "pump",
  "heat-pump",
  "split",
  "cooking",
  "ducted",
] as const satisfies readonly Appliance[];

export function compute(input: BatterySizeInput, today: Day): BatterySizeResult {
  const { night, kw, home, rate, backup, hours } = input;
  const watts = wattsOf(backup);
  const wished = backup.length > 0 ? backupSize(watts, hours) : undefined;
  const place = yieldAt(input.postcode).factor;
  const asked = night !== undefined && kw !== undefined;
  const size = asked ? batterySize({ nightUse: night, kw, home, place }) : undefined;
  const low = size && Math.round(size.low);
  const high = size && Math.max(Math.round(size.low), Math.round(size.high));
  const worth = asked && high ? batteryWorth({ night, kw, usable: high, home, place, rate }, today) : undefined;
  const largest = Math.max(high ?? 0, wished ?? 0);
  const worthIt = asked ? verdict(night, worth?.back) : undefined;
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
      "backup-kwh": tenths(wished),
      "backup-hours": tenths(backupHours(largest, watts)),
    },
    tier: largest > 0 ? tierFor(largest) : undefined,
    backup: backup.map((id) => ({ ...appliances[id], hours: backupHours(largest, appliances[id].watts) ?? 0 })),
    worthIt,
    reasons: low !== undefined && high !== undefined && worthIt ? reasonsOf(input, { low, high, wished, worthIt }) : [],
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
