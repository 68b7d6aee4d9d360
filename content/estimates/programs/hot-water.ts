import { money, size } from "#content/format.ts";
import { electionNote } from "#content/rules/election.ts";
import { heatPumpCertificates, typicalRegisteredCount } from "#content/rules/heat-pump-certificates.ts";
import { incomeCapOn, solarHomes } from "#content/rules/solar-homes.ts";
import { hotWaterCopayment } from "#content/rules/veu-hot-water.ts";
import type { When } from "../when.ts";
import { certificatesApply, certificatesStack, type Program, priceCouldChange } from "./program.ts";
import { type Household, householdConditions, refusal } from "./solar.ts";

export type HeatPumpCase = { when: When; stc: number; local: boolean; household: Household; today: string };

export function heatPumpCertificatesProgram({ when, stc }: HeatPumpCase): Program & { certificates: number } {
  const certificates = heatPumpCertificates(typicalRegisteredCount, when.year);
  const next = heatPumpCertificates(typicalRegisteredCount, when.year + 1);
  return {
    id: "heat-pump-certificates",
    name: "Federal certificates for the heat pump",
    certificates,
    amount: certificates * stc,
    conditional: false,
    arithmetic: [
      {
        label: `Certificates, installed in ${when.year}`,
        calculation: `About, for a 180 L unit; each model has its own registered count`,
        amount: certificates,
      },
      { label: "Their value", calculation: `${certificates} × $${size(stc)}`, amount: certificates * stc },
    ],
    whoApplies: certificatesApply,
    stacks: certificatesStack,
    conditions: ["A model on the regulator's register, installed by a licensed plumber."],
    couldChange: [
      ...(next < certificates ? [`Installed in ${when.year + 1} the same unit earns about ${next}.`] : []),
      priceCouldChange(stc),
    ],
  };
}

export function solarHomesHotWaterProgram({ when, local, household, today }: HeatPumpCase): Program {
  const cap = incomeCapOn(when.day);
  const most = local ? solarHomes.hotWaterLocalCap : solarHomes.hotWaterCap;
  const refused =
    refusal(household, cap) ?? (household.build === "new" ? "A new build has no old heater to replace." : undefined);
  const amount = cap === undefined ? undefined : refused ? 0 : most;
  const calculation =
    cap === undefined
      ? "The settings after 30 June 2027 were not announced when we checked; nothing is counted."
      : (refused ??
        `Half the price after every other discount, at most ${money(most)}${local ? " for a unit made in Australia" : ""}`);
  return {
    id: "solar-homes-hot-water",
    name: "Solar Homes rebate on hot water (Victoria)",
    amount,
    conditional: true,
    arithmetic: [{ label: "Rebate at most, if eligible", calculation, ...(amount === undefined ? {} : { amount }) }],
    whoApplies:
      household.owner === "renter"
        ? "The landlord applies."
        : "You apply before installation; an authorised retailer uploads the quote.",
    stacks: "Worked out last, on the price after every other discount.",
    conditions: [
      ...householdConditions(cap),
      `The old heater is at least ${solarHomes.replacedHotWaterYears} years old; the new one is on Solar Victoria's list.`,
    ],
    couldChange: [electionNote(today), "The settings hold to 30 June 2027."],
  };
}

export function upgradesHotWaterProgram({ household, today }: HeatPumpCase): Program {
  return {
    id: "upgrades-hot-water",
    name: "Victorian Energy Upgrades, hot water",
    amount: undefined,
    copayment: hotWaterCopayment,
    conditional: false,
    arithmetic: [
      {
        label: "You pay at least",
        calculation:
          "The discount floats with the market and is confirmed in your quote; no discount takes the price below this",
        amount: hotWaterCopayment,
      },
    ],
    whoApplies: "The accredited provider claims it and takes it off the price.",
    stacks: "Adds to the certificates and to Solar Homes, down to the least you pay.",
    conditions:
      household.build === "new"
        ? ["For replacing an existing heater, not for a new build."]
        : ["For replacing an existing heater."],
    couldChange: [electionNote(today)],
  };
}
