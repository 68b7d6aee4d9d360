import { money, moneyRange, tens } from "#content/format.ts";
import { AskAbout } from "../frame/ask-about.tsx";
import { type Tone, VerdictCard } from "../frame/verdict-card.tsx";
import type { Verdict, VerdictKind } from "../quote/verdict.ts";
import { type JudgedQuote, nameOf, type QuotesAnswer } from "./answer.ts";

interface QuotesResultsProps {
  answer: QuotesAnswer;
  /** The question as understood, for the request form. */
  query: string;
}

export function QuotesResults({ answer: { judged, comparison }, query }: QuotesResultsProps) {
  return (
    <div className="estimate-results quotes-answer">
      <h2 id="answer" className="unseen" tabIndex={-1}>
        What we think of the quote
      </h2>
      <div className={judged.length > 1 ? "verdicts verdicts-several" : "verdicts"}>
        {judged.map((each) => (
          <QuoteVerdict key={each.number} judged={each} heading={judged.length > 1} />
        ))}
      </div>
      {comparison && <p>{comparison}</p>}
      <AskAbout tool="quotes" query={query} />
    </div>
  );
}

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
      <p className="verdict-label">{kind === "cheap" ? "Ask these three questions" : "Ask"}</p>
      <ul className="dashes">
        {ask.map((question) => (
          <li key={question}>{question}</li>
        ))}
        {missing.length > 0 && kind !== "unclear" && <li>The quote doesn’t say {missing.join(", ")}.</li>}
      </ul>
    </VerdictCard>
  );
}

const tones: Record<VerdictKind, Tone> = {
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
