import { costOf, type Purchase } from "#content/cost.ts";
import { longDate, moneyText, numberText, percentText } from "#content/format.ts";
import { batteryFactor, batteryFactors, creditedUsableKwh, taper } from "#content/rules/battery-certificates.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { plannedInstallationDay } from "#content/rules/changes.ts";
import { changeAfter, type Day, yearOfDay } from "#content/rules/schedule.ts";
import { deemingYears, maxCertifiedKw } from "#content/rules/solar-certificates.ts";
import { melbourneZone, type Zone } from "#content/rules/zones.ts";
import { type FigureRecord, recordsFrom } from "./record.ts";
import { sources } from "./sources.ts";

const { regulator, batteryChange, certificateMarket } = sources;
const [fullBand, secondBand, thirdBand] = taper;

const nextYear = (day: Day): Day => `${yearOfDay(day) + 1}-01-01`;
const nextFactor = (day: Day): Day => changeAfter(batteryFactors, day)?.from ?? day;
const aboutNextChange = { isAboutNextChange: true } as const;

/** An installation that earns certificates: its equipment, its day relative to today, and its name in a sentence. */
interface Installation {
  purchase: Purchase;
  installedOn: (today: Day) => Day;
  text: (day: Day) => string;
}

const certificatesOf = ({ purchase, installedOn }: Installation, day: Day) =>
  costOf(purchase, installedOn(day)).certificates;
const countRow = (installation: Installation) =>
  [
    (day: Day) => numberText(certificatesOf(installation, day).count),
    (day: Day) => `Certificates for ${installation.text(installation.installedOn(day))}.`,
  ] as const;
const valueRow = (installation: Installation) =>
  [
    (day: Day) => moneyText(certificatesOf(installation, day).value),
    (day: Day) =>
      `${certificatesOf(installation, day).count} certificates at ${moneyText(certificatePrice.assumed)} each, for ${installation.text(installation.installedOn(day))}.`,
  ] as const;

const sameDay = (day: Day) => day;

function panelInstallation(zone: Zone, installedOn = sameDay): Installation {
  const zoneText =
    zone === melbourneZone
      ? "Melbourne, Geelong and Gippsland (zone 4)"
      : "Ballarat, Bendigo, Melton and Craigieburn (zone 3)";
  const text = (day: Day) => `6.6 kW of panels installed in ${yearOfDay(day)} in ${zoneText}`;
  return { purchase: { kw: 6.6, zone }, installedOn, text };
}

function batteryInstallation(batteryKwh: number, installedOn = sameDay): Installation {
  const text = (day: Day) => `a battery with ${batteryKwh} kWh usable, certified ${certifiedText(day)}`;
  return { purchase: { batteryKwh, panelsAlready: true }, installedOn, text };
}

/** "on or after 1 May 2026 and before 1 January 2027". */
function certifiedText(day: Day): string {
  const fromDay = batteryFactors.findLast((step) => step.from <= day)?.from ?? day;
  const untilDay = changeAfter(batteryFactors, day)?.from;
  return `on or after ${longDate(fromDay)}${untilDay === undefined ? "" : ` and before ${longDate(untilDay)}`}`;
}

/** A heat pump's certificates on the day that home prices are planned for, as in the prices beside it. */
const heatPumpCertificates = (today: Day) =>
  costOf({ heatPump: "imported" }, plannedInstallationDay(today)).certificates;
const heatPumpYear = (today: Day) => yearOfDay(plannedInstallationDay(today));
const factorText = (day: Day) =>
  `Certificates per credited kWh, if the certificate of electrical safety is dated ${certifiedText(day)}.`;
const deemingText = (year: number) => `Years of output credited for an installation in ${year}.`;

export const federalPrograms = {
  ...recordsFrom("market", certificateMarket, {
    "stc-price": [
      moneyText(certificatePrice.assumed),
      "What one certificate (STC) is worth here. You can enter another price in [Your price](/your-price).",
    ],
    "stc-price-range": [`$${certificatePrice.low}–${certificatePrice.high}`, "The usual range for one certificate."],
    "stc-spot-price": [
      moneyText(certificatePrice.spotSeptember2026, 2),
      "Spot price of one certificate in September 2026.",
    ],
  }),
  ...recordsFrom("rule", regulator, {
    "solar-stc-size-max": [`${maxCertifiedKw} kW`, "Larger systems earn no certificates up front."],
  }),
  ...recordsFrom("rule", regulator, {
    "solar-deeming-years": [
      (day: Day) => numberText(deemingYears(yearOfDay(day))),
      (day) => deemingText(yearOfDay(day)),
    ],
    "solar-stc-6-6kw": countRow(panelInstallation(4)),
    "solar-stc-6-6kw-value": valueRow(panelInstallation(4)),
    "solar-stc-6-6kw-zone-3": countRow(panelInstallation(3)),
    "heat-pump-stc": [
      (day: Day) => numberText(heatPumpCertificates(day).count),
      (day) =>
        `The approximate number for a 180 L heat pump installed in ${heatPumpYear(day)}. A larger one may earn more.`,
    ],
    "heat-pump-stc-value": [
      (day: Day) => moneyText(heatPumpCertificates(day).value),
      (day) =>
        `About ${heatPumpCertificates(day).count} certificates at ${moneyText(certificatePrice.assumed)} each, for a 180 L heat pump installed in ${heatPumpYear(day)}. A larger one may earn more.`,
    ],
  }),
  ...recordsFrom(
    "rule",
    regulator,
    {
      "solar-deeming-years-next": [
        (day: Day) => numberText(deemingYears(yearOfDay(day) + 1)),
        (day) => deemingText(yearOfDay(day) + 1),
      ],
      "solar-stc-6-6kw-next": countRow(panelInstallation(4, nextYear)),
      "solar-stc-6-6kw-next-value": valueRow(panelInstallation(4, nextYear)),
    },
    aboutNextChange,
  ),
  ...recordsFrom("rule", batteryChange, {
    "battery-full-credit": [
      `${fullBand.upToKwh} kWh`,
      `This much usable capacity earns the full rate, the next ${secondBand.upToKwh - fullBand.upToKwh} kWh earns ${percentText(secondBand.share)} of it, and the rest up to ${thirdBand.upToKwh} kWh earns ${percentText(thirdBand.share)}.`,
    ],
    "battery-second-share": [
      percentText(secondBand.share),
      `The share of the full rate that each usable kWh from ${fullBand.upToKwh} to ${secondBand.upToKwh} earns.`,
    ],
    "battery-third-share": [
      percentText(thirdBand.share),
      `The share of the full rate that each usable kWh from ${secondBand.upToKwh} to ${thirdBand.upToKwh} earns.`,
    ],
  }),
  ...recordsFrom("rule", batteryChange, {
    "battery-factor": [(day: Day) => numberText(batteryFactor(day), 1), factorText],
    "battery-stc-13-5kwh-value": valueRow(batteryInstallation(13.5)),
    "battery-stc-max": countRow(batteryInstallation(creditedUsableKwh)),
    "battery-stc-max-value": valueRow(batteryInstallation(creditedUsableKwh)),
  }),
  ...recordsFrom(
    "rule",
    batteryChange,
    {
      "battery-factor-next": [
        (day: Day) => numberText(batteryFactor(nextFactor(day)), 1),
        (day) => factorText(nextFactor(day)),
      ],
      "battery-stc-13-5kwh-next-value": valueRow(batteryInstallation(13.5, nextFactor)),
    },
    aboutNextChange,
  ),
} satisfies Record<string, FigureRecord>;
