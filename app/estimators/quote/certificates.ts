import { kwhSize, kw as kwText, longDate, money, number } from "#content/format.ts";
import { batteryCertificates, batteryFactors } from "#content/rules/battery-certificates.ts";
import { yearOfDay } from "#content/rules/schedule.ts";
import { largestCertifiedSystem, solarCertificates } from "#content/rules/solar-certificates.ts";
import type { Zone } from "#content/rules/zones.ts";
import type { Quote, Site } from "./quote.ts";

/** Whether the number of certificates is right. If not, what the difference is worth and which slip would explain it. */
export function certificatesInWords(quote: Quote, rule: number, site: Site): string[] {
  const { certificates, kw = 0 } = quote;
  if (certificates === undefined) return [];
  if (certificates === rule)
    return rule === 0 && kw > largestCertifiedSystem
      ? [`Panels over ${kwText(largestCertifiedSystem)} earn no upfront certificates, and the quote counts none.`]
      : [`The quote lists ${number(rule)} certificates, the right number under the rules.`];
  const worth = money(Math.abs(certificates - rule) * site.certificatePrice);
  const end = certificates > rule ? "and you may never get it" : "and it should come off your price";
  return [
    `The rules allow ${number(rule)}; the quote says ${number(certificates)}. The difference is worth ${worth}, ${end}.`,
    ...likelyReason(quote, site),
  ];
}

/** A slip that would explain the number: another zone, another year, the nominal size, or half the system. */
function likelyReason({ certificates, kw = 0, battery = 0 }: Quote, { zone, day }: Site): string[] {
  const inZone = zone ?? 4;
  const year = yearOfDay(day);
  const fits = (panels: number, stored: number) => certificates === panels + stored;
  const panels = solarCertificates(kw, inZone, year);
  const stored = batteryCertificates(battery, day);
  const otherZone: Zone = inZone === 3 ? 4 : 3;
  if (kw > 0 && fits(solarCertificates(kw, otherZone, year), stored))
    return [
      `Certificates depend on the federal zone: the quote counts zone ${otherZone}, and ${zone === undefined ? "Melbourne" : "this postcode"} is in zone ${inZone}.`,
    ];
  const otherYear = [year - 1, year + 1].find((each) => fits(solarCertificates(kw, inZone, each), stored));
  if (kw > 0 && otherYear !== undefined) return [`The quote’s number is for panels installed in ${otherYear}.`];
  if (battery > 0) {
    if (kw > 0 && certificates === panels) return ["It counts the panels but not the battery."];
    if (kw > 0 && certificates === stored) return ["It counts the battery but not the panels."];
    const step = batteryFactors.find(
      ({ from }) =>
        fits(panels, batteryCertificates(battery, from)) ||
        fits(solarCertificates(kw, inZone, yearOfDay(from)), batteryCertificates(battery, from)),
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

/** The usable share of a battery's nominal size, for batteries on sale. */
const usableShares = [0.9, 0.95, 0.92, 0.98, 0.89, 0.96, 0.94, 0.88, 0.85, 0.8];
