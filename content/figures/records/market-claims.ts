import { defaults } from "#content/energy/inputs/constants.ts";
import { feedIn, feedIn2018, pastFeedIn } from "#content/energy/tariffs/default-offer.ts";
import {
  boughtKwh,
  fixedPlanNetDollars,
  tradingPlanBestDollars,
  tradingPlanWorstDollars,
} from "#content/energy/tariffs/vpp-years.ts";
import { kwText, longDate, moneyRangeText, moneyText, numberText, rangeText } from "#content/format.ts";
import { prices } from "#content/prices.ts";
import { feedInMinimumEnded } from "#content/rules/announced.ts";
import { claim, type FigureRecord, type PlanningFigure } from "./record.ts";

const standingOffers = (history?: string): PlanningFigure => ({
  value: () => `${rangeText(feedIn.low, feedIn.high)} c/kWh`,
  label: "on standing offers",
  ...(history && { history }),
  how: () =>
    `There has been no regulated minimum since ${longDate(feedInMinimumEnded)}; standing offers in 2026 pay ${rangeText(feedIn.low, feedIn.high)} c/kWh.`,
});

export const marketClaims = {
  "feed-in-flat": claim(
    "4¢/kWh",
    "Roughly what the flat minimums of 2023–24 and 2024–25 average.",
    standingOffers("From 2023 to 2025 the flat minimum was about 4¢/kWh on average."),
  ),
  "feed-in-varying": claim(
    "3–10¢/kWh",
    "Roughly the time-varying minimums for 2023–24, which were lowest at midday.",
    standingOffers("The time-varying minimums of 2023–24 were about 3–10¢/kWh, lowest at midday."),
  ),
  "feed-in-cited": claim("4–6¢", "The flat minimums for 2022–23 and 2023–24.", standingOffers()),
  "feed-in-2018": claim(
    "over 20¢",
    "Often quoted for 2018: what some retailers offered, and the time-varying minimum on weekdays from 3 to 9 pm.",
    {
      value: () => `${numberText(feedIn2018.flat, 1)} c`,
      inText: () => `the flat minimum was ${numberText(feedIn2018.flat, 1)} c`,
      label: "was the flat minimum of 2018–19",
      history: `In 2018 some retailers paid over 20¢. The time-varying minimum of 2018–19 was ${numberText(feedIn2018.weekdayPeak, 1)} c on weekdays from 3 to 9 pm.`,
      how: () =>
        `The flat minimum for 2018–19 was ${numberText(feedIn2018.flat, 1)} c/kWh. Under that year’s time-varying minimum, exports on weekdays from 3 to 9 pm had to earn ${numberText(feedIn2018.weekdayPeak, 1)} c.`,
    },
  ),
  "feed-in-after-fall": claim(
    "about 5¢",
    `The flat minimum for 2023–24 was ${pastFeedIn["2023–24"]} c/kWh.`,
    standingOffers(),
  ),
  "export-limit-single": claim(
    kwText(defaults.tariff.exportLimitKw),
    "A common single-phase limit; the network sets it for each address before installation.",
  ),
  "export-limit-three": claim(
    kwText(defaults.tariff.exportLimitThreePhaseKw),
    "A common limit across three phases; the network sets it for each address before installation.",
  ),
  "safety-test-interval": claim(
    "5 years",
    "The longest interval quoted between electrical safety tests of a solar system.",
    {
      value: () => "2 years",
      inText: () => "5 years",
      label: "is what Energy Safe Victoria and Solar Victoria advise",
      claim: "The longest interval is 5 years.",
      how: () => "Energy Safe Victoria and Solar Victoria advise a check by a licensed electrician every two years.",
    },
  ),
  "vpp-earnings": claim(
    "$150–$450",
    "What fixed credits and event payments add up to in a year, before you allow for the plan’s higher rates.",
    {
      value: () => moneyRangeText(fixedPlanNetDollars, tradingPlanBestDollars),
      label: "a year, after the plan’s higher rates",
      claim: "Before those, operators pay $150–$450 a year.",
      how: () =>
        `In two worked examples, with a 13.5 kWh battery and ${numberText(boughtKwh)} kWh a year bought from the grid, one owner keeps ${moneyText(fixedPlanNetDollars)} and the other ${moneyRangeText(tradingPlanWorstDollars, tradingPlanBestDollars)}. [What operators pay](/blog/vpp-payments-2026).`,
    },
  ),
  "battery-price-claim": claim(
    "$900–$1,200",
    "What installers quoted per usable kWh in earlier years, before certificates.",
    {
      value: () => moneyRangeText(prices.batteryPerKwh.low, prices.batteryPerKwh.high),
      label: "per usable kWh before certificates",
      how: () =>
        `A battery costs ${moneyRangeText(prices.batteryPerKwh.low, prices.batteryPerKwh.high)} per usable kWh before certificates; your quote gives you the price of yours.`,
    },
  ),
} satisfies Record<string, FigureRecord>;
