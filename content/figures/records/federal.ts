import { longDate, money, number, percent } from "#content/format.ts";
import {
  batteryCertificates,
  batteryFactor,
  batteryFactors,
  creditedUsableKwh,
  taper,
} from "#content/rules/battery-certificates.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { heatPumpCertificates, typicalRegisteredCount } from "#content/rules/heat-pump-certificates.ts";
import { type Day, nextStep, yearOfDay } from "#content/rules/schedule.ts";
import { deemingYears, largestCertifiedSystem } from "#content/rules/solar-certificates.ts";
import { type Certificates, certificates, panelCertificates } from "../today/certificates.ts";
import { type FigureRecord, market, rule } from "./record.ts";
import { sources } from "./sources.ts";

const panelRule = { source: sources.regulator };
const batteryRule = { source: sources.batteryChange };
const aboutNextChange = { isAboutNextChange: true } as const;
const spotMarket = { source: sources.certificateMarket };
const price = `at ${money(certificatePrice.assumed)} each`;
const [full, second, third] = taper;

const nextYear = (day: Day): Day => `${yearOfDay(day) + 1}-01-01`;
const nextFactor = (day: Day): Day => nextStep(batteryFactors, day)?.from ?? day;

/** How many certificates, and what they are worth, for an installation `when` seen from today. */
function both(
  count: (day: Day) => Certificates,
  text: (day: Day) => string,
  when: (day: Day) => Day,
  source: typeof panelRule | typeof batteryRule,
) {
  const rest = when === today ? source : { ...source, ...aboutNextChange };
  return {
    count: rule(
      (day: Day) => number(count(when(day)).count),
      (day) => `Certificates for ${text(when(day))}.`,
      rest,
    ),
    value: rule(
      (day: Day) => money(count(when(day)).value),
      (day) => `${count(when(day)).count} certificates ${price}, for ${text(when(day))}.`,
      rest,
    ),
  };
}

const today = (day: Day) => day;

function panels(kw: number, zone: 3 | 4, when = today) {
  const where =
    zone === 4 ? "Melbourne, Geelong and Gippsland (zone 4)" : "Ballarat, Bendigo, Melton and Craigieburn (zone 3)";
  return both(
    (day) => panelCertificates(kw, day, zone),
    (day) => `${kw} kW of panels installed in ${yearOfDay(day)} in ${where}`,
    when,
    panelRule,
  );
}

function battery(usable: number, when = today) {
  return both(
    (day) => certificates(batteryCertificates(usable, day)),
    (day) => `a battery with ${usable} kWh usable, certified ${certifiedFrom(day)}`,
    when,
    batteryRule,
  );
}

/** "on or after 1 May 2026 and before 1 January 2027". */
function certifiedFrom(day: Day): string {
  const from = batteryFactors.findLast((step) => step.from <= day)?.from ?? day;
  const next = nextStep(batteryFactors, day)?.from;
  return `on or after ${longDate(from)}${next === undefined ? "" : ` and before ${longDate(next)}`}`;
}

const melbourne = panels(6.6, 4);
const melbourneNext = panels(6.6, 4, nextYear);
const inland = panels(6.6, 3);
const usual = battery(13.5);
const usualNext = battery(13.5, nextFactor);
const most = battery(creditedUsableKwh);
const heatPump = (day: Day) => certificates(heatPumpCertificates(typicalRegisteredCount, yearOfDay(day)));

export const federalPrograms = {
  "stc-price": market(
    money(certificatePrice.assumed),
    "What one certificate (STC) is worth here. You can enter another price in the calculator.",
    spotMarket,
  ),
  "stc-price-range": market(
    `$${certificatePrice.low}–${certificatePrice.high}`,
    "The usual range for one certificate.",
    spotMarket,
  ),
  "stc-spot-price": market(
    money(certificatePrice.spotSeptember2026, 2),
    "Spot price of one certificate in September 2026.",
    spotMarket,
  ),
  "solar-deeming-years": rule(
    (day: Day) => number(deemingYears(yearOfDay(day))),
    (day) => `Years of output credited for an installation in ${yearOfDay(day)}.`,
    panelRule,
  ),
  "solar-deeming-years-next": rule(
    (day: Day) => number(deemingYears(yearOfDay(day) + 1)),
    (day) => `Years of output credited for an installation in ${yearOfDay(day) + 1}.`,
    { ...panelRule, ...aboutNextChange },
  ),
  "solar-stc-size-max": rule(
    `${largestCertifiedSystem} kW`,
    "Larger systems earn no certificates up front.",
    panelRule,
  ),
  "solar-stc-6-6kw": melbourne.count,
  "solar-stc-6-6kw-value": melbourne.value,
  "solar-stc-6-6kw-next": melbourneNext.count,
  "solar-stc-6-6kw-next-value": melbourneNext.value,
  "solar-stc-6-6kw-zone-3": inland.count,
  "battery-factor": rule(
    (day: Day) => number(batteryFactor(day), 1),
    (day) => `Certificates per credited kWh, if the certificate of electrical safety is dated ${certifiedFrom(day)}.`,
    batteryRule,
  ),
  "battery-factor-next": rule(
    (day: Day) => number(batteryFactor(nextFactor(day)), 1),
    (day) =>
      `Certificates per credited kWh, if the certificate of electrical safety is dated ${certifiedFrom(nextFactor(day))}.`,
    { ...batteryRule, ...aboutNextChange },
  ),
  "battery-full-credit": rule(
    `${full.upTo} kWh`,
    `This much usable capacity earns the full rate, the next ${second.upTo - full.upTo} kWh earns ${percent(second.share)} of it, and the rest up to ${third.upTo} kWh earns ${percent(third.share)}.`,
    batteryRule,
  ),
  "battery-second-share": rule(
    percent(second.share),
    `The share of the full rate that each usable kWh from ${full.upTo} to ${second.upTo} earns.`,
    batteryRule,
  ),
  "battery-third-share": rule(
    percent(third.share),
    `The share of the full rate that each usable kWh from ${second.upTo} to ${third.upTo} earns.`,
    batteryRule,
  ),
  "battery-stc-13-5kwh-value": usual.value,
  "battery-stc-13-5kwh-next-value": usualNext.value,
  "battery-stc-max": most.count,
  "battery-stc-max-value": most.value,
  "heat-pump-stc": rule(
    (day: Day) => number(heatPump(day).count),
    (day) =>
      `The approximate number for a 180 L heat pump installed in ${yearOfDay(day)}. The exact number depends on the model.`,
    panelRule,
  ),
  "heat-pump-stc-value": rule(
    (day: Day) => money(heatPump(day).value),
    (day) =>
      `About ${heatPump(day).count} certificates ${price}, for a 180 L heat pump installed in ${yearOfDay(day)}.`,
    panelRule,
  ),
} satisfies Record<string, FigureRecord>;
