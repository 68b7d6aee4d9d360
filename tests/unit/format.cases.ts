import { hoursText } from "#app/estimators/results/assumptions.ts";
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
  sizeText,
} from "#content/format.ts";
import { holdTogether } from "#content/hold-together.ts";

const hours = (from: number, to: number, days: number) => hoursText({ from, to, days, idleShare: 0.1 });

/** Formatted values and the expected text, in which a number and its unit, or a day and its month, stay on one line. */
export const formatted: readonly [what: string, actual: string, expected: string][] = [
  ["a number", numberText(1234.5), "1,235"],
  ["a number with cents", numberText(1234.5, 2), "1,234.50"],
  ["a size with a decimal", sizeText(6.6), "6.6"],
  ["a whole size", sizeText(10), "10"],
  ["energy", kwhText(3243.2), "3,243\u00a0kWh"],
  ["power", kwText(99.9), "99.9\u00a0kW"],
  ["a rate", rateText(28.2), "28.2\u00a0c/kWh"],
  ["a share", percentText(0.35), "35%"],
  ["a date", longDate("2026-11-01"), "1\u00a0November\u00a02026"],
  ["a month", monthName(12), "December"],
  ["money in whole dollars", moneyText(4618.2), "$4,618"],
  ["money with cents", moneyText(29.1666, 2), "$29.17"],
  ["money to the nearest hundred", moneyText(roundToHundreds(1250)), "$1,300"],
  ["money to the nearest ten", moneyInTensText(1245), "$1,250"],
  ["a battery’s size", kwhSizeText(13.5), "13.5\u00a0kWh"],
  ["a sentence’s beginning", capitalised("about it"), "About it"],
  ["a negative amount with a minus sign", moneyText(-50), "−$50"],
  ["a negative amount of a few cents", moneyText(-0.2), "$0"],
  ["a range with one unit", moneyRangeText(700, 1000), "$700–1,000"],
  ["a range whose ends read the same", moneyRangeText(699.6, 700.4), "$700"],
  ["a range from a negative amount", moneyRangeText(-20, 30), "−$20 to $30"],
  ["a range of numbers", rangeText(3.8, 9.8), "4–10"],
  ["a range with decimals", rangeText(2.5, 3.5, 1), "2.5–3.5"],
  [
    "running text",
    holdTogether("needs 4.2 kWh on 21 November 2026 at 28.2 c/kWh, 3 c less"),
    "needs 4.2\u00a0kWh on 21\u00a0November 2026 at 28.2\u00a0c/kWh, 3\u00a0c less",
  ],
  ["phone numbers", holdTogether("Call 1300 975 707 or 131 450"), "Call 1300\u00a0975\u00a0707 or 131\u00a0450"],
  [
    "days and minutes",
    holdTogether("fixed for 30 days, 45–60 minutes"),
    "fixed for 30\u00a0days, 45–\u206060\u00a0minutes",
  ],
  ["words that aren’t units", holdTogether("2 cats, 10 Wednesdays, 5 amps"), "2 cats, 10 Wednesdays, 5 amps"],
  ["opening hours", hours(7, 17, 5), "from 7 am to 5 pm, 5 days a week"],
  ["opening hours until noon", hours(8.5, 12, 1), "from 8:30 am to noon, 1 day a week"],
  ["opening hours until midnight", hours(18, 24, 4), "from 6 pm to midnight, 4 days a week"],
  ["opening hours without an end", hours(0, 24, 7), "day and night, 7 days a week"],
];
