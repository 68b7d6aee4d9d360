// Announced rules that consist of a date or two: gas, the midday plan, feed-in minimums, sales bans and the battery's taper.
import type { Day } from "./schedule.ts";

/**
 * From `newHomes` on, new homes and most new commercial buildings are built without gas. From `hotWater` on, a gas water heater that
 * can't be repaired must be replaced with an electric one.
 */
export const gasRules = { newHomes: "2027-01-01", hotWater: "2027-03-01" } as const satisfies Record<string, Day>;

/** What changes on `gasRules.hotWater`, worded once. */
export const gasWaterRule =
  "A gas water heater that can’t be repaired must be replaced with an electric one. Repairs are allowed, and there are exemptions.";

/** Midday Power Saver: an optional plan without a usage charge in these hours, for households with a smart meter. */
export const middayPower = { from: "2026-10-01", hours: "11 am to 2 pm", free: { from: 11, to: 14 } } as const;

/** There has been no regulated minimum feed-in tariff since this day. */
export const feedInMinimumEnded: Day = "2025-07-01";

/** Since these days nobody may sell products that earn a state discount by uninvited calls or visits. */
export const salesBans = {
  /** At the door, under Solar Victoria's programs. */
  solarDoors: "2021-09-01",
  /** By telephone, under Solar Homes and Victorian Energy Upgrades. */
  telephone: "2024-05-01",
  /** At the door, under Victorian Energy Upgrades. */
  upgradesDoors: "2024-08-01",
} as const satisfies Record<string, Day>;

/** Since this day only a battery's first kWh earn the full rate. */
export const batteryTaperFrom: Day = "2026-05-01";
