import { kw as kwText, money, moneyRange, tens } from "#content/format.ts";
import type { Day } from "#content/rules/schedule.ts";
import { AskAbout } from "../frame/ask-about.tsx";
import { type Tone, VerdictCard, VerdictIcon } from "../frame/verdict-card.tsx";
import { type Verdict, type VerdictKind, verdictOf } from "../quote/verdict.ts";
import { type JudgedQuote, nameOf, type QuotesAnswer } from "./answer.ts";
import { read } from "./question.ts";

interface QuotesResultsProps {
  answer: QuotesAnswer;
  /** The question as understood, for the request form. */
  query: string;
  today: Day;
}

export function QuotesResults({ answer: { judged, comparison }, query, today }: QuotesResultsProps) {
  return (
    <div className="estimate-results quotes-answer">
      <h2 id="answer" className="unseen" tabIndex={-1}>
        {judged.length > 0 ? "What we think of the quote" : "What the check tells you"}
      </h2>
      <div className={judged.length > 1 ? "verdicts verdicts-several" : "verdicts"}>
        {judged.length === 0 && (
          <>
            <PossibleVerdicts />
            <Example today={today} />
          </>
        )}
        {judged.map((each) => (
          <QuoteVerdict key={each.number} judged={each} heading={judged.length > 1 || each.number !== ""} />
        ))}
      </div>
      {comparison && <p>{comparison}</p>}
      <AskAbout tool="quotes" query={query} hidden={judged.length === 0} />
    </div>
  );
}

/** Before a quote was entered: what may come of it. */
function PossibleVerdicts() {
  return (
    <VerdictCard tone="start" name="verdict" verdict="start" title="You’ll get one of four answers">
      <ul className="possible-verdicts">
        {possible.map(([kind, title, meaning]) => (
          <li key={kind} className={`verdict-${tones[kind]}`}>
            <VerdictIcon tone={tones[kind]} />
            <p>
              <b>{title}</b> {meaning}
            </p>
          </li>
        ))}
      </ul>
      <p>You also get questions for the installer, and what the system would save in your house.</p>
    </VerdictCard>
  );
}

/** A quote that counts too many certificates. */
function Example({ today }: { today: Day }) {
  const { kw, price, certificates, postcode } = example;
  const query = `price=${price}&kw=${kw}&certificates=${certificates}&postcode=${postcode}`;
  const { quotes, site } = read(new URLSearchParams(query), today).input;
  return quotes.map(({ number, quote }) => {
    const { kind, title, sentences, scale } = verdictOf(quote, site);
    return (
      <VerdictCard
        key={number}
        tone={tones[kind]}
        name="example"
        verdict={kind}
        title={title}
        label={`An example: ${kwText(kw)} in postcode ${postcode} for ${money(price)}, with ${certificates} certificates`}
      >
        {scale && <PriceScale scale={scale} />}
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>
          <a className="go" href={`/your-price?tab=quote&${query}#answer`}>
            Open this example
          </a>
        </p>
      </VerdictCard>
    );
  });
}

const example = { kw: 6.6, price: 7900, certificates: 45, postcode: 3121 };

const possible: [kind: VerdictKind, title: string, meaning: string][] = [
  ["fair", "Fair.", "The price is within the range we expect for that size."],
  ["cheap", "Cheap.", "It’s below that range. You get three questions to ask before you sign."],
  ["high", "Expensive.", "It’s above that range, and you see by how much."],
  ["certificates", "The certificates don’t add up.", "The quote counts more or fewer than the rules allow."],
];

function QuoteVerdict({
  judged: { number, verdict, missing, worth },
  heading,
}: {
  judged: JudgedQuote;
  heading: boolean;
}) {
  const { kind, title, sentences, ask, scale } = verdict;
  return (
    <VerdictCard
      tone={tones[kind]}
      name={`verdict${number}`}
      verdict={kind}
      title={title}
      label={heading ? nameOf(number) : undefined}
    >
      {scale && <PriceScale scale={scale} />}
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {worth && <p>{worth}</p>}
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

const tones: Record<VerdictKind, Exclude<Tone, "start">> = {
  fair: "good",
  cheap: "ask",
  high: "bad",
  certificates: "warning",
  unclear: "open",
};

/** The usual range as a band, and where this price falls. */
function PriceScale({ scale: { low, high, price } }: { scale: NonNullable<Verdict["scale"]> }) {
  const [from, to] = [low * 0.5, high * 1.5];
  const at = (dollars: number) => Math.max(2, Math.min(198, ((dollars - from) / (to - from)) * 200));
  const pin = at(price);
  return (
    <figure className="price-scale">
      <svg viewBox="0 0 200 20" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path className="price-scale-track" d="M0 8H200V12H0Z" />
        <path
          className="price-scale-band"
          d={`M${at(low).toFixed(1)} 5H${at(high).toFixed(1)}V15H${at(low).toFixed(1)}Z`}
        />
        <path
          className="price-scale-pin"
          d={`M${(pin - 1).toFixed(1)} 0H${(pin + 1).toFixed(1)}V20H${(pin - 1).toFixed(1)}Z`}
        />
      </svg>
      <figcaption>
        <b>This quote: {money(price)}</b>
        <span>Usual: {moneyRange(tens(low), tens(high))}</span>
      </figcaption>
    </figure>
  );
}
