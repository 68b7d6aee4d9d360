import { kwhSizeText, kwText, longDate, moneyText, numberText } from "#content/format.ts";
import { addDays } from "#content/melbourne.ts";
import { batteryCertificates, batteryFactors } from "#content/rules/battery-certificates.ts";
import { changeAfter, type Day, yearOfDay } from "#content/rules/schedule.ts";
import { maxCertifiedKw, solarCertificates } from "#content/rules/solar-certificates.ts";
import { melbourneZone, type Zone } from "#content/rules/zones.ts";
import { halfOf } from "../programs/household.ts";
import type { Installation, Quote } from "./quote.ts";

/** Says whether the number of certificates is right. If not, what the difference is worth, and which mistake would explain it. */
export function certificateSentences(quote: Quote, allowedCount: number, installation: Installation): string[] {
  const { certificates, kw = 0 } = quote;
  if (certificates === undefined) return [];
  if (certificates === allowedCount)
    return allowedCount === 0 && kw > maxCertifiedKw
      ? [`Panels over ${kwText(maxCertifiedKw)} earn no upfront certificates, and the quote counts none.`]
      : [`The quote lists ${numberText(allowedCount)} certificates, the right number under the rules.`];
  const worthText = moneyText(Math.abs(certificates - allowedCount) * installation.certificatePrice);
  const consequenceText =
    certificates > allowedCount ? "and you may never get it" : "and it should come off your price";
  return [
    `For an installation ${periodText(installation.day, quote)} the rules allow ${numberText(allowedCount)}; the quote says ${numberText(certificates)}. The difference is worth ${worthText}, ${consequenceText}.`,
    ...likelyReason(quote, installation),
  ];
}

/** The period that decides the certificates: for panels the year, for a battery the half-year. */
function periodText(day: Day, { batteryKwh = 0 }: Quote): string {
  const halfYearText = halfOf(day) === 1 ? "January to June" : "July to December";
  return `in ${batteryKwh > 0 ? `${halfYearText} ` : ""}${yearOfDay(day)}`;
}

/** The mistake that would explain the number: another zone, another date, both, the nominal size, or half the system. */
function likelyReason({ certificates, kw = 0, batteryKwh = 0 }: Quote, { zone, day }: Installation): string[] {
  const inZone = zone ?? melbourneZone;
  const year = yearOfDay(day);
  const fits = (forPanels: number, forBattery: number) => certificates === forPanels + forBattery;
  const panelCount = solarCertificates(kw, inZone, year);
  const batteryCount = batteryCertificates(batteryKwh, day);
  const otherZone: Zone = inZone === 3 ? 4 : 3;
  if (kw > 0 && fits(solarCertificates(kw, otherZone, year), batteryCount))
    return [
      `Certificates depend on the federal zone: the quote counts zone ${otherZone}, and ${zone === undefined ? "Melbourne" : "this postcode"} is in zone ${inZone}.`,
    ];
  const otherYear = [year - 1, year + 1].find((candidateYear) =>
    fits(solarCertificates(kw, inZone, candidateYear), batteryCount),
  );
  if (kw > 0 && otherYear !== undefined) return [`The quote’s number is for panels installed in ${otherYear}.`];
  if (batteryKwh > 0) {
    if (kw > 0 && certificates === panelCount) return ["It counts the panels but not the battery."];
    if (kw > 0 && certificates === batteryCount) return ["It counts the battery but not the panels."];
    const stepIn = (assumedZone: Zone) =>
      batteryFactors.find(({ from }) =>
        fits(solarCertificates(kw, assumedZone, yearOfDay(from)), batteryCertificates(batteryKwh, from)),
      );
    const otherDate = stepIn(inZone);
    if (otherDate) return [`That’s the number for an installation from ${datesText(otherDate.from)}.`];
    const otherZoneAndDate = kw > 0 ? stepIn(otherZone) : undefined;
    if (otherZoneAndDate)
      return [
        `That’s the number in zone ${otherZone}${otherZone === melbourneZone ? " (Melbourne’s)" : ""} for an installation from ${datesText(otherZoneAndDate.from)}. ${zone === undefined ? "Melbourne" : "This postcode"} is in zone ${inZone}.`,
      ];
    const otherBatteryDate = batteryFactors.find(({ from }) => fits(panelCount, batteryCertificates(batteryKwh, from)));
    if (otherBatteryDate)
      return [`It counts the battery by the rule that started on ${longDate(otherBatteryDate.from)}.`];
    if (usableShares.some((share) => fits(panelCount, batteryCertificates(batteryKwh * share, day))))
      return [
        `The quote’s number is for a battery with less usable storage: ${kwhSizeText(batteryKwh)} may be the nominal size. Ask for the usable size.`,
      ];
    if (usableShares.some((share) => fits(panelCount, batteryCertificates(batteryKwh / share, day))))
      return ["The quote’s number is for the nominal size. Only usable kWh count."];
  }
  return [];
}

/** "1 May to 31 December 2026": how long a rule of the battery program holds. */
function datesText(firstDay: Day): string {
  const nextStart = changeAfter(batteryFactors, firstDay)?.from;
  return nextStart === undefined
    ? `${longDate(firstDay)} on`
    : `${longDate(firstDay)} to ${longDate(addDays(nextStart, -1))}`;
}

/** Usable size as a share of nominal size, for batteries on sale. */
const usableShares = [0.8, 0.85, 0.88, 0.89, 0.9, 0.92, 0.94, 0.95, 0.96, 0.98];
