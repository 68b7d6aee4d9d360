import { costOf, type Purchase, panelsPrice } from "#content/cost.ts";
import { gasPrice } from "#content/energy/hot-water.ts";
import { defaultOffer, feedIn, meanOffer, pastFeedIn } from "#content/energy/prices/tariffs.ts";
import { longDate, money, moneyRange, percent, range, rate, size, tens } from "#content/format.ts";
import { type AirConditioningSize, prices } from "#content/prices.ts";
import type { Day } from "#content/rules/schedule.ts";
import { type FigureRecord, market } from "./record.ts";
import { sources } from "./sources.ts";

const offer = { source: sources.defaultOffer };
const plans = { source: sources.feedIn };
const history = { source: sources.feedIn };
const ours = { source: sources.assumedPrices };
const { panels, batteryPerKwh } = prices;
const gas = { source: sources.gasOffer };
const usages = Object.values(defaultOffer).map((each) => each.usage);
const supplies = Object.values(defaultOffer).map((each) => (each.supply * 365) / 100);

const minimum = (year: keyof typeof pastFeedIn) =>
  market(rate(pastFeedIn[year]), `The flat regulated minimum in ${year}.`, history);

export const marketFigures = {
  "vdo-usage-mean": market(
    rate(meanOffer.usage),
    "The mean usage rate across the five networks in the Victorian Default Offer 2026–27, GST included.",
    offer,
  ),
  "vdo-usage-range": market(
    `${range(Math.min(...usages), Math.max(...usages), 2)} c/kWh`,
    "Usage rates in the Victorian Default Offer 2026–27, from the cheapest network to the most expensive, GST included.",
    offer,
  ),
  "vdo-supply-year": market(
    moneyRange(Math.min(...supplies), Math.max(...supplies)),
    "A year of daily charges in the Victorian Default Offer 2026–27, from lowest to highest.",
    offer,
  ),
  "feed-in-today": market(
    `${range(feedIn.low, feedIn.high)} c/kWh`,
    "What standing offers pay for exports in 2026; there is no regulated minimum.",
    plans,
  ),
  "feed-in-assumed": market(rate(feedIn.assumed), "What we assume exports earn where we need a single figure.", plans),
  "feed-in-2020-21": minimum("2020–21"),
  "feed-in-2024-25": minimum("2024–25"),
  "gas-usage-price": market(
    `${gasPrice.blocks.map(size).join("/")} c/MJ`,
    "What gas costs on standing offers, block by block, GST included.",
    gas,
  ),
  "gas-daily-charge": market(
    money(gasPrice.daily, 2),
    "The daily charge on gas standing offers, GST included. You save it only if the gas is disconnected.",
    gas,
  ),
  "gas-daily-charge-year": market(
    money(gasPrice.daily * 365),
    "The daily gas charge over a year. You save it only if the gas is disconnected.",
    gas,
  ),
  "battery-price-range": market(
    moneyRange(batteryPerKwh.low, batteryPerKwh.high),
    "The range we assume per usable kWh before certificates, GST included. If you have a quote, use its price instead.",
    ours,
  ),
  "battery-price-assumed": market(
    money(batteryPerKwh.typical),
    "The price we assume per usable kWh before certificates, GST included. If you have a quote, use its price instead.",
    ours,
  ),
  "panel-price-assumed-6-6kw": market(
    money(Math.round(panelsPrice(6.6).typical / 100) * 100),
    `The approximate price of 6.6 kW before certificates, GST included, give or take ${percent(panels.spread)}. If you have a quote, use its price instead.`,
    ours,
  ),
  "panel-price-model": market(
    `${money(panels.base)} + ${money(panels.perKw)} per kW`,
    `The price of panels before certificates, GST included, give or take ${percent(panels.spread)}. If you have a quote, use its price instead.`,
    ours,
  ),
  "typical-6-6kw": typical({ kw: 6.6 }, "6.6 kW of panels"),
  "typical-8kw-10kwh": typical({ kw: 8, battery: 10 }, "8 kW of panels and a 10 kWh battery"),
  "typical-heat-pump": typical({ heatPump: "imported" }, "a heat pump in place of an old tank"),
  "aircon-price-split": airConditioner("split"),
  "aircon-price-large-split": airConditioner("large-split"),
  "aircon-price-three-heads": airConditioner("three-heads"),
  "aircon-price-five-heads": airConditioner("five-heads"),
  "aircon-price-ducted": airConditioner("ducted"),
} satisfies Record<string, FigureRecord>;

/** What is paid for it in Melbourne, after certificates and Solar Homes. */
function typical(purchase: Purchase, what: string) {
  return market(
    (day: Day) => `about ${money(tens(costOf(purchase, day).pay.typical))}`,
    (day) =>
      `What a typical Melbourne home pays for ${what} installed on ${longDate(day)}, GST included, after certificates and, if it’s eligible, Solar Homes.`,
    ours,
  );
}

function airConditioner(size: AirConditioningSize): FigureRecord<string> {
  const { name, low, typical, high } = prices.airConditioning[size];
  return market(
    `about ${money(typical)}`,
    `${name}, installed, GST included, before the state’s discount, which your quote shows. Most jobs cost ${moneyRange(low, high)}.`,
    ours,
  );
}
