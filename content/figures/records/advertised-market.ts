import { defaults } from "#content/energy/house/tables.ts";
import { assumedPrices } from "#content/energy/prices/prices.ts";
import { feedIn, feedIn2018, pastFeedIn } from "#content/energy/prices/tariffs.ts";
import { boughtInYear, fixedNet, tradedHigh, tradedLow } from "#content/energy/prices/vpp-years.ts";
import { kw, longDate, money, moneyRange, number, range } from "#content/format.ts";
import { feedInMinimumEnded } from "#content/rules/announced.ts";
import type { Today } from "../today/today.ts";
import { advertised, type FigureRecord } from "./record.ts";

const standingOffers: Today = {
  value: () => `${range(feedIn.low, feedIn.high)} c/kWh`,
  inText: () => `${range(feedIn.low, feedIn.high)} c/kWh on today’s offers`,
  label: "on standing offers, no minimum",
  why: () =>
    `There has been no regulated minimum since ${longDate(feedInMinimumEnded)}; standing offers in 2026 pay ${range(feedIn.low, feedIn.high)} c/kWh.`,
};

export const advertisedMarket = {
  "feed-in-flat": advertised("4¢/kWh", "Roughly the flat minimum of 2023–24.", standingOffers),
  "feed-in-varying": advertised(
    "3–10¢/kWh",
    "Roughly the time-varying minimums of 2023–24, lowest at midday.",
    standingOffers,
  ),
  "feed-in-cited": advertised("4–6¢", "Flat minimums of 2022–23 and 2023–24.", standingOffers),
  "feed-in-2018": advertised(
    "over 20¢",
    "As often quoted for 2018: some retailers' offers, and the time-varying minimum for weekdays from 3 to 9 pm.",
    {
      value: () => `${number(feedIn2018.flat, 1)} c`,
      inText: () => `the flat minimum was ${number(feedIn2018.flat, 1)} c`,
      label: "the flat minimum of 2018–19",
      why: () =>
        `The flat minimum of 2018–19 was ${number(feedIn2018.flat, 1)} c/kWh; on the time-varying minimum of that year, exports on weekdays from 3 to 9 pm had to earn ${number(feedIn2018.weekdayPeak, 1)} c.`,
    },
  ),
  "feed-in-after-fall": advertised(
    "about 5¢",
    `The flat minimum of 2023–24 was ${pastFeedIn["2023–24"]} c/kWh.`,
    standingOffers,
  ),
  "export-limit-single": advertised(
    kw(defaults.tariff.exportLimit),
    "A common single-phase limit; the network sets it for each address before installation.",
  ),
  "export-limit-three": advertised(
    kw(defaults.tariff.exportLimitThreePhase),
    "A common limit across three phases; the network sets it for each address before installation.",
  ),
  "safety-test-interval": advertised("5 years", "The outer limit for an electrical safety test of a solar system.", {
    value: () => "2 years",
    inText: () => "2 years is the official advice",
    label: "is what Energy Safe Victoria and Solar Victoria advise",
    why: () => "A check by a licensed electrician every two years is advised.",
  }),
  "vpp-earnings": advertised(
    "$150–$450",
    "A year’s fixed credits and event payments together, before allowing for what a more expensive plan takes back. We found no current list of Victorian offers that we could check.",
    {
      value: () => moneyRange(fixedNet, tradedHigh),
      inText: () => `${moneyRange(fixedNet, tradedHigh)} once you allow for the plan’s higher rates`,
      label: "in two worked years, after the plan’s higher rates",
      why: () =>
        `In two worked examples (a 13.5 kWh battery, ${number(boughtInYear)} kWh a year bought), one owner keeps ${money(fixedNet)} and the other ${moneyRange(tradedLow, tradedHigh)}. [What operators pay](/blog/vpp-payments-2026).`,
    },
  ),
  "battery-price-advertised": advertised(
    "$900–$1,200",
    "Per usable kWh before certificates, as quoted in earlier years.",
    {
      value: () => moneyRange(assumedPrices.battery.low, assumedPrices.battery.high),
      label: "as we assume now",
      why: () =>
        `We now assume ${moneyRange(assumedPrices.battery.low, assumedPrices.battery.high)} per usable kWh before certificates; your quote gives you the real price.`,
    },
  ),
} satisfies Record<string, FigureRecord>;
