import { averageCarKwh } from "#content/energy/car.ts";
import { yieldAt } from "#content/energy/place-yield.ts";
import { dayTimeShare, directShare, middayShare } from "#content/energy/savings.ts";
import { defaultOffer } from "#content/energy/tariffs.ts";
import { orientations } from "#content/energy/yield.ts";
import { kwh, moneyRange, number, percent, rate as rateText, size } from "#content/format.ts";
import type { Cost } from "./cost.ts";
import type { SavingsInput } from "./question.ts";

/** Something taken as given; `field` is where a visitor changes it. */
export type Assumption = { field: string | undefined; text: string };

export function assumptionsOf(input: SavingsInput, cost: Cost | undefined): Assumption[] {
  const place = yieldAt(input.postcode);
  const { home, orientation, distributor, feedin, from } = input;
  const list: (Assumption | false)[] = [
    {
      field: "postcode",
      text: `A kW of panels makes ${kwh(place.yield, 1)} a day over the year, as in ${place.name}; ±10% by roof and weather.`,
    },
    {
      field: "orientation",
      text: `The roof faces ${orientation}: ${percent(orientations[orientation])} of a north roof's output, without shade.`,
    },
    {
      field: "home",
      text: `Without a battery up to ${percent(directShare[home])} of the output is used directly, and never more than the ${percent(dayTimeShare[home])} of use that falls by day.`,
    },
    {
      field: "rate",
      text: `Power costs ${rateText(input.rate)}${distributor ? `, the Victorian Default Offer in ${defaultOffer[distributor].name}'s area` : ""}, the same at all hours.`,
    },
    {
      field: "feedin",
      text: feedin === undefined ? "Exports earn 0 to 3 c/kWh." : `Exports earn ${rateText(feedin)}.`,
    },
    from !== undefined &&
      "bill" in from && {
        field: "bill",
        text: `Of the bill the daily charge, ${size(input.supply)} c, is taken off first; a year is four such quarters.`,
      },
    input.battery > 0 && {
      field: "battery",
      text: "The battery gives back 90% of what it takes, and 90% of its usable size on a good day; the low end takes off another 20%.",
    },
    input.midday && {
      field: "midday",
      text: `On the Midday Power Saver ${percent(middayShare.least)} to ${percent(middayShare.most)} of what is used directly would have cost nothing anyway; what the plan saves by itself is not counted.`,
    },
    input.car !== "no" && {
      field: "ev",
      text: `The car takes ${kwh(averageCarKwh, 1)} a day, ${input.car === "day" ? "when the sun shines" : "at night"}, besides the use given.`,
    },
    cost !== undefined && {
      field: "price",
      text:
        input.price === undefined
          ? `All costs ${moneyRange(cost.price.low, cost.price.high)} before certificates, the range we assume.`
          : `All costs ${moneyRange(input.price, input.price)} before certificates, as you say.`,
    },
    { field: "stc", text: `A certificate is worth $${size(input.stc)}.` },
    { field: undefined, text: `Output fades ${number(0.5, 1)}% a year; prices stay as they are today.` },
    {
      field: undefined,
      text: "Left out: repairs, a new inverter after 10 to 15 years, export limits, tax, and the cost of money.",
    },
  ];
  return list.filter((each) => each !== false);
}
