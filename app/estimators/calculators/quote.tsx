import { lazyPart } from "#app/island/part.tsx";
import { costOf } from "#content/cost.ts";
import type { Day } from "#content/rules/schedule.ts";
import { defineCalculator, type ResultsProps } from "../define-calculator.tsx";
import { compact } from "../estimate-lines.ts";
import { amount, choice, type Entered } from "../fields.ts";
import { houseFields, numberSpecs } from "../house.ts";
import { householdFields, installationDateOf, installedFields } from "../programs/household.ts";
import { type QuoteSuffix, quoteName } from "../quote/numbers.ts";
import type { Installation, Quote } from "../quote/quote.ts";
import { verdictOf } from "../quote/verdict.ts";

/** One quote's fields. Nothing is assumed: a blank field stays unknown. */
function fieldsOf(belongsTo: string) {
  return {
    price: amount(
      { label: "Price on the quote ($)", belongsTo },
      { noun: "the price", unit: "dollars", min: 1, max: 5_000_000 },
    ),
    paid: choice({
      label: "That price is",
      belongsTo,
      options: { "": "Choose one", before: "before rebates", after: "what I’d pay" },
      default: "",
    }),
    kw: amount({ label: "Panels (kW)", belongsTo, hint: "Leave blank if none" }, { ...numberSpecs.kw, min: 0 }),
    battery: amount({ label: "Battery (usable kWh)", belongsTo, hint: "Leave blank if none" }, numberSpecs.battery),
    certificates: amount(
      { label: "STCs", belongsTo, hint: "Certificates, if the quote lists them" },
      { noun: "the number of certificates", min: 0, max: 10_000, whole: true },
    ),
    gst: choice({
      label: "GST",
      belongsTo,
      hint: "In the quote’s price",
      options: { inc: "Included", ex: "Not included" },
      default: "inc",
    }),
  };
}

const { price, paid, kw, battery, certificates, gst } = fieldsOf("Quote 1");
const { price: price2, paid: paid2, kw: kw2, battery: battery2, ...otherFields2 } = fieldsOf("Quote 2");
const { price: price3, paid: paid3, kw: kw3, battery: battery3, ...otherFields3 } = fieldsOf("Quote 3");

const fields = {
  price,
  paid,
  kw,
  battery,
  certificates,
  gst,
  postcode: { ...houseFields.postcode, hint: "Where it’s installed" },
  price2,
  paid2,
  kw2,
  battery2,
  certificates2: otherFields2.certificates,
  gst2: otherFields2.gst,
  price3,
  paid3,
  kw3,
  battery3,
  certificates3: otherFields3.certificates,
  gst3: otherFields3.gst,
  ...installedFields,
  stc: householdFields.stc,
};

type EnteredForQuote = Entered<typeof fields>;

export type JudgedQuote = ReturnType<typeof judge>;

export type QuoteProps = ResultsProps<typeof fields, QuoteResult>;

type QuoteResult = ReturnType<typeof compute>;

const QuoteResults = lazyPart<QuoteProps>(() => import("../quote/answer.tsx").then(({ QuoteAnswer }) => QuoteAnswer));

/** Up to three quotes, each compared with the rules and our usual prices. */
export const quote = defineCalculator({
  name: "quote",
  title: "Is my quote fair?",
  page: "/your-price",
  tab: "quote",
  fields,
  groups: [
    { fields: ["price", "paid", "kw", "battery", "certificates", "gst", "postcode"] },
    {
      fold: "Add a second quote",
      fields: ["price2", "paid2", "kw2", "battery2", "certificates2", "gst2"],
      groups: [{ fold: "Add a third quote", fields: ["price3", "paid3", "kw3", "battery3", "certificates3", "gst3"] }],
    },
    { fold: "Installation date and certificate price", fields: ["year", "half", "stc"] },
  ],
  button: "Check it",
  compute,
  Results: QuoteResults,
  example: {
    description: `6.6\u00a0kW in postcode 3121 for $7,900, with 45 certificates`,
    query: "price=7900&paid=before&kw=6.6&certificates=45&postcode=3121",
  },
  announce: ({ judgedQuotes }) =>
    judgedQuotes.map(({ number, verdict }) => `${quoteName(number)}: ${verdict.title}`).join(". "),
  isOwnAnswer: ({ judgedQuotes }) => judgedQuotes.some(({ quote: { price } }) => price !== undefined),
  summarise: ({ judgedQuotes }) =>
    judgedQuotes.map(({ number, verdict }) => ({ label: `${quoteName(number)}, our check`, value: verdict.title })),
});

export const Island = quote.island;

function quotesIn(entered: EnteredForQuote): { number: QuoteSuffix; quote: Quote }[] {
  const quotes = (["", "2", "3"] as const).map((number) => ({
    number,
    quote: {
      price: entered[`price${number}`],
      relativeToDiscounts: entered[`paid${number}`],
      kw: entered[`kw${number}`],
      batteryKwh: entered[`battery${number}`],
      certificates: entered[`certificates${number}`],
      gst: entered[`gst${number}`],
    },
  }));
  // A form always sends its choices, so a quote counts only if something was typed.
  return quotes.filter(({ quote: { price, kw, batteryKwh, certificates } }) =>
    [price, kw, batteryKwh, certificates].some((value) => value !== undefined),
  );
}

function compute(entered: EnteredForQuote, today: Day) {
  const place = entered.postcode;
  const installation: Installation = {
    zone: place.postcode === undefined ? undefined : place.zone,
    day: installationDateOf(entered, today).day,
    certificatePrice: entered.stc,
  };
  const judgedQuotes = quotesIn(entered).map((numberedQuote) => judge(numberedQuote, installation));
  return { judgedQuotes, comparison: comparisonOf(judgedQuotes, installation) };
}

function judge({ number, quote }: { number: QuoteSuffix; quote: Quote }, installation: Installation) {
  return { number, quote, verdict: verdictOf(quote, installation), missingQuestions: missingQuestionsIn(quote) };
}

/** Questions about what the quote should say but doesn't. */
function missingQuestionsIn({ price, kw, batteryKwh, certificates }: Quote): string[] {
  return compact([
    price === undefined && "What is the full price?",
    kw === undefined && !batteryKwh && "What size are the panels in kW?",
    batteryKwh === undefined && !kw && "How many usable kWh does the battery hold?",
    certificates === undefined && "How many certificates does the price include, and at what value?",
  ]);
}

/** Compares the quotes by their price before discounts, as a share of our typical price for the same sizes. */
function comparisonOf(
  judgedQuotes: readonly JudgedQuote[],
  { certificatePrice, day }: Installation,
): string | undefined {
  const shares = judgedQuotes.flatMap(
    ({ number, quote: { kw = 0, batteryKwh = 0 }, verdict: { scale, allowedCertificates = 0 } }) => {
      if (!scale) return [];
      const priceBefore =
        scale.relativeToDiscounts === "after" ? scale.price + allowedCertificates * certificatePrice : scale.price;
      return [{ number, share: priceBefore / costOf({ kw, batteryKwh }, day).price.typical }];
    },
  );
  const [cheapest, secondCheapest] = shares.sort((a, b) => a.share - b.share);
  if (!cheapest || !secondCheapest) return undefined;
  const percentLess = Math.round((1 - cheapest.share / secondCheapest.share) * 100);
  return percentLess < 2
    ? "Size for size and before discounts, the prices are about the same."
    : `Size for size and before discounts, ${quoteName(cheapest.number).toLowerCase()} is the ${shares.length === 2 ? "cheaper" : "cheapest"}: about ${percentLess}% less than ${quoteName(secondCheapest.number).toLowerCase()}.`;
}
