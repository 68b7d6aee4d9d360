import { panelsPrice } from "#content/energy/prices.ts";
import { kw as kwText, money, number, size } from "#content/format.ts";
import { electionNote } from "#content/rules/election.ts";
import {
  deemingYears,
  largestCertifiedSystem,
  solarCertificates,
  zoneRatings,
} from "#content/rules/solar-certificates.ts";
import { incomeCapOn, panelsRebate, solarHomes } from "#content/rules/solar-homes.ts";
import type { Zone } from "#content/rules/zones.ts";
import type { When } from "../when.ts";
import { certificatesApply, certificatesStack, type Program, priceCouldChange } from "./program.ts";

export type PanelsCase = { kw: number; zone: Zone; when: When; stc: number };

export function solarCertificatesProgram({ kw, zone, when, stc }: PanelsCase): Program & { certificates: number } {
  const certificates = solarCertificates(kw, zone, when.year);
  const years = deemingYears(when.year);
  const next = solarCertificates(kw, zone, when.year + 1);
  const tooLarge = kw > largestCertifiedSystem;
  const product = `${kwText(kw)} × ${number(zoneRatings[zone], 3)} (zone ${zone}) × ${years} ${years === 1 ? "year" : "years"}`;
  const calculation = tooLarge
    ? `Systems over ${kwText(largestCertifiedSystem)} earn no certificates up front.`
    : years === 0
      ? "The scheme ends with 2030."
      : `${product} = ${number(kw * zoneRatings[zone] * years, 1)}, only whole certificates count`;
  return {
    id: "solar-certificates",
    name: "Federal certificates for panels",
    certificates,
    amount: certificates * stc,
    conditional: false,
    arithmetic: [
      { label: `Certificates, installed in ${when.year}`, calculation, amount: certificates },
      { label: "Their value", calculation: `${certificates} × $${size(stc)}`, amount: certificates * stc },
    ],
    whoApplies: certificatesApply,
    stacks: certificatesStack,
    conditions: [
      "Panels and inverter on the approved list, installed by someone accredited by Solar Accreditation Australia.",
    ],
    couldChange: [
      ...(next < certificates
        ? [`Installed in ${when.year + 1} the same panels earn ${next}, ${certificates - next} fewer.`]
        : []),
      priceCouldChange(stc),
    ],
  };
}

export type Household = { underIncomeCap: boolean | undefined; owner: "owner" | "renter"; build: "existing" | "new" };

export type StateCase = PanelsCase & { certificateValue: number; household: Household; today: string };

/** Half the price after certificates, at the price assumed for the size. */
export function solarHomesProgram(panels: StateCase): Program {
  const { kw, when, certificateValue, household, today } = panels;
  const cap = incomeCapOn(when.day);
  const price = panelsPrice(kw).assumed;
  const after = Math.max(0, price - certificateValue);
  const refused = refusal(household, cap);
  const amount = cap === undefined ? undefined : refused ? 0 : panelsRebate(after, when.day);
  const calculation =
    cap === undefined
      ? "The settings after 30 June 2027 were not announced when we checked; nothing is counted."
      : (refused ??
        `Assumed price ${money(price)} − certificates ${money(certificateValue)} = ${money(after)}; half of that, at most ${money(solarHomes.panelsCap)}`);
  return {
    id: "solar-homes-panels",
    name: "Solar Homes rebate on panels (Victoria)",
    amount,
    conditional: true,
    arithmetic: [{ label: "Rebate, if eligible", calculation, ...(amount === undefined ? {} : { amount }) }],
    whoApplies:
      household.owner === "renter"
        ? "The landlord applies, in the rental stream."
        : "You apply before paying or installing; an authorised retailer uploads the quote.",
    stacks: "Adds to the certificates: it is worked out on the price after them.",
    conditions: [
      ...householdConditions(cap),
      "No panels at the address in the last 10 years, and no earlier rebate for it.",
      `An interest-free loan of up to ${money(solarHomes.loanCap)} over ${solarHomes.loanMonths} months comes with it if wanted.`,
      ...(household.build === "new" ? ["Whether a new build qualifies is confirmed in your quote."] : []),
    ],
    couldChange: [electionNote(today), "The settings hold to 30 June 2027; a year's allocation can run out before."],
  };
}

export function householdConditions(cap: number | undefined): string[] {
  const income = cap === undefined ? [] : [`Household taxable income under ${money(cap)}.`];
  return [...income, "You own the home and live in it; it is valued under $3 million."];
}

/** Why a household gets nothing from Solar Homes, in words; nothing where it may. */
export function refusal({ underIncomeCap, owner }: Household, cap: number | undefined): string | undefined {
  if (underIncomeCap === false && cap !== undefined) return `Household income is not under ${money(cap)}.`;
  return owner === "renter" ? "Renters can't claim it; the landlord may." : undefined;
}
