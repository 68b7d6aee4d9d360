import { moneyRangeText, moneyText, roundToTens } from "#content/format.ts";
import type { JudgedQuote, QuoteProps } from "../calculators/quote.tsx";
import { AskAbout } from "../results/ask-about.tsx";
import { type Tone, toneClasses, VerdictCard, VerdictExample, VerdictIcon } from "../results/verdict-card.tsx";
import { QuoteDrawings } from "./drawings.tsx";
import { quoteName } from "./numbers.ts";
import type { Verdict, VerdictKind } from "./verdict.ts";

/** The verdict on each quote, or the possible verdicts before one is entered. */
export function QuoteAnswer({ calculator, entered, result, query, today, isExample }: QuoteProps) {
  const { judgedQuotes, comparison } = result;
  return (
    <div className="estimate-results quotes-answer">
      <h2 id="answer" className="unseen" tabIndex={-1}>
        {judgedQuotes.length > 0 ? "What we think of the quote" : "What the check tells you"}
      </h2>
      <div className={judgedQuotes.length > 1 ? "verdicts verdicts-several" : "verdicts"}>
        {judgedQuotes.length === 0 && !isExample && <NothingEntered />}
        {judgedQuotes.length === 0 && isExample && (
          <>
            <PossibleVerdicts />
            {calculator.answer(calculator.example?.query ?? "", today).judgedQuotes.map(({ verdict }) => (
              <VerdictExample key={verdict.title} calculator={calculator} {...cardProps(verdict)} />
            ))}
          </>
        )}
        {judgedQuotes.map((judgedQuote) => (
          <QuoteVerdict
            key={judgedQuote.number}
            judgedQuote={judgedQuote}
            hasHeading={judgedQuotes.length > 1 || judgedQuote.number !== ""}
          />
        ))}
      </div>
      {comparison && <p>{comparison}</p>}
      {quotesToDraw(judgedQuotes).map((judgedQuote) => (
        <QuoteDrawings
          key={judgedQuote.number}
          judgedQuote={judgedQuote}
          place={entered.postcode}
          certificatePrice={entered.stc}
        />
      ))}
      <AskAbout calculator="quote" query={query} hidden={judgedQuotes.length === 0}>
        {judgedQuotes[0] && (
          <OurPriceForSameSystem judgedQuote={judgedQuotes[0]} postcode={entered.postcode.postcode} />
        )}
      </AskAbout>
    </div>
  );
}

/** Only a single quote is drawn, and only if its panels fit a home. */
function quotesToDraw(judgedQuotes: readonly JudgedQuote[]): readonly JudgedQuote[] {
  return judgedQuotes.filter(
    ({ quote: { kw = 0 }, verdict }) => judgedQuotes.length === 1 && verdict.scale && kw > 0 && kw <= maxHomeKw,
  );
}

const maxHomeKw = 20;

/** What we would charge for the same system, if a size was entered. */
function OurPriceForSameSystem({
  judgedQuote: { quote, verdict },
  postcode,
}: {
  judgedQuote: JudgedQuote;
  postcode: string | undefined;
}) {
  const { kw = 0, batteryKwh = 0 } = quote;
  const { ourPrice } = verdict;
  if (ourPrice === undefined) return null;
  const query = new URLSearchParams({ kw: String(kw), battery: String(batteryKwh) });
  if (kw === 0) query.set("existing", "yes");
  if (postcode) query.set("postcode", postcode);
  return (
    <a className="btn" href={`/your-price?${query}#answer`}>
      Get our price for the same system: about {moneyText(roundToTens(ourPrice))}
    </a>
  );
}

function NothingEntered() {
  return (
    <VerdictCard
      tone="open"
      name="verdict"
      kind="unclear"
      title="We can’t tell yet: add the price and what it buys"
      sentences={[
        "Enter the price on the quote, whether rebates are off it, and the size of the panels, the battery or both.",
      ]}
    />
  );
}

/** The possible results, shown before a quote is entered. */
function PossibleVerdicts() {
  return (
    <VerdictCard tone="start" name="verdict" kind="start" title="There are six verdicts">
      <ul className="possible-verdicts">
        {possibleVerdicts.map(([kind, title, meaning]) => (
          <li key={kind} className={toneClasses[tones[kind]]}>
            <VerdictIcon tone={tones[kind]} />
            <p>
              <b>{title}</b> {meaning}
            </p>
          </li>
        ))}
      </ul>
      <p>If we can’t tell yet, we say what to add. You also get questions for the installer.</p>
    </VerdictCard>
  );
}

const possibleVerdicts: [kind: VerdictKind, title: string, meaning: string][] = [
  ["fair", "Fair.", "The price is within the range we expect for that size."],
  [
    "above",
    "On the high side.",
    "The price is within that range but well above what’s usual, and you see by how much.",
  ],
  [
    "entry",
    "Entry-level.",
    "Low, but possible with entry-level equipment on an easy roof. You see what to ask about it.",
  ],
  ["cheap", "Cheap.", "The price is lower still, and you get three questions to ask before you sign."],
  ["high", "Expensive.", "The price is above that range, and you see by how much."],
  ["certificates", "The certificates don’t add up.", "The quote counts more or fewer than the rules allow."],
];

function QuoteVerdict({ judgedQuote, hasHeading }: { judgedQuote: JudgedQuote; hasHeading: boolean }) {
  const { number, verdict, missingQuestions } = judgedQuote;
  const { kind, questions } = verdict;
  const { children, ...card } = cardProps(verdict);
  return (
    <VerdictCard {...card} name={`verdict${number}`} label={hasHeading ? quoteName(number) : undefined}>
      {children}
      <p className="verdict-label">{kind === "cheap" ? "Ask these three questions" : "Ask the installer"}</p>
      <ul className="dashes">
        {[...questions, ...(kind === "cheap" || kind === "unclear" ? [] : missingQuestions)].map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </VerdictCard>
  );
}

/** A verdict's props for its card: the reasons, then the price on a scale. */
function cardProps({ kind, title, sentences, scale }: Verdict) {
  return { tone: tones[kind], kind, title, sentences, children: scale && <PriceScale scale={scale} /> };
}

const tones: Record<VerdictKind, Exclude<Tone, "start">> = {
  fair: "good",
  above: "above",
  entry: "below",
  cheap: "ask",
  high: "bad",
  certificates: "warning",
  unclear: "open",
};

/** The usual range as a band, with this price marked. The sentences above say the same. */
function PriceScale({ scale: { low, high, price } }: { scale: NonNullable<Verdict["scale"]> }) {
  const [scaleStart, scaleEnd] = [low * 0.5, high * 1.5];
  const percentAt = (dollars: number) =>
    Math.round(Math.max(1, Math.min(99, ((dollars - scaleStart) / (scaleEnd - scaleStart)) * 100)));
  const [pinAt, bandStart, bandEnd] = [percentAt(price), percentAt(low), percentAt(high)];
  return (
    <svg className="price-scale" aria-hidden="true">
      <text x={`${pinAt}%`} y="1.1em" textAnchor={pinAt < 30 ? "start" : pinAt < 70 ? "middle" : "end"}>
        This quote: {moneyText(price)}
      </text>
      <rect y="2em" width="100%" height="0.4em" />
      <rect className="price-scale-band" x={`${bandStart}%`} y="1.7em" width={`${bandEnd - bandStart}%`} height="1em" />
      <rect className="price-scale-pin" x={`${pinAt}%`} y="1.35em" width="3" height="1.7em" />
      <text className="price-scale-usual" x={`${(bandStart + bandEnd) / 2}%`} y="4em" textAnchor="middle">
        Our range: {moneyRangeText(roundToTens(low), roundToTens(high))}
      </text>
    </svg>
  );
}
