import { commercialPrice, costOf } from "#content/cost.ts";
import { threePhaseExportLimitKw, workshop } from "#content/energy/business-hours.ts";
import { maxPaybackYears, yearlyDegradation } from "#content/energy/inputs/constants.ts";
import type { Span } from "#content/energy/inputs/house.ts";
import { paybackOf } from "#content/energy/money/payback.ts";
import { kwText, moneyText, numberText, percentText, rangeText } from "#content/format.ts";
import { type Price, withGst, withoutGst } from "#content/rules/gst.ts";
import { type Day, yearOfDay } from "#content/rules/schedule.ts";
import { plannedBusinessDay } from "#content/rules/solar-certificates.ts";
import { openEveryDay, workshopYears } from "../workshop.computed.ts";
import { claim, type FigureRecord } from "./record.ts";

/** The prices of three examples, before GST and certificates. */
export const commercialExamples = { 10: examplePrice(10), 30: examplePrice(30), 50: examplePrice(50) } as const;

type ExampleYears = Readonly<Record<Size, { saving: Span }>>;

type Size = keyof typeof commercialExamples;

const workshopText = `a workshop that draws ${kwText(workshop.workKw)} on weekdays from ${workshop.from} am to ${workshop.to - 12} pm and ${kwText(workshop.idleKw)} at other times, and can export up to ${kwText(threePhaseExportLimitKw)}`;
const savedShares = { small: workshopYears[10].savedShare, large: workshopYears[50].savedShare };

export const commercialOffers = {
  "payback-commercial": claim("5–7 years", "Before GST, after certificates.", {
    value: (day) => `${paybackRangeText(day)} years`,
    label: "for 10 to 50 kW at our typical price, at a workshop open on weekdays",
    claim: "It’s about 5–7 years at one that’s open every day.",
    how: (day) => {
      return `Our examples of 10, 30 and 50 kW pay back in about ${typicalPaybacksText(day, workshopYears)} years at a workshop open on weekdays, and in ${typicalPaybacksText(day, openEveryDay)} at one open every day. On weekdays, with other sun, feed-in rates or habits, it’s ${paybackRangeText(day)} years. A workshop that’s open every day uses the same energy in a week, spread over seven days. The workshop pays the mean rate of the Victorian Default Offer.`;
    },
  }),
  "commercial-cost-reduction": claim(
    "30–70%",
    "It depends on how much you use during the day and on the size of the roof.",
    {
      value: () => `${rangeText(savedShares.small * 100, savedShares.large * 100)}%`,
      label: "off a weekday workshop’s bill, with 10 to 50 kW",
      claim: "For a business that uses nearly all of its power by day it can be 30–70%.",
      how: () =>
        `The yearly bill falls by ${percentText(savedShares.small)} with 10 kW of panels and by ${percentText(savedShares.large)} with 50 kW, at ${workshopText}.`,
    },
  ),
  "example-10kw-price": exampleFigure(10),
  "example-30kw-price": exampleFigure(30),
  "example-50kw-price": exampleFigure(50),
} satisfies Record<string, FigureRecord>;

function examplePrice(kw: number): Price {
  return { dollars: commercialPrice(kw).typical, gst: "ex" };
}

function exampleFigure(kw: Size): FigureRecord<string> {
  const price = commercialExamples[kw];
  const costOn = (day: Day) => costOf({ kw, buyer: "business" }, plannedBusinessDay(kw, day));
  return claim(
    moneyText(withoutGst(price)),
    `An example of ${kw} kW for a business, before GST and certificates. With GST it’s ${moneyText(withGst(price))}.`,
    {
      value: (day) => moneyText(costOn(day).pay.typical),
      label: (day) =>
        `before GST, after certificates in Melbourne, installed in ${yearOfDay(plannedBusinessDay(kw, day))}`,
      claim: `${moneyText(withoutGst(price))} before certificates and GST.`,
      how: (day) => {
        const { certificates, pay } = costOn(day);
        const { count, value } = certificates;
        return `${count} certificates, for an installation in ${yearOfDay(plannedBusinessDay(kw, day))}, take ${moneyText(value)} off, which leaves ${moneyText(pay.typical)} before GST or ${moneyText(withGst(price) - value)} with it.`;
      },
    },
  );
}

/** "5.6, 6.0 and 7.7" */
function typicalPaybacksText(day: Day, years: ExampleYears): string {
  const [small, middle, large] = paybacks(day, years).map(({ assumed }) => numberText(assumed, 1));
  return `${small}, ${middle} and ${large}`;
}

/** The payback of each example, from its best case to its worst, as the page's estimator calculates it. */
function paybacks(day: Day, years: ExampleYears): Span[] {
  return ([10, 30, 50] as const).map((kw) => {
    const knownPrice = withoutGst(commercialExamples[kw]);
    const { pay } = costOf({ kw, buyer: "business", knownPrice }, plannedBusinessDay(kw, day));
    const { low, assumed, high } = paybackOf(pay, years[kw].saving, yearlyDegradation.panels);
    return { low: low ?? maxPaybackYears, assumed: assumed ?? maxPaybackYears, high: high ?? maxPaybackYears };
  });
}

/** The range from the best case of the best example to the worst case of the worst example. */
function paybackRangeText(day: Day): string {
  const years = paybacks(day, workshopYears);
  return rangeText(Math.min(...years.map(({ low }) => low)), Math.max(...years.map(({ high }) => high)));
}
