import { money, size } from "#content/format.ts";
import { heatPumpCertificates, typicalRegisteredCount } from "#content/rules/heat-pump-certificates.ts";
import { incomeCapOn, solarHomes } from "#content/rules/solar-homes.ts";
import { hotWaterCopayment } from "#content/rules/veu-hot-water.ts";
import type { When } from "./household.ts";
import type { Program } from "./program.ts";
import { type Household, refusal, settingsUnknown } from "./solar.ts";

export type HeatPumpCase = { when: When; stc: number; local: boolean; household: Household };

export function heatPumpCertificatesProgram({ when, stc }: HeatPumpCase): Program & { certificates: number } {
  const certificates = heatPumpCertificates(typicalRegisteredCount, when.year);
  const next = heatPumpCertificates(typicalRegisteredCount, when.year + 1);
  return {
    id: "heat-pump-certificates",
    certificates,
    amount: certificates * stc,
    conditional: false,
    arithmetic: [
      {
        label: `Certificates, if installed in ${when.year}`,
        calculation: `About this many for a 180 L unit; the exact number depends on the model`,
        amount: certificates,
      },
      { label: "Their value", calculation: `${certificates} × $${size(stc)}`, amount: certificates * stc },
      ...(next < certificates
        ? [{ label: `Installed in ${when.year + 1}`, calculation: `The same unit earns about ${next}` }]
        : []),
    ],
  };
}

export function solarHomesHotWaterProgram({ when, local, household }: HeatPumpCase): Program {
  const cap = incomeCapOn(when.day);
  const most = local ? solarHomes.hotWaterLocalCap : solarHomes.hotWaterCap;
  const refused =
    refusal(household, cap) ??
    (household.build === "new" ? "A new build has no old hot water system to replace." : undefined);
  const amount = cap === undefined ? undefined : refused ? 0 : most;
  const calculation =
    cap === undefined
      ? settingsUnknown
      : (refused ??
        `Half the price after every other discount, at most ${money(most)}${local ? " for a unit made in Australia" : ""}`);
  return {
    id: "solar-homes-hot-water",
    amount,
    conditional: true,
    arithmetic: [{ label: "Maximum rebate, if eligible", calculation, ...(amount === undefined ? {} : { amount }) }],
  };
}

export function upgradesHotWaterProgram(): Program {
  return {
    id: "upgrades-hot-water",
    amount: undefined,
    copayment: hotWaterCopayment,
    conditional: false,
    arithmetic: [
      {
        label: "The least you pay",
        calculation: `The discount changes with the market and your quote confirms it; it can’t take the price below ${money(hotWaterCopayment)}`,
        amount: hotWaterCopayment,
      },
    ],
  };
}
