import type { Day } from "./schedule.ts";

/** New homes and most new commercial buildings are built without gas from the first day; a gas water heater at its end of life must be replaced with an electric one from the second. */
export const gasRules = { newHomes: "2027-01-01", hotWater: "2027-03-01" } as const satisfies Record<string, Day>;

/** What the second day brings. The same words wherever they stand. */
export const gasWaterRule =
  "A gas water heater that can’t be repaired must be replaced with an electric one. Repairs are allowed, and there are exemptions.";

/** Midday Power Saver: a plan without a charge for use in these hours, by choice, for households with a smart meter. */
export const middayPower = { from: "2026-10-01", hours: "11 am to 2 pm", free: { from: 11, to: 14 } } as const;

/** There has been no regulated minimum feed-in tariff since this day. */
export const feedInMinimumEnded: Day = "2025-07-01";

/** Since these days nobody may sell what earns a state discount by a call or a visit that wasn't asked for. */
export const salesBans = {
  /** At the door, under Solar Victoria's programs. */
  solarDoors: "2021-09-01",
  /** By telephone, under Solar Homes and Victorian Energy Upgrades. */
  telephone: "2024-05-01",
  /** At the door, under Victorian Energy Upgrades. */
  upgradesDoors: "2024-08-01",
} as const satisfies Record<string, Day>;

/** Since this day only the first kWh of a battery earn certificates in full. */
export const batteryTaperFrom: Day = "2026-05-01";
