import { assumedPrices } from "#content/energy/prices.ts";
import { money, moneyRange } from "#content/format.ts";
import { creditedUsableKwh, eligibleNominalKwh } from "#content/rules/battery-certificates.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { deemingYears, solarCertificates, zoneRatings } from "#content/rules/solar-certificates.ts";
import { incomeCapOn, solarHomes } from "#content/rules/solar-homes.ts";
import { airConditioning } from "#content/rules/veu-air-conditioning.ts";
import { advertised, type FigureRecord } from "./figure.ts";
import { batteryDiscountShares, batteryToday, panelsToday, value } from "./today.ts";

const most2026 = batteryToday(creditedUsableKwh);
const most2027 = batteryToday(creditedUsableKwh, "2027-01-01");
const battery = `The most anyone gets is ${most2026} certificates, ${money(value(most2026))}, in 2026 and ${most2027}, ${money(value(most2027))}, from January to June 2027, at ${money(certificatePrice.assumed)} each.`;
const kwForTwoThousand = Math.ceil(2000 / certificatePrice.assumed / zoneRatings[4] / deemingYears(2026));
const residential = `6.6 kW in Melbourne in 2026 earns ${panelsToday(6.6)} certificates, ${money(value(panelsToday(6.6)))}; ${money(2000)} needs about ${kwForTwoThousand} kW.`;
const commercial = moneyRange(value(solarCertificates(99.9, 4, 2026)), value(solarCertificates(99.9, 3, 2026)));

export const advertisedRebates = {
  "hot-water-rebate-max": advertised(
    money(solarHomes.hotWaterLocalCap),
    "The most, for a heat pump made in Australia on Solar Victoria's list, half the price after other discounts, household income and property value under the caps.",
    `${money(solarHomes.hotWaterLocalCap)} is for locally made units; for others the most is ${money(solarHomes.hotWaterCap)}.`,
  ),
  "aircon-rebate-max": advertised(
    "$7,000",
    "The most, for a large ducted system replacing old ducted heating, under the rules before 30 September 2026.",
    `The discount floats, and since 30 September 2026 the customer pays at least ${money(airConditioning.copayment.smallSingle)}, ${money(airConditioning.copayment.smallMultiSplit)} or ${money(airConditioning.copayment.ducted)} by kind and size; the amount is confirmed in your quote.`,
  ),
  "solar-rebate-max": advertised(
    money(solarHomes.panelsCap),
    "The most, half the price after certificates, with an interest-free loan of the same amount over 48 months.",
    `The amount is right; since 1 July 2026 the household's taxable income must be under ${money(incomeCapOn("2026-07-01") ?? 0)}, before that it was ${money(incomeCapOn("2026-06-30") ?? 0)}.`,
  ),
  "stc-residential-range": advertised(
    "$2,000–$4,000",
    "For larger home systems and years with more deeming.",
    residential,
  ),
  "stc-range": advertised(
    "$2,000–$15,000",
    "From a home system to a small commercial one, or with a large battery.",
    `${residential} ${battery}`,
  ),
  "stc-commercial-range": advertised(
    "$15,000–$50,000",
    "For commercial systems up to 100 kW, in years with more deeming at the upper end.",
    `99.9 kW installed in 2026 earns ${commercial}, by postcode.`,
  ),
  "battery-rebate-max": advertised("$15,000", "For the largest batteries before the taper of 1 May 2026.", battery),
  "battery-discount-share": advertised(
    "30%",
    "About that share of the price, for a battery of 10 to 14 kWh usable.",
    `At ${money(assumedPrices.battery.perKwh)} per usable kWh the certificates of November 2026 take off ${batteryDiscountShares([10, 14, 20, 30, 50])}.`,
    "2026-12-31",
  ),
  "battery-eligible-size": advertised(
    `${eligibleNominalKwh.least}–${eligibleNominalKwh.most} kWh`,
    `Nominal size of a battery that can earn certificates; the first ${creditedUsableKwh} kWh usable are credited, once per premises, with solar.`,
  ),
  "battery-credited-size": advertised(
    `${creditedUsableKwh} kWh`,
    "Usable size up to which a battery of 5 to 100 kWh nominal is credited; the first 14 kWh in full, the next 14 at 60%, the rest at 15%.",
  ),
} satisfies Record<string, FigureRecord>;
