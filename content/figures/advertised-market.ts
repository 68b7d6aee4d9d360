import { assumedPrices } from "#content/energy/prices.ts";
import { feedIn, pastFeedIn } from "#content/energy/tariffs.ts";
import { moneyRange, range } from "#content/format.ts";
import { advertised, type FigureRecord } from "./figure.ts";

const noMinimum = `There has been no regulated minimum since 1 July 2025; standing offers of 2026 pay ${range(feedIn.low, feedIn.high)} c/kWh.`;

export const advertisedMarket = {
  "feed-in-flat": advertised("4¢/kWh", "Roughly the flat minimum of 2023–24.", noMinimum),
  "feed-in-varying": advertised(
    "3–10¢/kWh",
    "Roughly the time-varying minimums of 2023–24, lowest at midday.",
    noMinimum,
  ),
  "feed-in-cited": advertised("4–6¢", "Flat minimums of 2022–23 and 2023–24.", noMinimum),
  "feed-in-2018": advertised(
    "over 20¢",
    "As often quoted for 2018; offers of single retailers, not a minimum.",
    "No flat minimum was that high: 2018–19 was 9.9 c/kWh.",
  ),
  "feed-in-after-fall": advertised(
    "about 5¢",
    `The flat minimum of 2023–24 was ${pastFeedIn["2023–24"]} c/kWh.`,
    noMinimum,
  ),
  "export-limit-single": advertised(
    "5 kW",
    "A usual single-phase limit; the network sets it for each address before installation.",
  ),
  "export-limit-three": advertised(
    "15 kW",
    "About, over three phases; the network sets it for each address before installation.",
  ),
  "safety-test-interval": advertised(
    "5 years",
    "The outer limit for an electrical safety test of a solar system.",
    "A look by a licensed electrician every two years is advised.",
  ),
  "vpp-earnings": advertised(
    "$150–$450",
    "A year, fixed credits and event payments together, before what dearer rates take back.",
  ),
  "battery-price-advertised": advertised(
    "$900–$1,200",
    "Per usable kWh before certificates, as quoted in earlier years.",
    `Quotes of 2026 lie at ${moneyRange(assumedPrices.battery.low, assumedPrices.battery.high)} per usable kWh before certificates.`,
  ),
} satisfies Record<string, FigureRecord>;
