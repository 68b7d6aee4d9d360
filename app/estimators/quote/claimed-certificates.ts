import { kwhSize, kw as kwText, longDate, money, number } from "#content/format.ts";
import { batteryCertificates, batteryFactors } from "#content/rules/battery-certificates.ts";
import type { Day } from "#content/rules/schedule.ts";
import { largestCertifiedSystem, solarCertificates } from "#content/rules/solar-certificates.ts";
import type { Zone } from "#content/rules/zones.ts";
import type { Quote, Site } from "./verdict.ts";

export function rightClaim({ certificates, kw = 0 }: Quote, rule: number | undefined): string[] {
  if (rule === undefined || certificates !== rule) return [];
  if (rule === 0 && kw > largestCertifiedSystem)
    return [`Panels over ${kwText(largestCertifiedSystem)} earn no upfront certificates, and the quote counts none.`];
  return [`The quote lists ${number(rule)} certificates, the right number under the rules.`];
}

/** What a wrong number of certificates is worth, and the slip that would explain it. */
export function wrongClaim(quote: Quote, rule: number | undefined, site: Site): string[] {
  if (rule === undefined || quote.certificates === undefined) return [];
  const worth = money(Math.abs(quote.certificates - rule) * site.certificatePrice);
  const more = quote.certificates > rule;
  return [
    `The rules allow ${number(rule)}; the quote says ${number(quote.certificates)}. The difference is worth ${worth}${
      more ? ", and you may never get it" : ", and it should come off your price"
    }.`,
    ...likelyReason(quote, site),
  ];
}

/** A slip that would explain the claim: another zone, another year, the nominal size, or half the system. */
function likelyReason({ certificates, kw = 0, battery = 0 }: Quote, { zone, day }: Site): string[] {
  const inZone = zone ?? 4;
  const year = yearOf(day);
  const fits = (panels: number, stored: number) => certificates === panels + stored;
  const panels = solarCertificates(kw, inZone, year);
  const stored = batteryCertificates(battery, day);
  const otherZone: Zone = inZone === 3 ? 4 : 3;
  if (kw > 0 && fits(solarCertificates(kw, otherZone, year), stored))
    return [
      `The quote’s number is for zone ${otherZone}; ${zone === undefined ? "Melbourne" : "this postcode"} is in zone ${inZone}.`,
    ];
  const otherYear = [year - 1, year + 1].find((each) => fits(solarCertificates(kw, inZone, each), stored));
  if (kw > 0 && otherYear !== undefined) return [`The quote’s number is for panels installed in ${otherYear}.`];
  if (battery > 0) {
    if (kw > 0 && certificates === panels) return ["It counts the panels but not the battery."];
    if (kw > 0 && certificates === stored) return ["It counts the battery but not the panels."];
    const step = batteryFactors.find(
      ({ from }) =>
        fits(panels, batteryCertificates(battery, from)) ||
        fits(solarCertificates(kw, inZone, yearOf(from)), batteryCertificates(battery, from)),
    );
    if (step) return [`The quote’s number is for the battery rule that started on ${longDate(step.from)}.`];
    if (usableShares.some((share) => fits(panels, batteryCertificates(battery * share, day))))
      return [
        `The quote’s number is for a battery with less usable storage: ${kwhSize(battery)} may be the nominal size. Ask for the usable size.`,
      ];
    if (usableShares.some((share) => fits(panels, batteryCertificates(battery / share, day))))
      return ["The quote’s number is for the nominal size. Only usable kWh count."];
  }
  return [];
}

/** How much of a battery's nominal size is usable, as sold. */
const usableShares = [0.9, 0.95, 0.92, 0.98, 0.89, 0.96, 0.94, 0.88, 0.85, 0.8];

function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}
