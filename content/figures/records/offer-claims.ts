import { hotWater } from "#content/energy/hot-water.ts";
import { type Tier, tiers } from "#content/energy/prices/batteries.ts";
import { kwhSize, money, percent, range } from "#content/format.ts";
import { claims } from "#content/prices.ts";
import { promises } from "#content/promises.ts";
import { solarHomes } from "#content/rules/solar-homes.ts";
import { hotWaterCopayment } from "#content/rules/veu-hot-water.ts";
import { packageWorth } from "../homes.computed.ts";
import { packageSavingToday, paybackToday } from "../today/homes.ts";
import { priceToday } from "../today/offer-price.ts";
import { runtimeToday } from "../today/tier-loads.ts";
import { type PackageClaim, packageClaims } from "./packages.ts";
import { claim, type FigureRecord } from "./record.ts";

const [essential, home, extended] = tiers;
const cop = hotWater.heatPumpCop;
const [smartSaver, nightOptimiser, allElectricHome] = packageClaims;
const lessThanTank = `${range(100 - 100 / cop.low, 100 - 100 / cop.high)}%`;
const copRange = `${range(cop.low * 100, cop.high * 100)}%`;

const packagePrice =
  "GST included, after certificates and Solar Homes if you’re eligible. The lowest price is for a simple single-storey roof.";
const tierPrice = "GST included, for the smallest battery in the tier, after certificates.";
const runtime = "It depends on what’s running and how full the battery is.";

export const offerClaims = {
  "smart-saver-price": priceOf(smartSaver),
  "smart-saver-size": sizeOf(smartSaver),
  "smart-saver-saving": savingOf(smartSaver),
  "night-optimiser-price": priceOf(nightOptimiser),
  "night-optimiser-size": sizeOf(nightOptimiser),
  "night-optimiser-saving": savingOf(nightOptimiser),
  "all-electric-home-price": priceOf(allElectricHome),
  "all-electric-home-size": sizeOf(allElectricHome),
  "all-electric-home-saving": savingOf(allElectricHome),
  "tier-essential-price": tierPriceOf(essential),
  "tier-essential-size": claim(`${essential.least}–${essential.most} kWh`, "Usable size of the Essential tier."),
  "tier-essential-runtime": claim("8–12 h", runtime, runtimeToday("essential", "8–12 h")),
  "tier-home-price": tierPriceOf(home),
  "tier-home-size": claim(`${home.least}–${home.most} kWh`, "Usable size of the Home tier."),
  "tier-home-runtime": claim("12–24 h", runtime, runtimeToday("home", "12–24 h")),
  "tier-extended-price": tierPriceOf(extended),
  "tier-extended-size": claim(`${extended.least} kWh`, "The Extended tier starts at this usable size."),
  "tier-extended-runtime": claim("24+ h", runtime, runtimeToday("extended", "24+ h")),
  "battery-warranty": claim(
    "10 years",
    "The manufacturer’s warranty, which may end sooner, once the battery has done a set number of cycles or delivered a set amount of energy.",
  ),
  "battery-cycles": claim(
    "6000+ cycles",
    "The number of full cycles manufacturers quote. At one a day, a ten-year warranty runs out first.",
  ),
  "heat-pump-price": claim(
    money(claims.from["heat-pump"].dollars),
    "GST included.",
    priceToday({
      purchase: { heatPump: "imported" },
      label: "for a typical heat pump, after certificates and Solar Homes if you’re eligible",
      from: claims.from["heat-pump"],
      name: "A heat pump in place of an old tank",
      more: ` A unit made in Australia gets up to ${money(solarHomes.hotWaterLocalCap)} from Solar Homes. The Victorian Energy Upgrades discount comes off as well and changes with the market; you always pay at least ${money(hotWaterCopayment)}.`,
    }),
  ),
  "heat-pump-energy-saving": claim(
    "65%",
    `Compared with an electric storage tank, at a year-round average efficiency (COP) of 2.9; at the ${cop.assumed} in our sums it’s ${percent(1 - 1 / cop.assumed)}.`,
    {
      value: () => "65%",
      label: `less energy than an electric tank over a Victorian year (${lessThanTank})`,
      why: () =>
        `Over a year in Victoria, at an average COP of ${cop.low} to ${cop.high}, a heat pump uses ${lessThanTank} less than an electric tank.`,
    },
  ),
  "heat-pump-efficiency": claim("300–500%", "In mild weather; 500% is for a summer’s day.", {
    value: () => copRange,
    label: "efficient over a Victorian year",
    claim: "In mild weather it’s 300–500%, and most on a summer’s day.",
    why: () => `Over a year in Victoria a heat pump is ${copRange} efficient, a COP of ${cop.low} to ${cop.high}.`,
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
    paybackToday(smartSaver.kw, smartSaver.use),
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

function priceOf({ id, name, kw, battery }: PackageClaim): FigureRecord<string> {
  return claim(
    money(claims.from[id].dollars),
    packagePrice,
    priceToday({
      purchase: { kw, battery },
      label: "for a typical Melbourne home after rebates",
      from: claims.from[id],
      name: `${name} in Melbourne`,
    }),
  );
}

function tierPriceOf({ id, least }: Tier): FigureRecord<string> {
  const size = kwhSize(least);
  return claim(
    money(claims.from[id].dollars),
    tierPrice,
    priceToday({
      purchase: { battery: least, panelsAlready: true },
      label: `for ${size} after certificates`,
      from: claims.from[id],
      name: `A battery with ${size} of usable capacity`,
    }),
  );
}

function sizeOf({ name, kw, battery }: PackageClaim): FigureRecord<string> {
  return battery > 0
    ? claim(`${kw}kW + ${battery}kWh`, `Panels and usable battery capacity in the ${name} package.`)
    : claim(`${kw}kW`, `Panels in the ${name} package.`);
}

function savingOf({ id, use }: PackageClaim): FigureRecord<string> {
  return claim(
    `${money(claims.savesUpTo[id].dollars)} a year`,
    `The most a household saves, if it uses about ${packageWorth[id]?.reachedAt} kWh a day ${claims.savesUpTo[id].condition}.`,
    packageSavingToday(id, use),
  );
}
