import { hoursText } from "#app/estimators/results/assumptions.ts";
import { countText } from "#content/count-text.ts";
import {
  capitalised,
  kwhSizeText,
  kwhText,
  kwText,
  longDate,
  moneyInTensText,
  moneyRangeText,
  moneyText,
  monthName,
  numberText,
  percentText,
  rangeText,
  rateText,
  roundToHundreds,
} from "#content/format.ts";
import { holdTogether } from "#content/hold-together.ts";

const hours = (from: number, to: number, days: number) => hoursText({ from, to, days, idleShare: 0.1 });

/** What is formatted, and the expected text, in which a number and its unit, or a day and its month, stay on one line. */
export const formatted: readonly [what: string, text: string, format: () => string][] = [
  ["a number", "1,235", () => numberText(1234.5)],
  ["one of a noun", "1 hour", () => countText(1, "hour")],
  ["two of a noun", "2 hours", () => countText(2, "hour")],
  ["none of a noun", "0 hours", () => countText(0, "hour")],
  ["one of an irregular noun", "1 person", () => countText(1, "person", "people")],
  ["two of an irregular noun", "2 people", () => countText(2, "person", "people")],
  ["energy", "3,243\u00a0kWh", () => kwhText(3243.2)],
  ["power", "99.9\u00a0kW", () => kwText(99.9)],
  ["a rate", "28.2\u00a0c/kWh", () => rateText(28.2)],
  ["a share", "35%", () => percentText(0.35)],
  ["a date", "1\u00a0November\u00a02026", () => longDate("2026-11-01")],
  ["a month", "December", () => monthName(12)],
  ["money in whole dollars", "$4,618", () => moneyText(4618.2)],
  ["money with cents", "$29.17", () => moneyText(29.1666, 2)],
  ["money to the nearest hundred", "$1,300", () => moneyText(roundToHundreds(1250))],
  ["money to the nearest ten", "$1,250", () => moneyInTensText(1245)],
  ["a battery’s size", "13.5\u00a0kWh", () => kwhSizeText(13.5)],
  ["a sentence’s beginning", "About it", () => capitalised("about it")],
  ["a negative amount with a minus sign", "−$50", () => moneyText(-50)],
  ["a negative amount of a few cents", "$0", () => moneyText(-0.2)],
  ["a range with one unit", "$700–1,000", () => moneyRangeText(700, 1000)],
  ["a range whose ends read the same", "$700", () => moneyRangeText(699.6, 700.4)],
  ["a range from a negative amount", "−$20 to $30", () => moneyRangeText(-20, 30)],
  ["a range of numbers", "4–10", () => rangeText(3.8, 9.8)],
  ["a range with decimals", "2.5–3.5", () => rangeText(2.5, 3.5, 1)],
  [
    "running text",
    "needs 4.2\u00a0kWh on 21\u00a0November 2026 at 28.2\u00a0c/kWh, 3\u00a0c less",
    () => holdTogether("needs 4.2 kWh on 21 November 2026 at 28.2 c/kWh, 3 c less"),
  ],
  ["phone numbers", "Call 1300\u00a0975\u00a0707 or 131\u00a0450", () => holdTogether("Call 1300 975 707 or 131 450")],
  [
    "days and minutes",
    "fixed for 30\u00a0days, 45–\u206060\u00a0minutes",
    () => holdTogether("fixed for 30 days, 45–60 minutes"),
  ],
  ["words that aren’t units", "2 cats, 10 Wednesdays, 5 amps", () => holdTogether("2 cats, 10 Wednesdays, 5 amps")],
  ["opening hours", "from 7 am to 5 pm, 5 days a week", () => hours(7, 17, 5)],
  ["opening hours until noon", "from 8:30 am to noon, 1 day a week", () => hours(8.5, 12, 1)],
  ["opening hours until midnight", "from 6 pm to midnight, 4 days a week", () => hours(18, 24, 4)],
  ["opening hours without an end", "day and night, 7 days a week", () => hours(0, 24, 7)],
];
