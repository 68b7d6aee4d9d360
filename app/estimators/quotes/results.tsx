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
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {scale && <PriceScale scale={scale} />}
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
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {scale && <PriceScale scale={scale} />}
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

/** The usual range as a band, and where this price falls. The sentences above say the same. */
function PriceScale({ scale: { low, high, price } }: { scale: NonNullable<Verdict["scale"]> }) {
  const [from, to] = [low * 0.5, high * 1.5];
  const at = (dollars: number) => Math.round(Math.max(1, Math.min(99, ((dollars - from) / (to - from)) * 100)));
  const [pin, start, end] = [at(price), at(low), at(high)];
  return (
    <svg className="price-scale" aria-hidden="true" focusable="false">
      <text x={`${pin}%`} y="1.1em" textAnchor={pin < 30 ? "start" : pin < 70 ? "middle" : "end"}>
        This quote: {money(price)}
      </text>
      <rect y="2em" width="100%" height="0.4em" />
      <rect className="price-scale-band" x={`${start}%`} y="1.7em" width={`${end - start}%`} height="1em" />
      <rect className="price-scale-pin" x={`${pin}%`} y="1.35em" width="3" height="1.7em" />
      <text className="price-scale-usual" x={`${(start + end) / 2}%`} y="4em" textAnchor="middle">
        Usual: {moneyRange(tens(low), tens(high))}
      </text>
    </svg>
  );
}
