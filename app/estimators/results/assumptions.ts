import type { Cost } from "#content/cost.ts";
import type { Work } from "#content/energy/estimate.ts";
import { averageKmPerWeek, carUse, defaults, yearlyDegradation } from "#content/energy/inputs/constants.ts";
import { defaultOffer, feedIn } from "#content/energy/tariffs/default-offer.ts";
import { yieldAt } from "#content/energy/yield.ts";
import {
  kwhText,
  moneyRangeText,
  moneyText,
  numberText,
  percentText,
  rangeText,
  rateText,
  sizeText,
} from "#content/format.ts";
import { type House, periodsOf, ratesOf, totalKw } from "../house.ts";

/** An assumption; `field` is where a visitor can change it. */
export type Assumption = { field?: string; text: string };

export function assumptionsOf(
  house: House,
  cost: Cost,
  entered: { knownPrice: number | undefined; stc: number },
): Assumption[] {
  const {
    postcode,
    orientation = "north",
    pitch = defaults.face.pitch,
    kw2 = 0,
    orientation2 = "west",
    work,
    heating = "gas",
  } = house;
  const { distributor, feedin, ev = "no", km = averageKmPerWeek, midday, cap, exportlimit, battery = 0 } = house;
  const place = yieldAt(postcode?.postcode);
  const { usageCents, supplyCentsPerDay } = ratesOf(house);
  const hasPanels = (totalKw(house) ?? 0) > 0;
  const hasPeriods = periodsOf(house).length > 0;
  const isBilled = house.use === undefined && house.night === undefined && house.bill !== undefined;
  const priceText =
    entered.knownPrice === undefined ? moneyRangeText(cost.price.low, cost.price.high) : moneyText(entered.knownPrice);
  const byField: Record<string, string | false> = {
    postcode: `Over the year, a kW of panels in ${place.name} makes ${kwhText(place.yield, 1)} a day, ±10% depending on roof and weather.`,
    orientation: `The roof faces ${orientation}${kw2 > 0 ? ` and ${orientation2}` : ""} at ${numberText(pitch)} degrees${shadeText(house)}.`,
    ...(work
      ? {
          opens: `You use power evenly ${hoursText(work)}, and at ${percentText(work.idleShare)} of that rate at other times, the same all year.`,
        }
      : {
          home: `We spread your usage over the day to match meter data from thousands of homes, assume ${occupancyText[house.home ?? "mixed"]}, and allow for busier days and bursts of usage.`,
          heating: `Heating is ${heating}: on winter days you use ${heating === "gas" ? "about a fifth more than the year’s average" : "half as much again as the year’s average, or more"}.`,
        }),
    rate: `${hasPeriods ? "Outside the hours you entered, power" : "Power"} costs ${rateText(usageCents)}${distributor ? `, the Victorian Default Offer in ${defaultOffer[distributor].name}’s area` : ""}${hasPeriods ? "" : ", the same at all hours"}.`,
    feedin:
      feedin === undefined
        ? `Exports earn ${rangeText(feedIn.low, feedIn.high)} c/kWh; we assume ${feedIn.assumed} c.`
        : `Exports earn ${rateText(feedin)}.`,
    exportlimit: `You can export up to ${sizeText(exportlimit ?? defaults.tariff[work ? "exportLimitThreePhaseKw" : "exportLimitKw"])} kW at a time.`,
    bill:
      isBilled &&
      `We take the daily charge, ${sizeText(supplyCentsPerDay)} c, off your bill first, and assume all four quarters are the same.`,
    battery:
      battery > 0 &&
      `The battery charges and discharges at up to ${sizeText(house.batterykw ?? defaults.battery.kw)} kW, gives back ${percentText(defaults.battery.efficiency)} of what goes in and keeps ${percentText(house.reserve === undefined ? defaults.battery.reserve : house.reserve / 100)} in reserve; its savings drop ${percentText(yearlyDegradation.battery)} a year.`,
    midday:
      midday === "yes" &&
      `From 11 am to 2 pm power costs nothing${cap === undefined ? ", without a cap; check the plan’s terms" : `, up to ${sizeText(cap)} kWh a day`}. Other rates may be higher: enter them from its fact sheet.`,
    ev:
      ev !== "no" &&
      `The car does ${numberText(km)} km a week at ${numberText(carUse.kwhPerKm * 100)} kWh per 100 km, with a tenth lost in charging, on top of the usage you entered.`,
    [work ? "price" : "cost"]:
      `The whole system costs ${priceText} before certificates, the ${entered.knownPrice === undefined ? "range we assume" : "price you entered"}.`,
    stc: `A certificate is worth $${sizeText(entered.stc)}.`,
  };
  return [
    ...Object.entries(byField).flatMap(([field, text]) => (text ? [{ field, text }] : [])),
    {
      text: `${hasPanels ? `Savings from the panels drop ${percentText(yearlyDegradation.panels, 1)} a year. ` : ""}We assume prices don’t change.`,
    },
    { text: "Left out: repairs, a new inverter after 10 to 15 years, tax, and the cost of borrowing." },
  ];
}

const occupancyText = {
  out: "everyone’s out on weekdays from 9 to 5",
  mixed: "someone’s home part of the day",
  home: "someone’s home on weekdays from 9 to 5",
} as const;

/** "from 7 am to 5:30 pm, 5 days a week". */
export function hoursText({ from, to, days }: Work): string {
  const hours = from === 0 && to === 24 ? "day and night" : `from ${clockText(from)} to ${clockText(to)}`;
  return `${hours}, ${days === 1 ? "1 day" : `${days} days`} a week`;
}

function clockText(hour: number): string {
  if (hour === 12) return "noon";
  if (hour % 24 === 0) return "midnight";
  const minutes = Math.round((hour % 1) * 60);
  const minutesText = minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`;
  return `${((Math.floor(hour) + 11) % 12) + 1}${minutesText} ${hour < 12 ? "am" : "pm"}`;
}

function shadeText({ shadeam: morningShade = "none", shadepm: afternoonShade = "none" }: House): string {
  if (morningShade === "none" && afternoonShade === "none") return ", with no shade";
  return `, with ${shadeOf[morningShade]} in the morning and ${shadeOf[afternoonShade]} in the afternoon`;
}

const shadeOf = { none: "no shade", some: "some shade", much: "a lot of shade" } as const;
