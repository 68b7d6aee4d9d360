import { type CostLine, costLines, costOf } from "#content/cost.ts";
import { type Tier, tiers } from "#content/energy/batteries.ts";
import { hotWaterAssumptions } from "#content/energy/hot-water.ts";
import { yearlyDegradation } from "#content/energy/inputs/constants.ts";
import type { Span } from "#content/energy/inputs/house.ts";
import { paybackOf } from "#content/energy/money/payback.ts";
import { yearsRangeText, yearsText } from "#content/energy/money/years-text.ts";
import {
  kwhSizeText,
  moneyInTensText,
  moneyRangeText,
  moneyText,
  numberText,
  rangeText,
  roundToTens,
} from "#content/format.ts";
import { purchaseOf } from "#content/offers/from-prices.ts";
import { offerPrice } from "#content/offers/offer-price.ts";
import { typicalHeatPumpText } from "#content/offers/ordinary-job.ts";
import { heatingOf } from "#content/offers/package-heating.ts";
import { type PackageSize, packageSizes } from "#content/offers/package-sizes.ts";
import { claims, type OfferId } from "#content/prices.ts";
import { promises } from "#content/promises.ts";
import { plannedInstallationDay, plannedPeriodText } from "#content/rules/changes.ts";
import type { Day } from "#content/rules/schedule.ts";
import { solarHomes } from "#content/rules/solar-homes.ts";
import { hotWaterCopayment } from "#content/rules/victorian-energy-upgrades.ts";
import { packageSavings, panelSavings } from "../homes.computed.ts";
import { fromPricesInNovember } from "./november-2026.ts";
import { claim, type FigureRecord, type PlanningFigure } from "./record.ts";
import { runtimeFigure } from "./tier-loads.ts";

const [essentialTier, homeTier, extendedTier] = tiers;
const cop = hotWaterAssumptions.heatPumpCop;
const [smartSaver, nightOptimiser, allElectricHome] = packageSizes;
const lessThanTankText = `${rangeText(100 - 100 / cop.low, 100 - 100 / cop.high)}%`;
const copRangeText = `${rangeText(cop.low * 100, cop.high * 100)}%`;

const packagePriceText =
  "GST included, after certificates and Solar Homes if you’re eligible. The lowest price is for a simple single-storey roof.";
const tierPriceSentence = "GST included, for the smallest battery in the tier, after certificates.";
const runtimeSentence = "It depends on what’s running and how full the battery is.";

export const offerClaims = {
  "smart-saver-price": packagePriceFigure(smartSaver),
  "smart-saver-size": packageSizeFigure(smartSaver),
  "smart-saver-saving": packageSavingFigure(smartSaver),
  "night-optimiser-price": packagePriceFigure(nightOptimiser),
  "night-optimiser-size": packageSizeFigure(nightOptimiser),
  "night-optimiser-saving": packageSavingFigure(nightOptimiser),
  "all-electric-home-price": packagePriceFigure(allElectricHome),
  "all-electric-home-size": packageSizeFigure(allElectricHome),
  "all-electric-home-saving": packageSavingFigure(allElectricHome),
  "tier-essential-price": tierPriceFigure(essentialTier),
  "tier-essential-size": claim(
    `${essentialTier.minKwh}–${essentialTier.maxKwh} kWh`,
    "Usable size of the Essential tier.",
  ),
  "tier-essential-runtime": claim("8–12 h", runtimeSentence, runtimeFigure("essential", "8–12 h")),
  "tier-home-price": tierPriceFigure(homeTier),
  "tier-home-size": claim(`${homeTier.minKwh}–${homeTier.maxKwh} kWh`, "Usable size of the Home tier."),
  "tier-home-runtime": claim("12–24 h", runtimeSentence, runtimeFigure("home", "12–24 h")),
  "tier-extended-price": tierPriceFigure(extendedTier),
  "tier-extended-size": claim(`${extendedTier.minKwh} kWh`, "The Extended tier starts at this usable size."),
  "tier-extended-runtime": claim("24+ h", runtimeSentence, runtimeFigure("extended", "24+ h")),
  "battery-warranty": claim(
    "10 years",
    "The manufacturer’s warranty, which may end sooner, once the battery has done a set number of cycles or delivered a set amount of energy.",
  ),
  "battery-cycles": claim(
    "6000+ cycles",
    "The number of full cycles manufacturers quote. At one a day, a ten-year warranty runs out first.",
  ),
  "heat-pump-price": claim(
    moneyText(fromPricesInNovember["heat-pump"]),
    "GST included.",
    plannedPrice({
      id: "heat-pump",
      label: `for a ${typicalHeatPumpText}`,
      name: `A ${typicalHeatPumpText} in place of an old tank,`,
      remark: ` A unit made in Australia gets up to ${moneyText(solarHomes.hotWaterLocalCap)} from Solar Homes. Victorian Energy Upgrades comes off as well; you always pay at least ${moneyText(hotWaterCopayment)}.`,
    }),
  ),
  "heat-pump-energy-saving": claim("65%", "Compared with an electric storage tank.", {
    value: () => "65%",
    label: `less energy than an electric tank over a Victorian year (${lessThanTankText})`,
    how: () =>
      `Over a year in Victoria a heat pump gives ${cop.low} to ${cop.high} times as much heat as it uses power (its COP). That’s ${lessThanTankText} less power than an electric tank.`,
  }),
  "heat-pump-efficiency": claim("300–500%", "In mild weather; 500% is for a summer’s day.", {
    value: () => copRangeText,
    label: "efficient over a Victorian year",
    claim: "In mild weather it’s 300–500%, and most on a summer’s day.",
    how: () => `Over a year in Victoria a heat pump is ${copRangeText} efficient, a COP of ${cop.low} to ${cop.high}.`,
  }),
  "heat-pump-warranty": claim(
    "5-year",
    "The manufacturer’s warranty. The tank and the compressor may have different ones.",
  ),
  "heat-pump-lowest-air": claim(
    "−10°C",
    "The lowest air temperature our units work at, according to their manufacturers.",
  ),
  "heat-pump-life": claim("10–15 years", "The usual life of a heat pump water heater that’s serviced."),
  "heat-pump-install": claim(
    "4–6 hours",
    "For a standard replacement next to the old unit, with power and water nearby.",
  ),
  "system-warranty": claim(
    "30 years",
    "That the parts work together as the quote describes; the warranty table sets out what’s covered for each part.",
  ),
  "panel-performance-warranty": claim("25–30 years", "The manufacturer’s warranty on output; it depends on the panel."),
  "workmanship-warranty": claim("10 years", "The warranty on our workmanship."),
  "terms-warranty": claim(
    "one year",
    "The minimum we give on anything we sell; the consumer guarantees apply as well and may last longer.",
  ),
  "public-liability": claim("$5M", "Our public liability cover."),
  "payback-residential": claim(
    "5–8 years",
    "For panels without a battery, with someone home part of the day, after rebates.",
    plannedPayback(smartSaver),
  ),
  "quote-validity": claim(promises.quoteHolds, "The price in a written quote is fixed for this long."),
  "assessment-duration": claim(promises.assessment, "For a normal visit to one home."),
  "request-reply": claim(
    promises.requestReply,
    `How soon we get back to you about a request sent through the form; ${promises.replyRule}.`,
  ),
  "email-reply": claim(promises.emailReply, "How soon we answer an email sent during business hours."),
  "consent-duration": claim(
    promises.consent,
    "Your consent to be contacted lasts this long, unless you withdraw it earlier.",
  ),
  "metro-radius": claim(
    "40 km",
    "Distance from Melbourne’s CBD, in a straight line. The suburbs on our list count as metro too.",
  ),
  "near-regional-radius": claim("100 km", "Distance from Melbourne’s CBD, in a straight line."),
  "multi-head-units": claim("5", "The most indoor units one outdoor unit can serve."),
} satisfies Record<string, FigureRecord>;

function packagePriceFigure({ id, name }: PackageSize): FigureRecord<string> {
  return claim(
    moneyText(fromPricesInNovember[id]),
    packagePriceText,
    plannedPrice({ id, label: "for a typical Melbourne home", name: `${name} in Melbourne` }),
  );
}

function tierPriceFigure({ id, minKwh }: Tier): FigureRecord<string> {
  const size = kwhSizeText(minKwh);
  return claim(
    moneyText(fromPricesInNovember[id]),
    tierPriceSentence,
    plannedPrice({ id, label: `for ${size}`, name: `A battery with ${size} of usable capacity` }),
  );
}

function packageSizeFigure({ name, kw, batteryKwh }: PackageSize): FigureRecord<string> {
  return batteryKwh > 0
    ? claim(`${kw}kW + ${batteryKwh}kWh`, `Panels and usable battery capacity in the ${name} package.`)
    : claim(`${kw}kW`, `Panels in the ${name} package.`);
}

/** A package's saving, from everyone out all day to someone home all day. It doesn't depend on the date. */
function packageSavingFigure({ id, dailyKwh }: PackageSize): FigureRecord<string> {
  const houseText = `house${heatingOf({ id }) === "electric" ? " with electric heating" : ""} that uses ${dailyKwh} kWh a day`;
  const { dollars, condition } = claims.savesUpTo[id];
  const { worst, out, assumed, home: atHome, best, claimedDailyKwh } = packageSavings[id];
  const value = `${moneyRangeText(roundToTens(out), roundToTens(atHome))} a year`;
  return claim(
    `${moneyText(dollars)} a year`,
    `The most a household saves, if it uses about ${claimedDailyKwh} kWh a day ${condition}.`,
    {
      value: () => value,
      label: `in a ${houseText}: least if everyone’s out by day, most if someone’s home all day`,
      claim: `Up to ${moneyText(dollars)} a year in a large household that uses ${claimedDailyKwh} kWh a day, ${condition}.`,
      how: () =>
        `A Melbourne ${houseText} saves about ${moneyText(roundToTens(assumed))} with someone home part of the day. With another year’s sun, feed-in rate and habits it’s ${moneyRangeText(roundToTens(worst), roundToTens(best))}. [How we work it out](/how-we-calculate).`,
    },
  );
}

/** The years until panels have paid for themselves, and their range from the best case of price and saving to the worst. */
function plannedPayback({ kw, dailyKwh }: PackageSize): PlanningFigure {
  const payback = (saving: Span, day: Day) =>
    paybackOf(costOf({ kw }, plannedInstallationDay(day)).pay, saving, yearlyDegradation.panels);
  const years = (saving: Span, day: Day) => yearsText(payback(saving, day).assumed);
  const yearsRange = (saving: Span, day: Day) => yearsRangeText(payback(saving, day));
  const withoutRebate = (day: Day) => {
    const { pay, withoutRebate: fullPrice } = costOf({ kw }, plannedInstallationDay(day));
    const { assumed } = paybackOf(fullPrice, panelSavings.mixed, yearlyDegradation.panels);
    return fullPrice.typical > pay.typical ? `, or ${yearsText(assumed)} without the state’s rebate` : "";
  };
  return {
    value: (day) => `about ${years(panelSavings.mixed, day)} years`,
    label: (day) => `for ${numberText(kw, 1)} kW in Melbourne with someone home part of the day${withoutRebate(day)}`,
    claim: (day) =>
      withoutRebate(day) &&
      `Count on 5–8 years with the rebate: ${years(panelSavings.home, day)} if someone’s home all day, ${years(panelSavings.out, day)} if everyone’s out.`,
    how: (day) =>
      `That’s a house that uses ${dailyKwh} kWh a day; from the best case to the worst it’s ${yearsRange(panelSavings.mixed, day)} years. With everyone out by day it pays back in ${yearsRange(panelSavings.out, day)} years. [How we work it out](/how-we-calculate).`,
  };
}

interface Offer {
  id: OfferId;
  /** What you get, before the words for the discounts. */
  label: string;
  /** The offer's name at the beginning of a sentence. */
  name: string;
  /** What else there is to know: sentences that follow, after a space. */
  remark?: string;
}

/** An offer's typical price after all discounts, then its "from" price. */
function plannedPrice({ id, label, name, remark = "" }: Offer): PlanningFigure {
  const priceOn = (day: Day) => offerPrice(id, day);
  return {
    value: (day) => priceOn(day).typicalText,
    label: (day) => `${label} ${priceOn(day).datedDiscountsText}`,
    other: (day) => priceOn(day).briefOtherPriceText,
    claim: (day) => {
      const { thisYearSentence, fromPriceSentence } = priceOn(day);
      return thisYearSentence ? `${thisYearSentence} ${fromPriceSentence}` : fromPriceSentence;
    },
    history: (day) => priceOn(day).historySentence,
    inText: (day) => {
      const { typicalText, afterDiscountsText, otherPriceText } = priceOn(day);
      return `${typicalText} ${afterDiscountsText}${otherPriceText && `, or ${otherPriceText}`}`;
    },
    how: (day) => {
      const plannedDay = plannedInstallationDay(day);
      const cost = costOf(purchaseOf(id), plannedDay);
      const { price, pay, panels, heatPump } = cost;
      const discounts = costLines(cost)
        .filter(({ kind }) => kind !== "price")
        .map(discountText);
      const unknownRebate = [panels, heatPump].some(({ rebate }) => rebate.status === "unknown")
        ? " Solar Homes is left out: its rules for this date aren’t known."
        : "";
      return `${name} installed ${plannedPeriodText(day)} typically costs ${moneyText(price.typical)}, less ${listText(discounts)}. That leaves about ${moneyInTensText(pay.typical)}.${unknownRebate}${remark}`;
    },
  };
}

const certificateNames = { panels: "panel ", battery: "battery ", heatPump: "", airConditioner: "" };

function discountText({ part, kind, count, amount }: CostLine): string {
  const dollars = moneyText(-amount.typical);
  return kind === "rebate"
    ? `${dollars} from Solar Homes if you’re eligible`
    : `${dollars} for ${count} ${certificateNames[part]}certificates`;
}

/** Joins "a", "b" and "c" to "a, b and c". An empty list is "nothing". */
function listText(texts: readonly string[]): string {
  const last = texts.at(-1) ?? "nothing";
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(", ")} and ${last}`;
}
