import { apartmentsGrant } from "#content/rules/apartments.ts";
import { batteryCertificates, batteryFactor } from "#content/rules/battery-certificates.ts";
import { plannedInstallationDay, unchangedUntil } from "#content/rules/changes.ts";
import { electionNote } from "#content/rules/election.ts";
import { heatPumpCertificates, typicalRegisteredCount } from "#content/rules/heat-pump-certificates.ts";
import { changeAfter } from "#content/rules/schedule.ts";
import { solarCertificates } from "#content/rules/solar-certificates.ts";
import { hotWaterRebate, incomeCapOn, panelsRebate } from "#content/rules/solar-homes.ts";
import { airConditioningCopayment } from "#content/rules/victorian-energy-upgrades.ts";
import { zoneOf } from "#content/rules/zones.ts";

const today = "2026-11-21";
const twoSteps = [
  { from: "2027-01-01", value: "first" },
  { from: "2027-07-01", value: "second" },
];
const halfYears = ["2025-07-01", "2026-04-30", "2026-05-01", "2026-12-31", "2027-01-01", "2027-07-01", "2028-01-01"];
const laterHalfYears = [
  "2028-07-01",
  "2029-01-01",
  "2029-07-01",
  "2030-01-01",
  "2030-07-01",
  "2031-01-01",
  "2025-06-30",
];
const copayment = (kind: "ducted" | "multi-split" | "single", cooling: number, day = today) =>
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
const batteries: [batteryKwh: number, ...certificates: number[]][] = [
  [5, 34, 28],
  [10, 68, 57],
  [13.5, 91, 76],
  [20, 119, 100],
  [28, 152, 127],
  [30, 154, 129],
  [50, 174, 146],
  [80, 174, 146],
];

type RuleCase = [rule: string, compute: () => unknown, expected: unknown];

/** Each rule, what our code computes by it, and the value from the program's own tables. */
export const ruleCases: RuleCase[] = [
  ...panels.map(
    ([kw, ...expected]): RuleCase => [
      `${kw} kW of panels earn the regulator's certificates in zones 4 and 3, in 2026 and 2027`,
      () => [2026, 2027].flatMap((year) => [solarCertificates(kw, 4, year), solarCertificates(kw, 3, year)]),
      expected,
    ],
  ),
  ["100 kW of panels earn 592 certificates", () => solarCertificates(100, 4, 2026), 592],
  ["panels above 100 kW earn no certificates up front", () => solarCertificates(100.1, 4, 2026), 0],
  ["6.6 kW of panels earn 7 certificates in the last year", () => solarCertificates(6.6, 4, 2030), 7],
  ["panels earn no certificates after 2030", () => solarCertificates(6.6, 4, 2031), 0],
  ...batteries.map(
    ([batteryKwh, ...expected]): RuleCase => [
      `a battery of ${batteryKwh} kWh earns the regulator's certificates in late 2026 and in January 2027`,
      () => [batteryCertificates(batteryKwh, today), batteryCertificates(batteryKwh, "2027-01-01")],
      expected,
    ],
  ),
  [
    "a battery whose label says less than 5 kWh earns no certificates",
    () => [3, 4, 4.4].map((batteryKwh) => batteryCertificates(batteryKwh, today)),
    [0, 0, 0],
  ],
  [
    "the smallest battery that counts, 4.5 kWh usable, earns 30 certificates",
    () => batteryCertificates(4.5, today),
    30,
  ],
  [
    "the battery factor falls from half-year to half-year",
    () => halfYears.map(batteryFactor),
    [9.3, 8.4, 6.8, 6.8, 5.7, 5.2, 4.6],
  ],
  [
    "the battery factor falls to its end in 2031, and was zero before its start",
    () => laterHalfYears.map(batteryFactor),
    [4.1, 3.6, 3.1, 2.6, 2.1, 0, 0],
  ],
  [
    "50 kWh of battery earned 420 certificates before the taper of May 2026",
    () => batteryCertificates(50, "2026-04-30"),
    420,
  ],
  [
    "50 kWh of battery earn 174 certificates from the taper's first day",
    () => batteryCertificates(50, "2026-05-01"),
    174,
  ],
  [
    "on a step's own day the next change is the step after it",
    () => changeAfter(twoSteps, "2027-01-01")?.value,
    "second",
  ],
  ["a 180 L heat pump earns 14 certificates in 2026", () => heatPumpCertificates(typicalRegisteredCount, 2026), 14],
  ["a 180 L heat pump earns 11 certificates in 2027", () => heatPumpCertificates(typicalRegisteredCount, 2027), 11],
  ["a heat pump earns no certificates after 2030", () => heatPumpCertificates(typicalRegisteredCount, 2031), 0],
  ["Solar Homes pays at most $1,400 for panels", () => panelsRebate(6018, today), 1400],
  ["Solar Homes pays half the price of cheap panels", () => panelsRebate(2001, today), 1000],
  ["Solar Homes pays at most $1,000 for a heat pump", () => hotWaterRebate(3000, false, today), 1000],
  ["Solar Homes pays at most $1,400 for a heat pump made in Australia", () => hotWaterRebate(3000, true, today), 1400],
  ["Solar Homes pays half the price of a cheap heat pump", () => hotWaterRebate(1500, true, today), 750],
  ["Solar Homes pays on the last day of its known settings", () => panelsRebate(6018, "2027-06-30"), 1400],
  ["Solar Homes pays nothing once its settings are no longer known", () => panelsRebate(6018, "2027-07-01"), 0],
  [
    "the income limit fell from $210,000 to $150,000 on 1 July 2026, and is unknown from July 2027",
    () => ["2026-06-30", "2026-07-01", "2027-06-30", "2027-07-01"].map(incomeCapOn),
    [210_000, 150_000, 150_000, undefined],
  ],
  ["a household pays at least $3,000 for a small ducted air conditioner", () => copayment("ducted", 6), 3000],
  ["a household pays at least $3,000 for a large ducted air conditioner", () => copayment("ducted", 14), 3000],
  ["a household pays at least $1,000 for a multi-split below 10 kW", () => copayment("multi-split", 9.9), 1000],
  ["a household pays at least $3,000 for a multi-split from 10 kW", () => copayment("multi-split", 10), 3000],
  ["a household pays at least $200 for a single split below 10 kW", () => copayment("single", 9.9), 200],
  ["a household pays at least $1,000 for a single split from 10 kW", () => copayment("single", 10), 1000],
  ["no co-payment was set before 30 September 2026", () => copayment("ducted", 14, "2026-09-29"), undefined],
  ["the grant for apartment buildings is $2,800 an apartment", () => apartmentsGrant(12, today), 12 * 2800],
  ["the grant for apartment buildings is at most $140,000 a building", () => apartmentsGrant(80, today), 140_000],
  [
    "the grant for apartment buildings ends after 30 June 2027",
    () => ["2027-06-30", "2027-07-01"].map((day) => apartmentsGrant(12, day)),
    [12 * 2800, 0],
  ],
  [
    "a program last checked on election day may have changed since",
    () => electionNote("2026-11-29", "2026-11-28"),
    "State programs may have changed since the election of 28\u00a0November\u00a02026.",
  ],
  [
    "on election day a program's note says that programs could change",
    () => electionNote("2026-11-28", ""),
    "There’s a state election on 28\u00a0November\u00a02026. State programs could change after it.",
  ],
  [
    "a program checked after the election has a note that says so",
    () => electionNote("2026-12-05", "2026-11-29"),
    "State programs were checked after the election of 28\u00a0November\u00a02026.",
  ],
  [
    "federal amounts change each half-year until they end",
    () => ["2026-11-21", "2026-12-31", "2027-01-01", "2030-07-01", "2031-01-01"].map(unchangedUntil),
    ["2026-12-31", "2026-12-31", "2027-06-30", "2030-12-31", undefined],
  ],
  [
    "from December an installation is planned for January, until the program ends",
    () =>
      ["2026-11-30", "2026-12-01", "2026-12-31", "2027-01-01", "2030-12-01", "2031-12-01"].map(plannedInstallationDay),
    ["2026-11-30", "2027-01-01", "2027-01-01", "2027-01-01", "2031-01-01", "2031-12-01"],
  ],
  ["Melbourne's post boxes are in zone 4", () => zoneOf("8001"), 4],
  ...["2000", "4000", "0800", "300", "30000", "3o00", "", " 3000", "3000.0"].map(
    (text): RuleCase => [`“${text}” isn't a Victorian postcode, so it has no zone`, () => zoneOf(text), undefined],
  ),
];

/** The regulator's list for Victoria, as published: every other postcode of the state is zone 4. */
export const zone3 =
  "3036-3038 3045 3047-3049 3059 3061-3064 3075-3076 3099 3293-3302 3309-3319 3334-3337 3340-3758 3761-3764";

/** What a distributor's default offer charges: cents a kWh and cents a day. */
export const defaultOffers: readonly [distributor: string, usageCents: number, supplyCentsPerDay: number][] = [
  ["AusNet", 31.98, 128.24],
  ["CitiPower", 25.96, 121.14],
  ["Jemena", 27.47, 127.13],
  ["Powercor", 28.22, 138.05],
  ["United Energy", 27.35, 119.12],
];
