import { oldestCheck } from "#content/figures/index.ts";
import { kw, kwhSize, longDate, money } from "#content/format.ts";
import { creditedUsableKwh, eligibleNominalKwh } from "#content/rules/battery-certificates.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { electionNote } from "#content/rules/election.ts";
import type { Day } from "#content/rules/schedule.ts";
import { incomeCapOn, solarHomes } from "#content/rules/solar-homes.ts";
import { airConditioning } from "#content/rules/veu-air-conditioning.ts";
import type { ProgramId } from "./program.ts";

/** What is true of a program for everyone. */
export type Terms = { whoApplies: string; stacks: string; conditions: string[]; couldChange: string[] };

export function termsOn(today: Day): Record<ProgramId, Terms> {
  const election = electionNote(today, oldestCheck(["solar-homes-cap", "veu-hot-water-copayment"]));
  return {
    "solar-certificates": {
      whoApplies: certificatesApply,
      stacks: certificatesStack,
      conditions: [
        "Panels and inverter on the approved list, installed by someone accredited by Solar Accreditation Australia.",
      ],
      couldChange: [priceCouldChange],
    },
    "battery-certificates": {
      whoApplies:
        "The installer claims the certificates; the date on the certificate of electrical compliance sets the factor.",
      stacks: certificatesStack,
      conditions: [
        `A battery of ${eligibleNominalKwh.least} to ${kwhSize(eligibleNominalKwh.most)} nominal. Only the first ${kwhSize(creditedUsableKwh)} usable earns certificates.`,
        "Once per premises, and only with solar panels, new or existing.",
        "The battery must be on the approved list and able to join a virtual power plant. Joining is optional.",
      ],
      couldChange: [priceCouldChange],
    },
    "heat-pump-certificates": {
      whoApplies: certificatesApply,
      stacks: certificatesStack,
      conditions: ["A model on the regulator’s register, installed by a licensed plumber."],
      couldChange: [priceCouldChange],
    },
    "solar-homes-panels": {
      whoApplies:
        "You apply before paying or installing; an authorised retailer uploads the quote. If you rent, your landlord applies through the rental stream.",
      stacks: "On top of the certificates: it’s worked out on the price once they’ve come off.",
      conditions: [
        ...householdConditions(today),
        `No panels at the address in the last ${solarHomes.yearsSinceLastSolar} years, and no earlier rebate at that address.`,
        `An interest-free loan of up to ${money(solarHomes.loanCap)} over ${solarHomes.loanMonths} months comes with it if you want it.`,
        "Your quote confirms whether a new build qualifies.",
      ],
      couldChange: [election, `${settingsHold}; a year’s allocation can run out before then.`],
    },
    "solar-homes-hot-water": {
      whoApplies:
        "You apply before installation; an authorised retailer uploads the quote. If you rent, your landlord applies.",
      stacks: "Worked out last, on the price after every other discount.",
      conditions: [
        ...householdConditions(today),
        `The old hot water system is at least ${solarHomes.replacedHotWaterYears} years old; the new one is on Solar Victoria’s list.`,
      ],
      couldChange: [election, `${settingsHold}.`],
    },
    "upgrades-hot-water": {
      whoApplies: providerApplies,
      stacks: "Can be combined with certificates and Solar Homes, but you always pay at least the minimum.",
      conditions: ["For replacing an existing hot water system, not for a new build."],
      couldChange: [election],
    },
    "upgrades-air-conditioning": {
      whoApplies: providerApplies,
      stacks: "None: there are no certificates and no Solar Homes rebate for air conditioning.",
      conditions: [
        "For replacing old heating or cooling with an efficient model on the program’s register.",
        `In a home, a multi-split gets credit for up to ${kw(airConditioning.multiSplitCreditedKw)}.`,
      ],
      couldChange: [election],
    },
  };
}

const settingsHold = `The current rules apply until ${longDate(solarHomes.knownUntil)}`;
const certificatesStack = "Can be combined with every state program; certificates come off the price first.";
const certificatesApply = "The installer claims the certificates, with your signature, and takes them off the price.";
const providerApplies = "The accredited provider claims it and takes it off the price.";
const priceCouldChange = `The price of a certificate changes; the usual range is ${money(certificatePrice.low)} to ${money(certificatePrice.high)}.`;

function householdConditions(today: Day): string[] {
  const cap = incomeCapOn(today);
  const income = cap === undefined ? [] : [`Household taxable income under ${money(cap)}.`];
  return [
    ...income,
    `You own the home and live in it, and it’s worth under $${solarHomes.propertyValueCap / 1_000_000} million.`,
  ];
}
