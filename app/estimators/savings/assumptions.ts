import type { Cost } from "#content/cost.ts";
import type { Work } from "#content/energy/estimate.ts";
import { fade } from "#content/energy/house/tables.ts";
import { yieldAt } from "#content/energy/place-yield.ts";
import { defaultOffer, feedIn } from "#content/energy/prices/tariffs.ts";
import { kwh, moneyRange, number, percent, range, rate as rateText, size } from "#content/format.ts";
import type { HouseQuestion } from "../house/question.ts";

/** Something taken as given; `field` is where a visitor changes it. */
export type Assumption = { field: string | undefined; text: string };

export function assumptionsOf(input: HouseQuestion, cost: Cost | undefined): Assumption[] {
  const place = yieldAt(input.postcode);
  const { orientation, pitch, kw2, orientation2, distributor, feedin, from, car, periods, midday, cap } = input;
  const list: (Assumption | false)[] = [
    {
      field: "postcode",
      text: `Over the year, a kW of panels in ${place.name} makes ${kwh(place.yield, 1)} a day, ±10% depending on roof and weather.`,
    },
    {
      field: "orientation",
      text: `The roof faces ${orientation}${kw2 > 0 ? ` and ${orientation2}` : ""} at ${number(pitch ?? 22)} degrees${shadeText(input)}.`,
    },
    input.work !== undefined && {
      field: "opens",
      text: `You use power evenly ${hoursText(input.work)}, and at ${percent(input.work.idle)} of that rate at other times, the same all year.`,
    },
    input.work === undefined && {
      field: "home",
      text: `We spread your usage over the day to match meter data from thousands of homes, assume ${homeText[input.home]}, and allow for busier days and bursts of usage.`,
    },
    input.site === "home" && {
      field: "heating",
      text: `Heating is ${input.heating}: on winter days you use ${input.heating === "gas" ? "about a fifth more than the year’s average" : "half as much again as the year’s average, or more"}.`,
    },
    {
      field: "rate",
      text: `${periods.length > 0 ? "Outside the hours you entered, power" : "Power"} costs ${rateText(input.rate)}${distributor ? `, the Victorian Default Offer in ${defaultOffer[distributor].name}’s area` : ""}${periods.length > 0 ? "" : ", the same at all hours"}.`,
    },
    {
      field: "feedin",
      text:
        feedin === undefined
          ? `Exports earn ${range(feedIn.low, feedIn.high)} c/kWh; we assume ${feedIn.assumed} c.`
          : `Exports earn ${rateText(feedin)}.`,
    },
    { field: "exportlimit", text: `You can export up to ${size(input.exportLimit)} kW at a time.` },
    from !== undefined &&
      "bill" in from && {
        field: "bill",
        text: `We take the daily charge, ${size(input.supply)} c, off your bill first, and assume all four quarters are the same.`,
      },
    input.battery > 0 && {
      field: "battery",
      text: `The battery charges and discharges at up to ${size(input.batteryOptions.kw ?? 5)} kW, gives back 90% of what goes in and keeps ${percent(input.batteryOptions.reserve ?? 0.1)} in reserve; its savings drop ${percent(fade.battery)} a year.`,
    },
    midday && {
      field: "midday",
      text: `From 11 am to 2 pm power costs nothing${cap === undefined ? ", without a cap: we found none, so read the plan’s terms" : `, up to ${size(cap)} kWh a day`}. Other rates may be higher: enter them from its fact sheet.`,
    },
    car !== undefined && {
      field: "ev",
      text: `The car does ${number(car.kmPerWeek)} km a week at 17 kWh per 100 km, with a tenth lost in charging, on top of the usage you entered.`,
    },
    cost !== undefined && {
      field: "price",
      text:
        input.price === undefined
          ? `The whole system costs ${moneyRange(cost.price.low, cost.price.high)} before certificates, the range we assume.`
          : `The whole system costs ${moneyRange(input.price, input.price)} before certificates, the price you entered.`,
    },
    { field: "stc", text: `A certificate is worth $${size(input.stc)}.` },
    {
      field: undefined,
      text: `Savings from the panels drop ${percent(fade.panels, 1)} a year. We assume prices don’t change.`,
    },
    {
      field: undefined,
      text: "Left out: repairs, a new inverter after 10 to 15 years, a battery’s own power use, tax, and the cost of borrowing.",
    },
  ];
  return list.filter((each) => each !== false);
}

const homeText = {
  out: "everyone’s out on weekdays from 9 to 5",
  mixed: "someone’s home part of the day",
  home: "someone’s home on weekdays from 9 to 5",
} as const;

/** "from 7 am to 5:30 pm, 5 days a week". */
export function hoursText({ from, to, days }: Work): string {
  const hours = from === 0 && to === 24 ? "day and night" : `from ${clock(from)} to ${clock(to)}`;
  return `${hours}, ${days === 1 ? "1 day" : `${days} days`} a week`;
}

function clock(hour: number): string {
  if (hour === 12) return "noon";
  if (hour % 24 === 0) return "midnight";
  const minutes = Math.round((hour % 1) * 60);
  const past = minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`;
  return `${((Math.floor(hour) + 11) % 12) + 1}${past} ${hour < 12 ? "am" : "pm"}`;
}

function shadeText({ morningShade, afternoonShade }: HouseQuestion): string {
  if (morningShade === "none" && afternoonShade === "none") return ", with no shade";
  return `, with ${shadeOf[morningShade]} in the morning and ${shadeOf[afternoonShade]} in the afternoon`;
}

const shadeOf = { none: "no shade", some: "some shade", much: "a lot of shade" } as const;
