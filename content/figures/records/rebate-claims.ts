import { costOf } from "#content/cost.ts";
import { longDate, moneyRangeText, moneyText, percentText } from "#content/format.ts";
import { addDays } from "#content/melbourne.ts";
import { packageSizes } from "#content/offers/package-sizes.ts";
import { prices } from "#content/prices.ts";
import { batteryTaperFrom } from "#content/rules/announced.ts";
import { creditedUsableKwh, eligibleNominalKwh, taper } from "#content/rules/battery-certificates.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { plannedBrieflyText, plannedInstallationDay } from "#content/rules/changes.ts";
import { type Day, yearOfDay } from "#content/rules/schedule.ts";
import { plannedBusinessDay } from "#content/rules/solar-certificates.ts";
import { latestIncomeCap, solarHomes } from "#content/rules/solar-homes.ts";
import { airConditioning } from "#content/rules/victorian-energy-upgrades.ts";
import { melbourneZone, type Zone } from "#content/rules/zones.ts";
import { claim, type FigureRecord, type PlanningFigure } from "./record.ts";

const { copayment } = airConditioning;
const usualKw = 6.6;
const smallBusinessKw = 30;
const largestKw = 99.9;

const panelCertificateDollars = (kw: number, day: Day, zone: Zone = melbourneZone) =>
  costOf({ kw, zone }, day).certificates.value;
const batteryCost = (batteryKwh: number, day: Day) => costOf({ batteryKwh, panelsAlready: true }, day);
const maxBatteryCertificates = (day: Day) => batteryCost(creditedUsableKwh, day).certificates;
const lastFullDay = addDays(batteryTaperFrom, -1);
const beforeTaperText = `Until ${longDate(lastFullDay)} panels and a battery got about $2,000–$15,000 off, and a battery alone up to $15,000 (${moneyText(maxBatteryCertificates(lastFullDay).value)} for ${creditedUsableKwh} kWh).`;
const maxBatteryText = (day: Day) => {
  const { count, value } = maxBatteryCertificates(day);
  return `The most any battery earns on ${longDate(day)} is ${count} certificates, worth ${moneyText(value)} at ${moneyText(certificatePrice.assumed)} each.`;
};

/** A text for the day that home prices are planned for, instead of today, so that it agrees with the prices beside it. */
const onPlannedDay = (text: (day: Day) => string) => (today: Day) => text(plannedInstallationDay(today));

const homePanels = (day: Day) => {
  const { count, value } = costOf({ kw: usualKw }, day).certificates;
  return `A ${usualKw} kW system installed in Melbourne in ${yearOfDay(day)} earns ${count} certificates, worth ${moneyText(value)}.`;
};

/** The largest commercial system, in the year that it is likely to be installed. */
function largestCommercialText(today: Day): string {
  const day = plannedBusinessDay(largestKw, today);
  return `${largestKw} kW installed in ${yearOfDay(day)} earns ${moneyRangeText(panelCertificateDollars(largestKw, day), panelCertificateDollars(largestKw, day, 3))}, depending on postcode.`;
}

const dollarsWithBattery = (kw: number, batteryKwh: number, day: Day) =>
  panelCertificateDollars(kw, day) + batteryCost(batteryKwh, day).certificates.value;
const [smartSaver, nightOptimiser, largestPackage] = packageSizes;

const residential: PlanningFigure = {
  value: onPlannedDay((day) => moneyText(panelCertificateDollars(usualKw, day))),
  label: (today) => {
    const day = plannedInstallationDay(today);
    const [usualText, largeText] = [nightOptimiser, largestPackage].map(
      ({ name, kw, batteryKwh }) => `${moneyText(dollarsWithBattery(kw, batteryKwh, day))} for ${name}`,
    );
    return `for ${smartSaver.name}, ${usualText} and ${largeText} in Melbourne${plannedBrieflyText(today)}`;
  },
  claim: onPlannedDay((day) => {
    const [smaller, larger] = [dollarsWithBattery(usualKw, 5, day), dollarsWithBattery(usualKw, 9, day)];
    return `You’ll often see $2,000–$4,000 quoted. For ${usualKw} kW with a 5 to 9 kWh battery it’s ${moneyRangeText(smaller, larger)}.`;
  }),
  how: onPlannedDay(homePanels),
};

export const rebateClaims = {
  "hot-water-rebate-max": claim(
    moneyText(solarHomes.hotWaterLocalCap),
    "The maximum, for an Australian-made heat pump on Solar Victoria’s list: half the price after other discounts, if household income and property value are under the caps.",
    {
      value: () =>
        `${moneyText(solarHomes.hotWaterCap)}, or ${moneyText(solarHomes.hotWaterLocalCap)} if made in Australia`,
      label: "for eligible households, and at most half of what other discounts leave",
      how: () =>
        `${moneyText(solarHomes.hotWaterLocalCap)} is for locally made units; for others the maximum is ${moneyText(solarHomes.hotWaterCap)}.`,
    },
  ),
  "aircon-rebate-max": claim(
    "$7,000",
    `The maximum, for a large ducted system replacing old ducted heating, under the rules before ${longDate(airConditioning.from)}.`,
    {
      value: () => "the amount depends",
      label: "on the system and what it replaces; your quote says how much comes off",
      history: `Before ${longDate(airConditioning.from)} the largest ducted jobs got up to $7,000.`,
      how: () =>
        `The discount changes with the market, and your quote confirms the amount. Since ${longDate(airConditioning.from)} you’ve had to pay at least ${moneyText(copayment.smallSingle)}, ${moneyText(copayment.smallMultiSplit)} or ${moneyText(copayment.ducted)}, depending on type and size.`,
    },
  ),
  "solar-rebate-max": claim(
    moneyText(solarHomes.panelsCap),
    `The maximum: half the price after certificates, with an interest-free loan of the same amount over ${solarHomes.loanMonths} months.`,
    {
      value: () => moneyText(solarHomes.panelsCap),
      label: "off panels, plus an interest-free loan of the same amount",
      how: (day) => {
        const { from, value, before } = latestIncomeCap(day);
        return `You can still get ${moneyText(solarHomes.panelsCap)}, but since ${longDate(from)} the household’s taxable income must be under ${moneyText(value)}; before that the limit was ${moneyText(before)}.`;
      },
    },
  ),
  "stc-residential-range": claim(
    "$2,000–$4,000",
    "For larger home systems and earlier years, when a system earned certificates for more years of output.",
    residential,
  ),
  "stc-range": claim("$2,000–$15,000", "Federal certificates for panels and a battery.", {
    value: onPlannedDay((day) => moneyText(panelCertificateDollars(usualKw, day))),
    label: (today) =>
      `off ${usualKw} kW of panels, or ${moneyText(dollarsWithBattery(usualKw, 10, plannedInstallationDay(today)))} with a 10 kWh battery${plannedBrieflyText(today)}`,
    claim: onPlannedDay(
      (day) =>
        `A battery gets at most ${moneyText(maxBatteryCertificates(day).value)}, and the panels get their own on top.`,
    ),
    history: beforeTaperText,
    how: onPlannedDay((day) => `${maxBatteryText(day)} ${homePanels(day)}`),
  }),
  "stc-commercial-range": claim("$15,000–$50,000", "For commercial systems up to 100 kW.", {
    value: (day) => moneyText(panelCertificateDollars(smallBusinessKw, plannedBusinessDay(smallBusinessKw, day))),
    label: (day) => {
      const [smallDay, largeDay] = [plannedBusinessDay(smallBusinessKw, day), plannedBusinessDay(largestKw, day)];
      const whenText = yearOfDay(largeDay) > yearOfDay(smallDay) ? ` in ${yearOfDay(largeDay)}` : "";
      return `off ${smallBusinessKw} kW in Melbourne, installed in ${yearOfDay(smallDay)}. ${largestKw} kW gets ${moneyText(panelCertificateDollars(largestKw, largeDay))}, or ${moneyText(panelCertificateDollars(largestKw, largeDay, 3))} in zone 3${whenText}`;
    },
    history: "In 2021, when certificates counted ten years, 35 to 100 kW got about $15,000–$50,000 off.",
    how: (today) => {
      const day = plannedBusinessDay(smallBusinessKw, today);
      return `${smallBusinessKw} kW installed in ${yearOfDay(day)} earns ${moneyText(panelCertificateDollars(smallBusinessKw, day))} in Melbourne. ${largestCommercialText(today)}`;
    },
  }),
  "battery-rebate-max": claim(
    "$15,000",
    `For the largest batteries, under the rules before ${longDate(batteryTaperFrom)}.`,
    {
      value: onPlannedDay((day) => moneyText(maxBatteryCertificates(day).value)),
      label: (today) => `at most, for ${creditedUsableKwh} kWh usable or more${plannedBrieflyText(today)}`,
      history: beforeTaperText,
      how: onPlannedDay(maxBatteryText),
    },
  ),
  "battery-discount-share": claim(
    "30%",
    "Roughly the share of the price that certificates cover, for a battery with 10 to 14 kWh of usable capacity.",
    {
      value: onPlannedDay((day) => discountText(10, day)),
      label: "of the price of a 10 kWh battery",
      claim: (today) => {
        const day = plannedInstallationDay(today);
        const beforeText = day === today ? "" : ` (about ${discountText(10, today)} until then)`;
        return `It pays about ${discountText(10, day)} of the price of a 10 to 14 kWh battery${plannedBrieflyText(today)}${beforeText}, and a smaller share of a bigger one.`;
      },
      how: onPlannedDay(
        (day) =>
          `At ${moneyText(prices.batteryPerKwh.typical)} per usable kWh and the rate on ${longDate(day)}, certificates cover this much of the price: ${[10, 14, 20, 30].map((usable) => `${discountText(usable, day)} for ${usable} kWh`).join(", ")} and ${discountText(50, day)} for 50 kWh.`,
      ),
    },
  ),
  "battery-eligible-size": claim(
    `${eligibleNominalKwh.min}–${eligibleNominalKwh.max} kWh`,
    `A battery of this nominal size can earn certificates, once per premises and only with solar. Only the first ${creditedUsableKwh} kWh of usable capacity counts.`,
  ),
  "battery-credited-size": claim(
    `${creditedUsableKwh} kWh`,
    `A battery of ${eligibleNominalKwh.min} to ${eligibleNominalKwh.max} kWh nominal earns certificates on its first ${creditedUsableKwh} kWh of usable capacity. ${taperText()}.`,
  ),
} satisfies Record<string, FigureRecord>;

/** The share of the typical price that a battery's certificates take off: "30%". */
function discountText(batteryKwh: number, day: Day): string {
  const { price, certificates } = batteryCost(batteryKwh, day);
  return percentText(certificates.value / price.typical);
}

function taperText(): string {
  const [full, second, third] = taper;
  return `The first ${full.upToKwh} kWh earn the full rate, the next ${second.upToKwh - full.upToKwh} earn ${second.share * 100}% of it and the rest ${third.share * 100}%`;
}
