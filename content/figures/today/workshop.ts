import { feedIn, meanOffer } from "#content/energy/tariffs.ts";
import { percent, range } from "#content/format.ts";
import { type Price, withoutGst } from "#content/rules/gst.ts";
import type { Day } from "#content/rules/schedule.ts";
import { workshop, workshopYears } from "../workshop.computed.ts";
import { panelCertificates } from "./system-cost.ts";
import type { Today } from "./today.ts";

const workshopWords = `a workshop that draws ${workshop.workKw} kW on weekdays from ${workshop.from} am to ${workshop.to - 12} pm and ${workshop.idleKw} kW otherwise`;

/** A business that claims GST back pays its rate without it. */
const usageRate = withoutGst({ dollars: meanOffer.usage / 100, gst: "inc" });

type Size = keyof typeof workshopYears;

const sizes = [10, 30, 50] as const satisfies Size[];

export function commercialPaybackToday(examples: Readonly<Record<Size, Price>>): Today {
  const paysBack = (day: Day) =>
    sizes.map((kw) => {
      const { direct, exported } = workshopYears[kw];
      const left = withoutGst(examples[kw]) - panelCertificates(kw, day).value;
      return left / (direct * usageRate + (exported * feedIn.assumed) / 100);
    });
  const text = (day: Day) => `${range(Math.min(...paysBack(day)), Math.max(...paysBack(day)))} years`;
  return {
    value: text,
    label: "our three examples on a five-day workshop",
    why: (day) =>
      `Our three advertised examples, certificates taken off, pay back in ${text(day)} on ${workshopWords}, at the mean usage rate of the Victorian Default Offer, all before GST.`,
  };
}

export function costReductionToday(smallest: Size, largest: Size): Today {
  const share = (kw: Size) => workshopYears[kw].direct / workshopYears[kw].use;
  const text = () => `${range(share(smallest) * 100, share(largest) * 100)}%`;
  return {
    value: text,
    label: `for ${smallest} to ${largest} kW on a five-day workshop`,
    why: () =>
      `${smallest} kW of panels replace ${percent(share(smallest))} and ${largest} kW ${percent(share(largest))} of the power that ${workshopWords} uses in a year; the daily charge stays.`,
  };
}
