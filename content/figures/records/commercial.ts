import { commercialPrice, costOf } from "#content/cost.ts";
import { money } from "#content/format.ts";
import { type Price, withGst, withoutGst } from "#content/rules/gst.ts";
import { type Day, yearOfDay } from "#content/rules/schedule.ts";
import { pricedFor } from "#content/rules/solar-certificates.ts";
import { commercialPaybackToday, costReductionToday } from "../today/workshop.ts";
import { claim, type FigureRecord } from "./record.ts";

/** Three examples, before certificates. */
export const commercialExamples = { 10: exampleOf(10), 30: exampleOf(30), 50: exampleOf(50) } as const;

export const commercialOffers = {
  "payback-commercial": claim(
    "5–7 years",
    "Before GST, after certificates.",
    commercialPaybackToday(commercialExamples),
  ),
  "commercial-cost-reduction": claim(
    "30–70%",
    "It depends on how much you use during the day and on the size of the roof.",
    costReductionToday(10, 50),
  ),
  "example-10kw-price": example(10),
  "example-30kw-price": example(30),
  "example-50kw-price": example(50),
} satisfies Record<string, FigureRecord>;

function exampleOf(kw: number): Price {
  return { dollars: commercialPrice(kw).typical, gst: "ex" };
}

function example(kw: keyof typeof commercialExamples): FigureRecord<string> {
  const price: Price = commercialExamples[kw];
  const costOn = (day: Day) => costOf({ kw, site: "business" }, pricedFor(kw, day));
  return claim(
    money(withoutGst(price)),
    `An example of ${kw} kW for a business, before GST and certificates. With GST it’s ${money(withGst(price))}.`,
    {
      value: (day) => money(costOn(day).pay.typical),
      label: "before GST, after certificates in Melbourne",
      claim: `${money(withoutGst(price))} before certificates and GST.`,
      why: (day) => {
        const { certificates, pay } = costOn(day);
        const { count, value } = certificates;
        return `${count} certificates, for an installation in ${yearOfDay(pricedFor(kw, day))}, take ${money(value)} off, which leaves ${money(pay.typical)} before GST or ${money(withGst(price) - value)} with it.`;
      },
    },
  );
}
