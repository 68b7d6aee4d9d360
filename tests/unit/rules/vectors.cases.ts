import { expect } from "vitest";
import { pastFeedIn } from "#content/energy/tariffs/default-offer.ts";
import { feedInMinimumEnded, gasRules, middayPower } from "#content/rules/announced.ts";
import { apartmentsGrant } from "#content/rules/apartments.ts";
import { batteryCertificates, batteryFactor, eligibleNominalKwh } from "#content/rules/battery-certificates.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { plannedInstallationDay, unchangedUntil } from "#content/rules/changes.ts";
import { electionNote } from "#content/rules/election.ts";
import { heatPumpCertificates, typicalRegisteredCount } from "#content/rules/heat-pump-certificates.ts";
import { changeAfter } from "#content/rules/schedule.ts";
import { solarCertificates } from "#content/rules/solar-certificates.ts";
import { hotWaterRebate, incomeCapOn, panelsRebate, solarHomes } from "#content/rules/solar-homes.ts";
import { airConditioning, airConditioningCopayment } from "#content/rules/victorian-energy-upgrades.ts";
import { zoneOf } from "#content/rules/zones.ts";

const now = "2026-11-21";
const twoSteps = [
  { from: "2027-01-01", value: "first" },
  { from: "2027-07-01", value: "second" },
];
const halfYears = ["2025-07-01", "2026-04-30", "2026-05-01", "2026-12-31", "2027-01-01", "2027-07-01", "2028-01-01"];
const later = ["2028-07-01", "2029-01-01", "2029-07-01", "2030-01-01", "2030-07-01", "2031-01-01", "2025-06-30"];
const copayment = (kind: "ducted" | "multi-split" | "single", cooling: number, day = now) =>
  airConditioningCopayment(kind, cooling, day);

/** Panels' kW, and the regulator's certificates in zones 4 and 3 in 2026, then in 2027. */
const panels: [kw: number, ...certificates: number[]][] = [
  [6.6, 39, 45, 31, 36],
  [8, 47, 55, 37, 44],
  [10, 59, 69, 47, 55],
  [13.2, 78, 91, 62, 72],
  [30, 177, 207, 142, 165],
  [99.9, 591, 690, 473, 552],
];

/** A battery's usable kWh, and its certificates in late 2026 and on 1 January 2027. */
const batteries: [usable: number, ...certificates: number[]][] = [
  [5, 34, 28],
  [10, 68, 57],
  [13.5, 91, 76],
  [20, 119, 100],
  [28, 152, 127],
  [30, 154, 129],
  [50, 174, 146],
  [80, 174, 146],
];

/** Each rule with what it gives, from the programs' own tables. */
export const vectors: [rule: string, gives: unknown, expected: unknown][] = [
  ...panels.map(([kw, ...expected]): [string, unknown, unknown] => [
    `${kw} kW of panels`,
    [2026, 2027].flatMap((year) => [solarCertificates(kw, 4, year), solarCertificates(kw, 3, year)]),
    expected,
  ]),
  ["panels of 100 kW", solarCertificates(100, 4, 2026), 592],
  ["panels above 100 kW", solarCertificates(100.1, 4, 2026), 0],
  ["panels in the last year", solarCertificates(6.6, 4, 2030), 7],
  ["panels after 2030", solarCertificates(6.6, 4, 2031), 0],
  ...batteries.map(([usable, ...expected]): [string, unknown, unknown] => [
    `${usable} kWh of battery`,
    [batteryCertificates(usable, now), batteryCertificates(usable, "2027-01-01")],
    expected,
  ]),
  ["a battery below 5 kWh on the label", [3, 4, 4.4].map((usable) => batteryCertificates(usable, now)), [0, 0, 0]],
  ["the smallest battery that counts, 4.5 kWh usable", batteryCertificates(4.5, now), 30],
  ["the battery factor, half year by half year", halfYears.map(batteryFactor), [9.3, 8.4, 6.8, 6.8, 5.7, 5.2, 4.6]],
  ["the battery factor to its end, and before its start", later.map(batteryFactor), [4.1, 3.6, 3.1, 2.6, 2.1, 0, 0]],
  ["a large battery before the taper of May 2026", batteryCertificates(50, "2026-04-30"), 420],
  ["a large battery on the taper’s first day", batteryCertificates(50, "2026-05-01"), 174],
  ["on a step’s own day the next change is the step after it", changeAfter(twoSteps, "2027-01-01")?.value, "second"],
  ["a 180 L heat pump in 2026", heatPumpCertificates(typicalRegisteredCount, 2026), 14],
  ["a 180 L heat pump in 2027", heatPumpCertificates(typicalRegisteredCount, 2027), 11],
  ["a heat pump after 2030", heatPumpCertificates(typicalRegisteredCount, 2031), 0],
  ["Solar Homes for panels, at its cap", panelsRebate(6018, now), 1400],
  ["Solar Homes for cheap panels, half the price", panelsRebate(2001, now), 1000],
  ["Solar Homes for a heat pump, at its cap", hotWaterRebate(3000, false, now), 1000],
  ["Solar Homes for a heat pump made in Australia", hotWaterRebate(3000, true, now), 1400],
  ["Solar Homes for a cheap heat pump, half the price", hotWaterRebate(1500, true, now), 750],
  ["Solar Homes on the last day of its known settings", panelsRebate(6018, "2027-06-30"), 1400],
  ["Solar Homes after its known settings", panelsRebate(6018, "2027-07-01"), 0],
  [
    "the income cap around its change and its end",
    ["2026-06-30", "2026-07-01", "2027-06-30", "2027-07-01"].map(incomeCapOn),
    [210_000, 150_000, 150_000, undefined],
  ],
  ["a small ducted air conditioner’s least co-payment", copayment("ducted", 6), 3000],
  ["a large ducted air conditioner’s least co-payment", copayment("ducted", 14), 3000],
  ["a small multi-split’s least co-payment", copayment("multi-split", 9.9), 1000],
  ["a multi-split’s least co-payment from 10 kW", copayment("multi-split", 10), 3000],
  ["a small single split’s least co-payment", copayment("single", 9.9), 200],
  ["a single split’s least co-payment from 10 kW", copayment("single", 10), 1000],
  ["a co-payment before 30 September 2026", copayment("ducted", 14, "2026-09-29"), undefined],
  ["the apartments’ grant, by the apartment", apartmentsGrant(12, now), 33_600],
  ["the apartments’ grant, at the building’s cap", apartmentsGrant(80, now), 140_000],
  [
    "the apartments’ grant on its last day and after it",
    ["2027-06-30", "2027-07-01"].map((day) => apartmentsGrant(12, day)),
    [33_600, 0],
  ],
  [
    "free power at midday, from its day and by the clock",
    [middayPower.from, middayPower.free],
    ["2026-10-01", { from: 11, to: 14 }],
  ],
  [
    "the households eligible for Solar Homes, and for its loan",
    solarHomes,
    expect.objectContaining({
      ...{ propertyValueCap: 3_000_000, yearsSinceLastSolar: 10, replacedHotWaterYears: 3 },
      ...{ loanCap: 1400, loanMonths: 48 },
    }),
  ],
  ["the batteries that count, by their nominal size", eligibleNominalKwh, { min: 5, max: 100 }],
  ["the cooling of a multi-split that is credited, kW", airConditioning.multiSplitCreditedKw, 20],
  [
    "a program that was checked on the election’s own day",
    electionNote("2026-11-29", "2026-11-28"),
    "State programs may have changed since the election of 28\u00a0November\u00a02026.",
  ],
  [
    "the election, on its day",
    electionNote("2026-11-28", ""),
    "There’s a state election on 28\u00a0November\u00a02026. State programs could change after it.",
  ],
  [
    "a program that was checked after the election",
    electionNote("2026-12-05", "2026-11-29"),
    "State programs were checked after the election of 28\u00a0November\u00a02026.",
  ],
  [
    "until when federal amounts stay as they are",
    ["2026-11-21", "2026-12-31", "2027-01-01", "2030-07-01", "2031-01-01"].map(unchangedUntil),
    ["2026-12-31", "2026-12-31", "2027-06-30", "2030-12-31", undefined],
  ],
  [
    "the day a home is planned for",
    ["2026-11-30", "2026-12-01", "2026-12-31", "2027-01-01", "2030-12-01", "2031-12-01"].map(plannedInstallationDay),
    ["2026-11-30", "2027-01-01", "2027-01-01", "2027-01-01", "2031-01-01", "2031-12-01"],
  ],
  [
    "the value of a certificate, dollars",
    certificatePrice,
    { assumed: 38, low: 36, high: 40, spotSeptember2026: 39.85 },
  ],
  ["the days on which gas ends", gasRules, { newHomes: "2027-01-01", hotWater: "2027-03-01" }],
  ["the day on which the least feed-in tariff ended", feedInMinimumEnded, "2025-07-01"],
  ["the feed-in tariffs until then, cents", Object.values(pastFeedIn), [10.2, 6.7, 5.2, 4.9, 3.3]],
  ["the zone of Melbourne's post boxes", zoneOf("8001"), 4],
  ...["2000", "4000", "0800", "300", "30000", "3o00", "", " 3000", "3000.0"].map((text): (typeof vectors)[number] => [
    `the Victorian zone of “${text}”`,
    zoneOf(text),
    undefined,
  ]),
];

/** The regulator's list for Victoria, as published: every other postcode of the state is zone 4. */
export const zone3 =
  "3036-3038 3045 3047-3049 3059 3061-3064 3075-3076 3099 3293-3302 3309-3319 3334-3337 3340-3758 3761-3764";

/** What a distributor's default offer charges: cents a kWh and cents a day. */
export const offers: readonly [distributor: string, usage: number, supply: number][] = [
  ["AusNet", 31.98, 128.24],
  ["CitiPower", 25.96, 121.14],
  ["Jemena", 27.47, 127.13],
  ["Powercor", 28.22, 138.05],
  ["United Energy", 27.35, 119.12],
];
