import { money, number, percent } from "#content/format.ts";
import { batteryFactor, creditedUsableKwh, taper } from "#content/rules/battery-certificates.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { heatPumpCertificates, typicalRegisteredCount } from "#content/rules/heat-pump-certificates.ts";
import {
  deemingYears,
  largestCertifiedSystem,
  solarCertificates,
  zoneRatings,
} from "#content/rules/solar-certificates.ts";
import { type FigureRecord, market, rule } from "./figure.ts";
import { sources } from "./sources.ts";
import { batteryToday, value } from "./today.ts";

const thisYear = { source: sources.regulator, validUntil: "2026-12-31" };
const nextYear = { source: sources.regulator, validUntil: "2027-12-31" };
const batteryNow = { source: sources.batteryChange, validUntil: "2026-12-31" };
const batteryNext = { source: sources.batteryChange, validUntil: "2027-06-30" };
const price = `at ${money(certificatePrice.assumed)} a certificate`;

function panels(kw: number, zone: 3 | 4, year: 2026 | 2027) {
  const count = solarCertificates(kw, zone, year);
  const where =
    zone === 4 ? "Melbourne, Geelong and Gippsland (zone 4)" : "Ballarat, Bendigo, Melton and Craigieburn (zone 3)";
  const rest = year === 2026 ? thisYear : nextYear;
  const text = `${kw} kW installed in ${year} in ${where}`;
  return {
    count: rule(number(count), `Certificates for ${text}.`, rest),
    value: rule(money(value(count)), `${text}: ${count} certificates ${price}.`, rest),
  };
}

function battery(usable: number, day: string, rest: typeof batteryNow) {
  const count = batteryToday(usable, day);
  const text = `${usable} kWh usable, certified ${day < "2027" ? "from May to December 2026" : day < "2027-07" ? "from January to June 2027" : "from July to December 2027"}`;
  return {
    count: rule(number(count), `Certificates for ${text}.`, rest),
    value: rule(money(value(count)), `${text}: ${count} certificates ${price}.`, rest),
  };
}

const melbourne = panels(6.6, 4, 2026);
const melbourneNext = panels(6.6, 4, 2027);
const inland = panels(6.6, 3, 2026);
const inlandNext = panels(6.6, 3, 2027);
const ten = panels(10, 4, 2026);
const largest = panels(99.9, 4, 2026);
const tenKwh = battery(10, "2026-11-21", batteryNow);
const usual = battery(13.5, "2026-11-21", batteryNow);
const usualNext = battery(13.5, "2027-01-01", batteryNext);
const usualLater = battery(13.5, "2027-07-01", { source: sources.batteryChange, validUntil: "2027-12-31" });
const most = battery(creditedUsableKwh, "2026-11-21", batteryNow);
const mostNext = battery(creditedUsableKwh, "2027-01-01", batteryNext);
const heatPump = heatPumpCertificates(typicalRegisteredCount, 2026);

export const federalPrograms = {
  "stc-price": market(
    money(certificatePrice.assumed),
    "What one certificate (STC) is taken to be worth; set your own in the estimator.",
    {
      source: sources.certificateMarket,
      validUntil: "2027-05-31",
    },
  ),
  "stc-price-range": market(
    `$${certificatePrice.low}–${certificatePrice.high}`,
    "The usual range for one certificate.",
    {
      source: sources.certificateMarket,
      validUntil: "2027-05-31",
    },
  ),
  "stc-spot-price": market(
    money(certificatePrice.spotSeptember2026, 2),
    "Spot price of one certificate in September 2026.",
    {
      source: sources.certificateMarket,
      validUntil: "2027-05-31",
    },
  ),
  "solar-deeming-years": rule(
    number(deemingYears(2026)),
    "Years of output credited for an installation in 2026.",
    thisYear,
  ),
  "solar-deeming-years-2027": rule(
    number(deemingYears(2027)),
    "Years of output credited for an installation in 2027.",
    nextYear,
  ),
  "solar-zone-3-rating": rule(number(zoneRatings[3], 3), "Certificates per kW and year in zone 3.", {
    source: sources.regulator,
    validUntil: "2030-12-31",
  }),
  "solar-zone-4-rating": rule(number(zoneRatings[4], 3), "Certificates per kW and year in zone 4.", {
    source: sources.regulator,
    validUntil: "2030-12-31",
  }),
  "solar-stc-size-max": rule(`${largestCertifiedSystem} kW`, "Larger systems earn no certificates up front.", {
    source: sources.regulator,
    validUntil: "2030-12-31",
  }),
  "solar-stc-6-6kw": melbourne.count,
  "solar-stc-6-6kw-value": melbourne.value,
  "solar-stc-6-6kw-2027": melbourneNext.count,
  "solar-stc-6-6kw-2027-value": melbourneNext.value,
  "solar-stc-6-6kw-zone-3": inland.count,
  "solar-stc-6-6kw-zone-3-value": inland.value,
  "solar-stc-6-6kw-zone-3-2027": inlandNext.count,
  "solar-stc-10kw": ten.count,
  "solar-stc-10kw-value": ten.value,
  "solar-stc-99-9kw": largest.count,
  "solar-stc-99-9kw-value": largest.value,
  "battery-factor": rule(
    number(batteryFactor("2026-11-21"), 1),
    "Certificates per credited kWh from May to December 2026, by the date on the certificate of electrical compliance.",
    batteryNow,
  ),
  "battery-factor-2027": rule(
    number(batteryFactor("2027-01-01"), 1),
    "Certificates per credited kWh from January to June 2027.",
    batteryNext,
  ),
  "battery-factor-late-2027": rule(
    number(batteryFactor("2027-07-01"), 1),
    "Certificates per credited kWh from July to December 2027.",
    nextYear,
  ),
  "battery-full-credit": rule(
    `${taper[0].upTo} kWh`,
    "Usable size credited in full; the next 14 kWh count at 60%, up to 50 kWh at 15%.",
    { source: sources.batteryChange, validUntil: "2030-12-31" },
  ),
  "battery-second-share": rule(percent(taper[1].share), "Share at which usable kWh from 14 to 28 count.", {
    source: sources.batteryChange,
    validUntil: "2030-12-31",
  }),
  "battery-third-share": rule(percent(taper[2].share), "Share at which usable kWh from 28 to 50 count.", {
    source: sources.batteryChange,
    validUntil: "2030-12-31",
  }),
  "battery-stc-10kwh": tenKwh.count,
  "battery-stc-10kwh-value": tenKwh.value,
  "battery-stc-13-5kwh": usual.count,
  "battery-stc-13-5kwh-value": usual.value,
  "battery-stc-13-5kwh-2027": usualNext.count,
  "battery-stc-13-5kwh-2027-value": usualNext.value,
  "battery-stc-13-5kwh-late-2027": usualLater.count,
  "battery-stc-max": most.count,
  "battery-stc-max-value": most.value,
  "battery-stc-max-2027": mostNext.count,
  "battery-stc-max-2027-value": mostNext.value,
  "heat-pump-stc": rule(
    number(heatPump),
    "About, for a 180 L heat pump installed in 2026; each model has its own registered count.",
    thisYear,
  ),
  "heat-pump-stc-value": rule(
    money(value(heatPump)),
    `About, for a 180 L heat pump installed in 2026: ${heatPump} certificates ${price}.`,
    thisYear,
  ),
} satisfies Record<string, FigureRecord>;
