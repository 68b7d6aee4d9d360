import { costOf } from "#content/cost.ts";
import { money, moneyRange, tens } from "#content/format.ts";
import type { Day } from "#content/rules/schedule.ts";
import { defineCalculator, type ResultsProps } from "../define.tsx";
import { present } from "../estimate-lines.ts";
import { type Answers, amount, choice } from "../fields.ts";
import { houseFields, sizeFields } from "../house.ts";
import { householdFields, installedFields, whenOf } from "../programs/household.ts";
import { type Quote, type Site, type Verdict, type VerdictKind, verdictOf } from "../quote/verdict.ts";
import { AskAbout } from "../results/ask-about.tsx";
import { type Tone, toneClasses, VerdictCard, VerdictExample, VerdictIcon } from "../results/verdict-card.tsx";

/** Nothing is assumed: what a quote doesn't say, it doesn't say. */
function fieldsOf(owner: string) {
  return {
    price: amount(
      { label: "Price on the quote, $", owner },
      { name: "the price", unit: "dollars", least: 1, most: 5_000_000 },
    ),
    paid: choice({
      ...{ label: "That price is", owner },
      options: { "": "Choose one", before: "before rebates", after: "what I’d pay" },
      usual: "",
    }),
    kw: amount({ label: "Panels, kW", owner, hint: "Leave blank if none" }, { ...sizeFields.kw, least: 0 }),
    battery: amount({ label: "Battery, usable kWh", owner, hint: "Leave blank if none" }, sizeFields.battery),
    certificates: amount(
      { label: "Certificates (STCs)", owner, hint: "If the quote lists them" },
      { name: "the number of certificates", least: 0, most: 10_000, whole: true },
    ),
    gst: choice({
      ...{ label: "GST", owner },
      hint: "In the quote’s price",
      options: { inc: "Included", ex: "Not included" },
      usual: "inc",
    }),
  };
}

const { price, paid, kw, battery, certificates, gst } = fieldsOf("Quote 1");
const { price: price2, paid: paid2, kw: kw2, battery: battery2, ...second } = fieldsOf("Quote 2");
const { price: price3, paid: paid3, kw: kw3, battery: battery3, ...third } = fieldsOf("Quote 3");

const fields = {
  ...{ price, paid, kw, battery, certificates, gst },
  postcode: { ...houseFields.postcode, hint: "Where it’s installed" },
  ...{ price2, paid2, kw2, battery2, certificates2: second.certificates, gst2: second.gst },
  ...{ price3, paid3, kw3, battery3, certificates3: third.certificates, gst3: third.gst },
  ...installedFields,
  stc: householdFields.stc,
};

type QuoteAnswers = Answers<typeof fields>;

/** Of a quote among up to three. */
type QuoteNumber = "" | "2" | "3";

type JudgedQuote = ReturnType<typeof judge>;

type QuoteResult = ReturnType<typeof compute>;

/** Up to three quotes, each held against the rules and our usual prices. */
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
  announce: ({ judged }) => judged.map(({ number, verdict }) => `${nameOf(number)}: ${verdict.title}`).join(". "),
  isAnswer: ({ judged }) => judged.some((each) => each.quote.price !== undefined),
  summarise: ({ judged }) =>
    judged.map(({ number, verdict }) => ({ label: `${nameOf(number)}, our check`, value: verdict.title })),
});

export const Island = quote.island;

function quotesIn(answers: QuoteAnswers): { number: QuoteNumber; quote: Quote }[] {
  const all = (["", "2", "3"] as const).map((number) => ({
    number,
    quote: {
      price: answers[`price${number}`],
      paid: answers[`paid${number}`],
      kw: answers[`kw${number}`],
      battery: answers[`battery${number}`],
      certificates: answers[`certificates${number}`],
      gst: answers[`gst${number}`],
    },
  }));
  // A form always sends its choices: only what was typed makes a quote.
  return all.filter(({ quote: each }) =>
    [each.price, each.kw, each.battery, each.certificates].some((value) => value !== undefined),
  );
}

function compute(answers: QuoteAnswers, today: Day) {
  const { zone, postcode } = answers.postcode;
  const site: Site = {
    zone: postcode === undefined ? undefined : zone,
    day: whenOf(answers, today).day,
    certificatePrice: answers.stc,
  };
  const judged = quotesIn(answers).map((each) => judge(each, site));
  return { judged, comparison: comparisonOf(judged, site) };
}

function judge({ number, quote: each }: { number: QuoteNumber; quote: Quote }, site: Site) {
  return { number, quote: each, verdict: verdictOf(each, site), missing: missingFrom(each) };
}

function nameOf(number: QuoteNumber): string {
  return `Quote ${number || "1"}`;
}

/** What the quote doesn't say and should. */
function missingFrom({ price, kw, battery, certificates }: Quote): string[] {
  return present([
    price === undefined && "the full price",
    kw === undefined && !battery && "the size of the panels in kW",
    battery === undefined && !kw && "the battery’s usable kWh",
    certificates === undefined && "how many certificates it includes",
  ]);
}

/** Each price before discounts against what we assume for the same sizes: the lowest share asks the least for what it offers. */
function comparisonOf(judged: readonly JudgedQuote[], { certificatePrice, day }: Site): string | undefined {
  const placed = judged.flatMap(({ number, quote: { kw = 0, battery = 0 }, verdict: { scale, rule = 0 } }) => {
    if (!scale) return [];
    const before = scale.paid === "after" ? scale.price + rule * certificatePrice : scale.price;
    return [{ number, share: before / costOf({ kw, battery }, day).price.typical }];
  });
  const [best, next] = placed.sort((a, b) => a.share - b.share);
  if (!best || !next) return undefined;
  const less = Math.round((1 - best.share / next.share) * 100);
  return less < 2
    ? "Size for size and before discounts, the prices are about the same."
    : `Size for size and before discounts, ${nameOf(best.number).toLowerCase()} is the ${placed.length === 2 ? "cheaper" : "cheapest"}: about ${less}% less than ${nameOf(next.number).toLowerCase()}.`;
}

function QuoteResults({ of, answers, result, query, today, isExample }: ResultsProps<typeof fields, QuoteResult>) {
  const { judged, comparison } = result;
  return (
    <div className="estimate-results quotes-answer">
      <h2 id="answer" className="unseen" tabIndex={-1}>
        {judged.length > 0 ? "What we think of the quote" : "What the check tells you"}
      </h2>
      <div className={judged.length > 1 ? "verdicts verdicts-several" : "verdicts"}>
        {judged.length === 0 && !isExample && <NothingEntered />}
        {judged.length === 0 && isExample && (
          <>
            <PossibleVerdicts />
            {of.answer(of.example?.query ?? "", today).judged.map(({ verdict }) => (
              <VerdictExample key={verdict.title} of={of} {...cardOf(verdict)} />
            ))}
          </>
        )}
        {judged.map((each) => (
          <QuoteVerdict key={each.number} judged={each} heading={judged.length > 1 || each.number !== ""} />
        ))}
      </div>
      {comparison && <p>{comparison}</p>}
      <AskAbout tool="quote" query={query} hidden={judged.length === 0}>
        {judged[0] && <SameSystem judged={judged[0]} postcode={answers.postcode.postcode} />}
      </AskAbout>
    </div>
  );
}

/** What we would charge for it, where a size was entered. */
function SameSystem({ judged, postcode }: { judged: JudgedQuote; postcode: string | undefined }) {
  const { kw = 0, battery = 0 } = judged.quote;
  const { ours } = judged.verdict;
  if (ours === undefined) return null;
  const query = new URLSearchParams({ kw: String(kw), battery: String(battery) });
  if (kw === 0) query.set("existing", "yes");
  if (postcode) query.set("postcode", postcode);
  return (
    <a className="btn" href={`/your-price?${query}#answer`}>
      Get our price for the same system: about {money(tens(ours))}
    </a>
  );
}

function NothingEntered() {
  return (
    <VerdictCard
      tone="open"
      name="verdict"
      verdict="unclear"
      title="We can’t tell yet: add the price and what it buys"
      sentences={[
        "Enter the price on the quote, whether rebates are off it, and the size of the panels, the battery or both.",
      ]}
    />
  );
}

/** Before a quote was entered: what may come of it. */
function PossibleVerdicts() {
  return (
    <VerdictCard tone="start" name="verdict" verdict="start" title="You’ll get one of six answers">
      <ul className="possible-verdicts">
        {possible.map(([kind, title, meaning]) => (
          <li key={kind} className={toneClasses[tones[kind]]}>
            <VerdictIcon tone={tones[kind]} />
            <p>
              <b>{title}</b> {meaning}
            </p>
          </li>
        ))}
      </ul>
      <p>You also get questions for the installer.</p>
    </VerdictCard>
  );
}

const possible: [kind: VerdictKind, title: string, meaning: string][] = [
  ["fair", "Fair.", "The price is within the range we expect for that size."],
  [
    "above",
    "On the high side.",
    "The price is within that range but well above what’s usual, and you see by how much.",
  ],
  [
    "entry",
    "Entry-level.",
    "The price can buy entry-level equipment on a simple roof, and you see what to ask about it.",
  ],
  ["cheap", "Cheap.", "The price is lower still, and you get three questions to ask before you sign."],
  ["high", "Expensive.", "The price is above that range, and you see by how much."],
  ["certificates", "The certificates don’t add up.", "The quote counts more or fewer than the rules allow."],
];

function QuoteVerdict({ judged: { number, verdict, missing }, heading }: { judged: JudgedQuote; heading: boolean }) {
  const { kind, ask } = verdict;
  const { children, ...card } = cardOf(verdict);
  return (
    <VerdictCard {...card} name={`verdict${number}`} label={heading ? nameOf(number) : undefined}>
      {children}
      <p className="verdict-label">{kind === "cheap" ? "Ask these three questions" : "Ask the installer"}</p>
      <ul className="dashes">
        {ask.map((question) => (
          <li key={question}>{question}</li>
        ))}
        {missing.length > 0 && kind !== "unclear" && <li>The quote doesn’t say {missing.join(", ")}.</li>}
      </ul>
    </VerdictCard>
  );
}

/** A verdict as its card shows it: the reasons, then where the price falls. */
function cardOf({ kind, title, sentences, scale }: Verdict) {
  return { tone: tones[kind], verdict: kind, title, sentences, children: scale && <PriceScale scale={scale} /> };
}

const tones: Record<VerdictKind, Exclude<Tone, "start">> = {
  fair: "good",
  above: "ask",
  entry: "ask",
  cheap: "ask",
  high: "bad",
  certificates: "warning",
  unclear: "open",
};

/** The usual range as a band, and where this price falls. The sentences above say the same. */
function PriceScale({ scale: { low, high, price } }: { scale: NonNullable<Verdict["scale"]> }) {
  const [from, to] = [low * 0.5, high * 1.5];
  const at = (dollars: number) => Math.round(Math.max(1, Math.min(99, ((dollars - from) / (to - from)) * 100)));
  const [pin, start, end] = [at(price), at(low), at(high)];
  return (
    <svg className="price-scale" aria-hidden="true">
      <text x={`${pin}%`} y="1.1em" textAnchor={pin < 30 ? "start" : pin < 70 ? "middle" : "end"}>
        This quote: {money(price)}
      </text>
      <rect y="2em" width="100%" height="0.4em" />
      <rect className="price-scale-band" x={`${start}%`} y="1.7em" width={`${end - start}%`} height="1em" />
      <rect className="price-scale-pin" x={`${pin}%`} y="1.35em" width="3" height="1.7em" />
      <text className="price-scale-usual" x={`${(start + end) / 2}%`} y="4em" textAnchor="middle">
        Our range: {moneyRange(tens(low), tens(high))}
      </text>
    </svg>
  );
}
