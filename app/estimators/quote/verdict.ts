import { type Cost, costOf } from "#content/cost.ts";
import {
  kwhSizeText,
  kwText,
  moneyRangeText,
  moneyText,
  numberText,
  roundToHundreds,
  roundToTens,
} from "#content/format.ts";
import { fromPriceOf } from "#content/offers/from-prices.ts";
import type { PriceRange } from "#content/prices.ts";
import { withGst } from "#content/rules/gst.ts";
import { melbourneZone, type Zone } from "#content/rules/zones.ts";
import { compact } from "../estimate-lines.ts";
import { certificateSentences } from "./certificates.ts";
import type { Installation, Quote } from "./quote.ts";

export type VerdictKind = "fair" | "above" | "entry" | "cheap" | "high" | "certificates" | "unclear";

export interface Verdict {
  kind: VerdictKind;
  title: string;
  sentences: string[];
  /** What to ask the installer. */
  questions: string[];
  /** How many certificates the rules allow. Undefined without a size. */
  allowedCertificates: number | undefined;
  /** The usual range and the price compared with it, both before or both after discounts. */
  scale: Scale | undefined;
  /** What we would charge for the same system, after discounts. */
  ourPrice: number | undefined;
}

interface Scale extends PriceRange {
  price: number;
  /** Below this a quote is cheap: a little less than our "from" price for the same system, if we have one. */
  cheapBelow: number | undefined;
  /** The state's rebate, if the usual price has it taken off: not every household gets it. */
  stateRebate: number;
  relativeToDiscounts: "before" | "after";
}

/**
 * Judges a quote. The verdict is unclear if the price or the size is missing, or if the price may be before or after discounts.
 * Otherwise a wrong number of certificates decides it; if the number is right or missing, the price does, against the usual range.
 */
export function verdictOf(quote: Quote, installation: Installation): Verdict {
  const { price, relativeToDiscounts, certificates } = quote;
  const costs = costsFor(quote, installation);
  const allowedCertificates = costs?.usual.certificates.count;
  const commonParts = { allowedCertificates, ourPrice: costs?.usual.pay.typical };
  const aboutCertificates =
    allowedCertificates === undefined ? [] : certificateSentences(quote, allowedCertificates, installation);
  if (price === undefined || costs === undefined) {
    const sentences = [...aboutCertificates, ...sentencesIfUnclear(quote, allowedCertificates)];
    return { ...unclearVerdict(quote), sentences, scale: undefined, ...commonParts };
  }
  if (relativeToDiscounts === "") {
    const verdictIf = (assumed: Scale["relativeToDiscounts"]) => {
      const { kind, title } = verdictOnPrice(scaleOf(quote, assumed, price, costs), quote);
      return lowerFirst(kind === "cheap" ? shortCheapTitle : title);
    };
    return {
      kind: "unclear",
      title: "We can’t tell yet: add whether that price is before or after rebates",
      sentences: [
        `If it’s what you’d pay, we’d say “${verdictIf("after")}”. If rebates still come off, we’d say “${verdictIf("before")}”.`,
        ...aboutCertificates,
      ],
      questions: ["Have the certificates and the state’s rebate been taken off this price?"],
      scale: undefined,
      ...commonParts,
    };
  }
  const scale = scaleOf(quote, relativeToDiscounts, price, costs);
  const { sentence, ...priceVerdict } = verdictOnPrice(scale, quote);
  const aboutRebate = rebateSentences(scale);
  if (certificates === undefined || certificates === allowedCertificates)
    return {
      ...priceVerdict,
      sentences: [sentence, ...aboutRebate, ...aboutCertificates],
      scale,
      ...commonParts,
    };
  return {
    kind: "certificates",
    title: "The certificates don’t add up",
    sentences: [...aboutCertificates, `On price alone, ${lowerFirst(sentence)}`, ...aboutRebate],
    questions: [
      "Which postcode, size and installation date were the certificates worked out for?",
      "What will I pay if fewer certificates are approved than the quote counts?",
      ...priceVerdict.questions.slice(0, 1),
    ],
    scale,
    ...commonParts,
  };
}

interface Costs {
  usual: Cost;
  /** The same system at the price below which a quote is cheap. Sizes without a "from" price have none. */
  cheapest: Cost | undefined;
}

/** The same system at our prices. Without a postcode, a number of certificates is right if it fits either Victorian zone. */
function costsFor(
  { kw = 0, batteryKwh = 0, certificates }: Quote,
  { zone, day, certificatePrice }: Installation,
): Costs | undefined {
  if (kw === 0 && batteryKwh === 0) return undefined;
  const fromPrice = fromPriceOf(kw, batteryKwh);
  const cheapBelow = fromPrice && Math.floor((fromPrice * cheapShare) / 100) * 100;
  const inZone = (assumedZone: Zone, knownPrice?: number) => {
    const system = { kw, batteryKwh, panelsAlready: kw === 0, knownPrice };
    return costOf({ ...system, zone: assumedZone, certificatePrice }, day);
  };
  const costsIn = (assumedZone: Zone): Costs => ({
    usual: inZone(assumedZone),
    cheapest: cheapBelow === undefined ? undefined : inZone(assumedZone, cheapBelow),
  });
  if (zone !== undefined) return costsIn(zone);
  const inlandCosts = costsIn(3);
  return certificates === inlandCosts.usual.certificates.count ? inlandCosts : costsIn(melbourneZone);
}

/** The range that Your price gives for the same system, before or after discounts. */
function scaleOf(
  { gst }: Quote,
  relativeToDiscounts: Scale["relativeToDiscounts"],
  price: number,
  { usual, cheapest }: Costs,
): Scale {
  const usualRange = relativeToDiscounts === "before" ? usual.price : usual.pay;
  return {
    ...usualRange,
    cheapBelow: relativeToDiscounts === "before" ? cheapest?.price.low : cheapest?.pay.low,
    stateRebate: relativeToDiscounts === "before" ? 0 : usual.withoutRebate.typical - usual.pay.typical,
    price: withGst({ dollars: price, gst }),
    relativeToDiscounts,
  };
}

/** We didn't ask whether the household gets the state's rebate, so this gives both prices. */
function rebateSentences({ typical, stateRebate }: Scale): string[] {
  if (stateRebate < 1) return [];
  const [withIt, withoutIt] = [roundToTens(typical), roundToTens(typical + stateRebate)].map((price) =>
    moneyText(price),
  );
  return [
    `The usual price is about ${withIt} with the state’s rebate of ${moneyText(stateRebate)} taken off, ${withoutIt} without it.`,
  ];
}

/** Compares a price with the usual range. Our own quotes are treated like any other. */
function verdictOnPrice(scale: Scale, quote: Quote) {
  const { low, typical, high, cheapBelow, price } = scale;
  const rebateNote = scale.stateRebate > 0 ? " with the state’s rebate" : "";
  const expectedText = `For ${systemText(quote)} we expect ${moneyRangeText(roundToTens(low), roundToTens(high))} ${scale.relativeToDiscounts} discounts, GST included`;
  const quotedText = `This quote is ${moneyText(price)}${quote.gst === "ex" ? " with GST added" : ""}`;
  /** A difference in tens of dollars, and never $0. */
  const differenceText = (dollars: number) => moneyText(Math.max(10, roundToTens(dollars)));
  const verdict = (kind: VerdictKind, title: string, sentence: string, questions: string[]) => ({
    kind,
    title,
    sentence,
    questions,
  });
  if (price > high) {
    const excessText = differenceText(price - high);
    const remarkText =
      price > 3 * high
        ? `. Check the price for a typo, and that it’s for one system.`
        : `, about ${excessText} above that.`;
    return verdict(
      "high",
      `Expensive by about ${excessText}`,
      `${expectedText}. ${quotedText}${remarkText}`,
      questionsIfExpensive,
    );
  }
  if (price < low / 3)
    return verdict(
      "cheap",
      cheapTitle,
      `${expectedText}. ${quotedText}. That wouldn’t cover the equipment, so check that it’s the whole price.`,
      questionsIfCheap,
    );
  if (cheapBelow !== undefined && price < low && price >= cheapBelow)
    return verdict(
      "entry",
      "An entry-level price",
      `${expectedText}, with the equipment most homes choose. ${quotedText}: that can buy entry-level equipment on a simple roof.`,
      questionsIfEntryLevel,
    );
  if (price < low) {
    const entryLevelText = cheapBelow === undefined ? "" : ", and less than even entry-level equipment costs";
    return verdict(
      "cheap",
      cheapTitle,
      `${expectedText}. ${quotedText}, about ${differenceText(low - price)} below that${entryLevelText}.`,
      questionsIfCheap,
    );
  }
  if (price <= highSideShare * typical)
    return verdict("fair", "Fair", `${expectedText}. ${quotedText}, within that range.`, questionsBeforeSigning);
  const aboveText = `about ${moneyText(roundToHundreds(price - typical))} above what’s usual${rebateNote}`;
  const sentence = `${expectedText}${rebateNote ? "" : `; ${moneyText(roundToTens(typical))} is usual`}. ${quotedText}, within that range but ${aboveText}.`;
  return price > expensiveShare * typical
    ? verdict("above", `Expensive, though within our range: ${aboveText}`, sentence, questionsIfExpensive)
    : verdict("above", `On the high side: ${aboveText}`, sentence, questionsBeforeSigning);
}

function unclearVerdict({ price, kw, batteryKwh }: Quote): Pick<Verdict, "kind" | "title" | "questions"> {
  const hasSize = Boolean(kw) || Boolean(batteryKwh);
  const missingParts = compact([
    price === undefined && "the price",
    !hasSize && "the size of the panels in kW, the battery’s usable kWh, or both",
  ]);
  return {
    kind: "unclear",
    title: `We can’t tell yet: add ${missingParts.join(" and ")}`,
    questions: compact([
      !hasSize && "What size are the panels in kW, and how many usable kWh does the battery hold?",
      price === undefined && "What is the full price, GST included?",
    ]),
  };
}

/** What we can say about a quote without a price or a size. */
function sentencesIfUnclear(quote: Quote, allowedCount: number | undefined): string[] {
  const { price, certificates } = quote;
  if (allowedCount !== undefined)
    return certificates === undefined
      ? [`The rules allow ${numberText(allowedCount)} certificates for ${systemText(quote)}.`]
      : [];
  return price === undefined
    ? []
    : [`${moneyText(price)} can be a good price or a bad one. It depends on how much you get for it.`];
}

function systemText({ kw = 0, batteryKwh = 0 }: Quote): string {
  return compact([kw > 0 && kwText(kw), batteryKwh > 0 && `${kwhSizeText(batteryKwh)} of battery`]).join(" and ");
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** A share of our "from" price. Another simple job may cost a little less than ours, so a quote just below isn't called cheap. */
const cheapShare = 0.97;

const shortCheapTitle = "Cheap";
const cheapTitle = `${shortCheapTitle}: ask these three questions`;

/** Shares of the typical price above which a price within the range is on the high side, and expensive. */
const highSideShare = 1.1;
const expensiveShare = 1.25;

const questionsIfEntryLevel = [
  "Which exact panels, inverter and battery are these, and which of them are entry-level?",
  "How long is each warranty, and who honours it: the manufacturer, the seller or the installer?",
  "Who installs it, and what’s their accreditation number?",
];

const questionsIfCheap = [
  "Which exact panels, inverter and battery are these, and are they on the approved lists today?",
  "What isn’t included: switchboard work, the network’s approval, removing old panels, GST?",
  "Who installs it, what’s their accreditation number, and who honours the warranty if they close?",
];

const questionsBeforeSigning = [
  "Does the price hold if the installation slips past the next drop in certificates?",
  "What export limit has the network approved for this address?",
];

const questionsIfExpensive = [
  "What does the price include besides the panels, inverter and battery: switchboard, scaffolding, a second storey?",
  "Which exact models are these, and what would the next cheaper ones cost?",
  "What is the price for the panels and for the battery separately?",
];
