import { panelsPrice } from "#content/cost.ts";
import { gasPrice } from "#content/energy/hot-water.ts";
import { defaultOffer, feedIn, meanOffer, pastFeedIn } from "#content/energy/tariffs/default-offer.ts";
import { moneyRangeText, moneyText, NBSP, percentText, rangeText, rateText, sizeText } from "#content/format.ts";
import { backupWiringText } from "#content/offers/backup-wiring.ts";
import { prices } from "#content/prices.ts";
import { plannedPeriodText } from "#content/rules/changes.ts";
import { type FigureRecord, recordsFrom } from "./record.ts";
import { sources } from "./sources.ts";

const { panels, batteryPerKwh } = prices;
const usageCentsByNetwork = Object.values(defaultOffer).map(({ usageCents }) => usageCents);
const yearlySupplyDollars = Object.values(defaultOffer).map(({ supplyCentsPerDay }) => (supplyCentsPerDay * 365) / 100);

const minimumIn = (year: keyof typeof pastFeedIn) =>
  [rateText(pastFeedIn[year]), `The flat regulated minimum in ${year}.`] as const;

export const marketFigures = {
  ...recordsFrom("market", sources.defaultOffer, {
    "vdo-usage-mean": [
      rateText(meanOffer.usageCents),
      "The mean usage rate across the five networks in the Victorian Default Offer 2026–27, GST included.",
    ],
    "vdo-usage-range": [
      `${rangeText(Math.min(...usageCentsByNetwork), Math.max(...usageCentsByNetwork), 2)} c/kWh`,
      "Usage rates in the Victorian Default Offer 2026–27, from the cheapest network to the most expensive, GST included.",
    ],
    "vdo-supply-year": [
      moneyRangeText(Math.min(...yearlySupplyDollars), Math.max(...yearlySupplyDollars)),
      "A year of daily charges in the Victorian Default Offer 2026–27, from lowest to highest.",
    ],
  }),
  ...recordsFrom("market", sources.feedIn, {
    "feed-in-today": [
      `${rangeText(feedIn.low, feedIn.high)} c/kWh`,
      "What standing offers pay for exports in 2026; there is no regulated minimum.",
    ],
    "feed-in-assumed": [rateText(feedIn.assumed), "What we assume exports earn where we need a single figure."],
    "feed-in-2020-21": minimumIn("2020–21"),
    "feed-in-2024-25": minimumIn("2024–25"),
  }),
  ...recordsFrom("market", sources.gasOffer, {
    "gas-usage-price": [
      `${gasPrice.blocks.map(sizeText).join("/")} c/MJ`,
      "What gas costs on standing offers, block by block, GST included.",
    ],
    "gas-daily-charge": [
      moneyText(gasPrice.dailyDollars, 2),
      "The daily charge on gas standing offers, GST included. You save it only if the gas is disconnected.",
    ],
    "gas-daily-charge-year": [
      moneyText(gasPrice.dailyDollars * 365),
      "The daily gas charge over a year. You save it only if the gas is disconnected.",
    ],
  }),
  ...recordsFrom("market", sources.assumedPrices, {
    "battery-price-range": [
      moneyRangeText(batteryPerKwh.low, batteryPerKwh.high),
      "The range we assume per usable kWh before certificates, GST included. If you have a quote, use its price instead.",
    ],
    "battery-price-assumed": [
      moneyText(batteryPerKwh.typical),
      "The price we assume per usable kWh before certificates, GST included. If you have a quote, use its price instead.",
    ],
    "panel-price-assumed-6-6kw": [
      moneyText(Math.round(panelsPrice(6.6).typical / 100) * 100),
      `The approximate price of 6.6 kW before certificates, GST included, give or take ${percentText(panels.spread)}. If you have a quote, use its price instead.`,
    ],
    "panel-price-model": [
      `${moneyText(panels.base)} + ${moneyText(panels.perKw)} per kW`,
      `The price of panels before certificates, GST included, give or take ${percentText(panels.spread)}. If you have a quote, use its price instead.`,
    ],
    "backup-wiring-price": [
      backupWiringText,
      "Wiring that keeps circuits running in a blackout, GST included, on top of the battery: from one circuit to the whole house.",
    ],
  }),
  ...recordsFrom("market", sources.assumedPrices, {
    // With large text on a narrow phone, the line may break before the year.
    "planned-installation": [
      (day) => plannedPeriodText(day).replace(`${NBSP}20`, " 20"),
      "Our prices for homes are for an installation in this time.",
    ],
  }),
} satisfies Record<string, FigureRecord>;
