import { kw as kwText, longDate, money, number, size } from "#content/format.ts";
import {
  deemingYears,
  largestCertifiedSystem,
  solarCertificates,
  zoneRatings,
} from "#content/rules/solar-certificates.ts";
import { solarHomes } from "#content/rules/solar-homes.ts";
import type { Zone } from "#content/rules/zones.ts";
import type { When } from "./household.ts";
import type { Program } from "./program.ts";

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
      ? "The scheme ends at the end of 2030."
      : `${product} = ${number(kw * zoneRatings[zone] * years, 1)}, rounded down to whole certificates`;
  return {
    id: "solar-certificates",
    certificates,
    amount: certificates * stc,
    conditional: false,
    arithmetic: [
      { label: `Certificates, if installed in ${when.year}`, calculation, amount: certificates },
      { label: "Their value", calculation: `${certificates} × $${size(stc)}`, amount: certificates * stc },
      ...(next < certificates
        ? [
            {
              label: `Installed in ${when.year + 1}`,
              calculation: `${next} certificates, ${certificates - next} fewer`,
            },
          ]
        : []),
    ],
  };
}

export type Household = { underIncomeCap: boolean | undefined; owner: "owner" | "renter"; build: "existing" | "new" };

export const settingsUnknown = `The rules after ${longDate(solarHomes.knownUntil)} aren’t announced yet, so we count nothing.`;

/** Why a household gets nothing from Solar Homes, in words; nothing where it may. */
export function refusal({ underIncomeCap, owner }: Household, cap: number | undefined): string | undefined {
  if (underIncomeCap === false && cap !== undefined) return `Household income is not under ${money(cap)}.`;
  return owner === "renter" ? "Renters can’t claim it; the landlord can." : undefined;
}
