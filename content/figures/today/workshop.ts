import { costOf } from "#content/cost.ts";
import { threePhaseExport, workshop } from "#content/energy/business/workshop.ts";
import type { Span } from "#content/energy/house/input.ts";
import { yearlyDegradation } from "#content/energy/house/tables.ts";
import { paybackOf } from "#content/energy/money/payback.ts";
import { kw as kwText, number, percent, range } from "#content/format.ts";
import { type Price, withoutGst } from "#content/rules/gst.ts";
import type { Day } from "#content/rules/schedule.ts";
import { pricedFor } from "#content/rules/solar-certificates.ts";
import { workshopYears } from "../workshop.computed.ts";
import type { Today } from "./today.ts";

const workshopWords = `a workshop that draws ${kwText(workshop.workKw)} on weekdays from ${workshop.from} am to ${workshop.to - 12} pm and ${kwText(workshop.idleKw)} at other times, and can export up to ${kwText(threePhaseExport)}`;

type Size = keyof typeof workshopYears;

/** From the best case of the best example to the worst of the worst, as the page's estimator works them out. */
export function commercialPaybackToday(examples: Readonly<Record<Size, Price>>): Today {
  const years = (kw: Size, day: Day): Span => {
    const { pay } = costOf({ kw, site: "business", knownPrice: withoutGst(examples[kw]) }, pricedFor(kw, day));
    const { low, assumed, high } = paybackOf(pay, workshopYears[kw].worth, yearlyDegradation.panels);
    return { low: low ?? 50, assumed: assumed ?? 50, high: high ?? 50 };
  };
  const all = (day: Day) => [years(10, day), years(30, day), years(50, day)];
  const ends = (day: Day) =>
    range(Math.min(...all(day).map(({ low }) => low)), Math.max(...all(day).map(({ high }) => high)));
  const assumedYears = (day: Day) => {
    const [small, middle, large] = all(day).map(({ assumed }) => number(assumed, 1));
    return `${small}, ${middle} and ${large}`;
  };
  return {
    value: (day) => `${ends(day)} years`,
    label: "for our three examples at our typical price, at a workshop open on weekdays",
    claim: "5–7 years for a business that’s open five days a week or more and uses most of its solar.",
    why: (day) =>
      `Our examples of 10, 30 and 50 kW pay back in about ${assumedYears(day)} years; it’s ${ends(day)} years depending on the feed-in rate, the weather and when you use power. The workshop pays the mean rate of the Victorian Default Offer.`,
  };
}

export function costReductionToday(smallest: Size, largest: Size): Today {
  const share = (kw: Size) => workshopYears[kw].lessBill;
  const text = `${range(share(smallest) * 100, share(largest) * 100)}%`;
  return {
    value: () => text,
    label: `less on the bill: ${percent(share(smallest))} with ${smallest} kW and ${percent(share(largest))} with ${largest} kW, at a workshop open on weekdays`,
    claim: "A business that uses most of its power by day can save 30–70%.",
    why: () =>
      `The yearly bill falls by ${percent(share(smallest))} with ${smallest} kW of panels and by ${percent(share(largest))} with ${largest} kW, at ${workshopWords}.`,
  };
}
