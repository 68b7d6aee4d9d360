import { tiers } from "#content/energy/battery-sizing.ts";
import { hotWater } from "#content/energy/hot-water.ts";
import { money, range } from "#content/format.ts";
import { hotWaterCopayment } from "#content/rules/veu-hot-water.ts";
import { advertised, type FigureRecord } from "./figure.ts";
import { type AdvertisedPackage, advertisedPackages } from "./packages.ts";
import { paybackToday, priceToday, savingToday, tierToday } from "./today.ts";

const [essential, home, extended] = tiers;
const cop = hotWater.heatPumpCop;
const [smartSaver, nightOptimiser, allElectricHome] = advertisedPackages;

const packagePrice =
  "A starting price after certificates and the state rebate, if eligible, GST included, for a simple single-storey roof; our advertised figure, not a quote.";
const packageSaving = "Up to, in a year, for a larger household that uses much of its power by day; at present prices.";
const tierPrice =
  "A starting price after certificates, GST included, for the smallest battery of the tier; our advertised figure, not a quote.";
const runtime = "What a house draws overnight without heating, cooling or a car; longer or shorter by what runs.";

export const advertisedOffers = {
  "smart-saver-price": priceOf(smartSaver),
  "smart-saver-size": sizeOf(smartSaver),
  "smart-saver-saving": savingOf(smartSaver, 18),
  "night-optimiser-price": priceOf(nightOptimiser),
  "night-optimiser-size": sizeOf(nightOptimiser),
  "night-optimiser-saving": savingOf(nightOptimiser, 18, 25),
  "all-electric-home-price": priceOf(allElectricHome),
  "all-electric-home-size": sizeOf(allElectricHome),
  "all-electric-home-saving": savingOf(allElectricHome, 25, 35),
  "tier-essential-price": advertised("$5,200", tierPrice, tierToday(essential.least)),
  "tier-essential-size": advertised(`${essential.least}–${essential.most} kWh`, "Usable size of the Essential tier."),
  "tier-essential-runtime": advertised("8–12 h", runtime),
  "tier-home-price": advertised("$6,500", tierPrice, tierToday(home.least)),
  "tier-home-size": advertised(`${home.least}–${home.most} kWh`, "Usable size of the Home tier."),
  "tier-home-runtime": advertised("12–24 h", runtime),
  "tier-extended-price": advertised("$8,000", tierPrice, tierToday(extended.least)),
  "tier-extended-size": advertised(`${extended.least} kWh`, "Usable size of the Extended tier, or more."),
  "tier-extended-runtime": advertised("24+ h", runtime),
  "battery-warranty": advertised(
    "10 years",
    "The maker's warranty, which may also end at a number of cycles or at the energy delivered.",
  ),
  "battery-cycles": advertised(
    "6000+ cycles",
    "The number of full charges that makers state; at one a day the ten years end first.",
  ),
  "heat-pump-price": advertised(
    "$1,250",
    "A starting price after certificates, Victorian Energy Upgrades and the state rebate, if eligible, GST included; our advertised figure, not a quote.",
    `Certificates and discounts float with the market: the price is confirmed in your quote, and the customer's part is never less than ${money(hotWaterCopayment)}.`,
  ),
  "heat-pump-energy-saving": advertised(
    "65%",
    "Against an electric storage tank, at a year's average efficiency (COP) of 2.9.",
    `A Victorian year's COP of ${cop.low} to ${cop.high} means ${range(100 - 100 / cop.low, 100 - 100 / cop.high)}% less than an electric tank.`,
  ),
  "heat-pump-efficiency": advertised(
    "300–500%",
    "In mild air; 500% is a summer day's figure.",
    `Over a Victorian year a heat pump delivers ${range(cop.low * 100, cop.high * 100)}%, a COP of ${cop.low} to ${cop.high}.`,
  ),
  "heat-pump-warranty": advertised("5-year", "The maker's warranty; tank and compressor may differ."),
  "heat-pump-lowest-air": advertised(
    "-10°C",
    "The coldest air in which the units we fit still heat, as their makers state.",
  ),
  "heat-pump-life": advertised("10–15 years", "Usual life of a heat pump water heater with its services done."),
  "heat-pump-install": advertised("4–6 hours", "A usual replacement beside the old heater, power and water nearby."),
  "system-warranty": advertised(
    "30 years",
    "The whole-system cover we advertise; what each part's cover includes stands in the warranty table.",
  ),
  "panel-performance-warranty": advertised("25–30 years", "The maker's promise of remaining output, by panel."),
  "workmanship-warranty": advertised("10 years", "Our own work."),
  "terms-warranty": advertised(
    "one year",
    "The least we undertake for anything we sell; consumer guarantees stand beside it and may last longer.",
  ),
  "public-liability": advertised("$5M", "Public liability insurance of the business."),
  "payback-residential": advertised(
    "5–8 years",
    "Panels without a battery, someone home part of the day, rebates received.",
    `6.6 kW at 18 kWh a day in Melbourne pays back in ${paybackToday("mixed")} years with someone home part of the day and in ${paybackToday("out")} with everyone out.`,
  ),
  "payback-commercial": advertised(
    "5–7 years",
    "A business that uses most of its solar in working hours, five days a week or more.",
  ),
  "commercial-cost-reduction": advertised(
    "30–70%",
    "Of the electricity bill, by the share of use that falls in daylight and by roof size.",
  ),
  "example-10kw-price": advertised(
    "$17,000",
    "Advertised example: 10 kW commercial system, before certificates and tax.",
  ),
  "example-30kw-price": advertised(
    "$45,000",
    "Advertised example: 30 kW commercial system, before certificates and tax.",
  ),
  "example-50kw-price": advertised(
    "$70,000",
    "Advertised example: 50 kW commercial system, before certificates and tax.",
  ),
  "quote-validity": advertised("30 days", "A written quote's price is fixed for this long."),
  "assessment-duration": advertised("45–60 minutes", "A usual visit to one home."),
  "request-reply": advertised("24 hours", "A request sent through the form is answered within this time."),
  "email-reply": advertised("4 hours", "An email sent to us in business hours is answered within this time."),
  "consent-duration": advertised("12 months", "Consent to be contacted lasts this long unless withdrawn earlier."),
  "metro-radius": advertised("40km", "From Melbourne's CBD; suburbs named on the list count as metro too."),
  "near-regional-radius": advertised("100km", "From Melbourne's CBD."),
  "multi-head-units": advertised("5", "Indoor units that one outdoor unit can serve."),
} satisfies Record<string, FigureRecord>;

function priceOf({ price, kw, battery }: AdvertisedPackage): FigureRecord {
  return advertised(money(price), packagePrice, priceToday(kw, battery));
}

function sizeOf({ name, kw, battery }: AdvertisedPackage): FigureRecord {
  return battery > 0
    ? advertised(`${kw}kW + ${battery}kWh`, `Panels and usable battery of the ${name} package.`)
    : advertised(`${kw}kW`, `Panels of the ${name} package.`);
}

function savingOf({ saving, kw, battery }: AdvertisedPackage, dailyUse: number, largerUse?: number): FigureRecord {
  return advertised(`${money(saving)}/yr`, packageSaving, savingToday(kw, battery, dailyUse, largerUse));
}
