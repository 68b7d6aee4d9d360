import { type Cost, costOf } from "#content/cost.ts";
import { tiers } from "#content/energy/batteries.ts";
import { hundreds, kwhSize, kw as kwText, money, moneyRange, number, tens } from "#content/format.ts";
import { packageSizes } from "#content/offers/package-sizes.ts";
import { claims, type PriceRange } from "#content/prices.ts";
import type { Day } from "#content/rules/schedule.ts";
import type { Zone } from "#content/rules/zones.ts";
import { present } from "../estimate-lines.ts";
import { certificatesInWords } from "./certificates.ts";

/** What one quote says. A size that is missing means the quote has none of it. */
export interface Quote {
  /** Dollars as written in the quote. */
  price: number | undefined;
  /** Whether discounts have been taken off that price; "" where nobody has said. */
  paid: "" | "before" | "after";
  /** Whether GST is in that price. */
  gst: "inc" | "ex";
  kw: number | undefined;
  /** Usable kWh. */
  battery: number | undefined;
  /** Certificates the quote lists, panels and battery together. */
  certificates: number | undefined;
}

/** Where and when the quoted system goes in. Without a zone either Victorian zone may be right. */
export interface Site {
  zone: Zone | undefined;
  day: Day;
  /** Dollars for one certificate. */
  certificatePrice: number;
}

export type VerdictKind = "fair" | "cheap" | "high" | "certificates" | "unclear";

export interface Verdict {
  kind: VerdictKind;
  title: string;
  sentences: string[];
  /** What to ask the installer next. */
  ask: string[];
  /** Certificates by the rule, where the sizes allow counting them. */
  rule: number | undefined;
  /** The usual range and the price held against it, both before or both after discounts. */
  scale: Scale | undefined;
}

interface Scale extends PriceRange {
  price: number;
  /** The state's rebate, where the usual price has it taken off: not every household gets it. */
  stateRebate: number;
  paid: "before" | "after";
}

/** Always gives a verdict: certificates that don't add up come first, then the price against the usual range. */
export function verdictOf(quote: Quote, site: Site): Verdict {
  const { price, paid, certificates } = quote;
  const cost = costFor(quote, site);
  const rule = cost?.certificates.count;
  const ofCertificates = rule === undefined ? [] : certificatesInWords(quote, rule, site);
  if (price === undefined || cost === undefined)
    return { ...unclear(quote), sentences: [...ofCertificates, ...withoutPrice(quote, rule)], rule, scale: undefined };
  if (paid === "") {
    const reading = (each: Scale["paid"]) => {
      const [answer = ""] = againstRange(scaleOf(quote, each, price, cost), quote).title.split(": ask");
      return lowerFirst(answer);
    };
    return {
      kind: "unclear",
      title: "We can’t tell yet: add whether that price is before or after rebates",
      sentences: [
        `If it’s what you’d pay, we’d say “${reading("after")}”. If rebates still come off, we’d say “${reading("before")}”.`,
        ...ofCertificates,
      ],
      ask: ["Have the certificates and the state’s rebate been taken off this price?"],
      ...{ rule, scale: undefined },
    };
  }
  const scale = scaleOf(quote, paid, price, cost);
  const { sentence, ...priced } = againstRange(scale, quote);
  const ofRebate = rebateInWords(scale);
  if (certificates === undefined || certificates === rule)
    return { ...priced, sentences: [sentence, ...ofRebate, ...ofCertificates], rule, scale };
  return {
    kind: "certificates",
    title: "The certificates don’t add up",
    sentences: [...ofCertificates, `On price alone, ${lowerFirst(sentence)}`, ...ofRebate],
    ask: [
      "Which postcode, size and installation date were the certificates worked out for?",
      "What will I pay if fewer certificates are approved than the quote counts?",
      ...priced.ask.slice(0, 1),
    ],
    ...{ rule, scale },
  };
}

/** The same system at our prices. Without a postcode, a number of certificates that fits either Victorian zone is right. */
function costFor({ kw = 0, battery = 0, certificates }: Quote, { zone, ...site }: Site): Cost | undefined {
  if (kw === 0 && battery === 0) return undefined;
  const inZone = (each: Zone) =>
    costOf({ kw, battery, zone: each, certificatePrice: site.certificatePrice, panelsAlready: kw === 0 }, site.day);
  const inland = inZone(3);
  if (zone !== undefined) return inZone(zone);
  return certificates === inland.certificates.count ? inland : inZone(4);
}

/** The range that Your price gives for the same system, before discounts or after them. */
function scaleOf({ gst }: Quote, paid: Scale["paid"], price: number, cost: Cost): Scale {
  const range = paid === "before" ? cost.price : cost.pay;
  const stateRebate = paid === "before" ? 0 : cost.withoutRebate.typical - cost.pay.typical;
  return { ...range, stateRebate, price: gst === "ex" ? price * 1.1 : price, paid };
}

/** Nobody was asked whether the household gets the state's rebate: both prices are told. */
function rebateInWords({ typical, stateRebate }: Scale): string[] {
  if (stateRebate < 1) return [];
  const [withIt, without] = [tens(typical), tens(typical + stateRebate)].map((price) => money(price));
  return [
    `The usual price is about ${withIt} with the state’s rebate of ${money(stateRebate)} taken off, ${without} without it.`,
  ];
}

/** Our own “from” price for the same system: dollars and who gets it. */
function ownClaim({ kw = 0, battery = 0 }: Quote, { price, paid }: Scale) {
  const ids = [
    ...packageSizes.filter((each) => each.kw === kw && each.batteryKwh === battery),
    ...tiers.filter(({ least, most }) => kw === 0 && battery >= least && battery <= most),
  ].map(({ id }) => id);
  return ids.map((id) => claims.from[id]).find(({ dollars }) => paid === "after" && Math.round(price) === dollars);
}

/** What a price is, held against the usual range: our own “from” price apart, below it, above it or within. */
function againstRange(scale: Scale, quote: Quote) {
  const { low, typical, high, price } = scale;
  const withRebate = scale.stateRebate > 0 ? " with the state’s rebate" : "";
  const usual = `For ${systemOf(quote)} we expect ${moneyRange(tens(low), tens(high))} ${scale.paid} discounts, GST included`;
  const asked = `This quote is ${money(tens(price))}${quote.gst === "ex" ? " with GST added" : ""}`;
  const differs = (dollars: number) => money(Math.max(10, tens(dollars)));
  const verdict = (kind: VerdictKind, title: string, sentence: string, ask: string[]) => ({
    kind,
    title,
    sentence,
    ask,
  });
  if (price > high) {
    const by = differs(price - high);
    const why =
      price > 3 * high ? `. Check the price for a typo, and that it’s for one system.` : `, about ${by} above that.`;
    return verdict("high", `Expensive by about ${by}`, `${usual}. ${asked}${why}`, whyDear);
  }
  const claim = ownClaim(quote, scale);
  if (price < low && claim)
    return verdict(
      "fair",
      "Our own “from” price",
      `${usual}. ${money(claim.dollars)} is what we ask ${claim.condition}: a usual job costs more.`,
      ["Are my roof, switchboard and equipment the simple kind that this price is for?"],
    );
  if (price < low) {
    const why =
      price < low / 3
        ? ". That wouldn’t cover the equipment, so check that it’s the whole price."
        : `, about ${differs(low - price)} below that.`;
    return verdict("cheap", "Cheap: ask these three questions", `${usual}. ${asked}${why}`, whyCheap);
  }
  const above = `about ${money(hundreds(price - typical))} above what’s usual${withRebate}`;
  const isAbove = price > highSide * typical;
  const sentence = isAbove
    ? `${usual}${withRebate ? "" : `; ${money(tens(typical))} is usual`}. ${asked}, within that range but ${above}.`
    : `${usual}. ${asked}, within that range.`;
  return price > dear * typical
    ? verdict("high", `Dear, though within our range: ${above}`, sentence, whyDear)
    : verdict("fair", isAbove ? `Fair, on the high side: ${above}` : "Fair", sentence, beforeSigning);
}

function unclear({ price, kw, battery }: Quote): Pick<Verdict, "kind" | "title" | "ask"> {
  const sized = Boolean(kw) || Boolean(battery);
  const missing = present([
    price === undefined && "the price",
    !sized && "the size of the panels in kW, the battery’s usable kWh, or both",
  ]);
  return {
    kind: "unclear",
    title: `We can’t tell yet: add ${missing.join(" and ")}`,
    ask: present([
      !sized && "What size are the panels in kW, and how many usable kWh does the battery hold?",
      price === undefined && "What is the full price, GST included?",
    ]),
  };
}

/** What can be said of a quote that lacks its price or its size. */
function withoutPrice(quote: Quote, rule: number | undefined): string[] {
  const { price, certificates } = quote;
  if (rule !== undefined)
    return certificates === undefined ? [`The rules allow ${number(rule)} certificates for ${systemOf(quote)}.`] : [];
  return price === undefined
    ? []
    : [`${money(price)} can be a good price or a bad one. It depends on how much you get for it.`];
}

function systemOf({ kw = 0, battery = 0 }: Quote): string {
  return present([kw > 0 && kwText(kw), battery > 0 && `${kwhSize(battery)} of battery`]).join(" and ");
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** From a tenth above the typical price on, a fair price is on the high side; from a quarter on, it isn't fair. */
const highSide = 1.1;
const dear = 1.25;

const whyCheap = [
  "Which exact panels, inverter and battery, and are they on the approved lists today?",
  "What isn’t included: switchboard work, the network’s approval, removing old panels, GST?",
  "Who installs it, what’s their accreditation number, and who honours the warranty if they close?",
];

const beforeSigning = [
  "Does the price hold if the installation slips past the next drop in certificates?",
  "What export limit has the network approved for this address?",
];

const whyDear = [
  "What does the price include besides the panels, inverter and battery: switchboard, scaffolding, a second storey?",
  "Which exact models are these, and what would the next cheaper ones cost?",
  "What is the price for the panels and for the battery separately?",
];
