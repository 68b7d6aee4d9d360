import type { Line } from "../question/estimate.ts";
import { AskAbout } from "./ask-about.tsx";
import { Calculations } from "./calculations.tsx";
import { type Tone, VerdictCard } from "./verdict-card.tsx";

/** What a check comes to: a verdict, the reasons, the figures and what to do next. */
export interface CheckAnswer {
  tone: Tone;
  /** For programs: one word, "start" where nothing was entered. */
  verdict: string;
  title: string;
  sentences: string[];
  figures: Line[];
  next: string[];
}

interface CheckResultsProps {
  answer: CheckAnswer;
  tool: string;
  /** The question as understood, for the request form. */
  query: string;
}

export function CheckResults({ answer, tool, query }: CheckResultsProps) {
  const { tone, verdict, title, sentences, figures, next } = answer;
  return (
    <div className="estimate-results quotes-answer">
      <h2 id="answer" className="unseen" tabIndex={-1}>
        Our answer
      </h2>
      <VerdictCard tone={tone} name="verdict" verdict={verdict} title={title}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {figures.length > 0 && <Calculations lines={figures} />}
        {next.length > 0 && (
          <>
            <p className="verdict-label">What to do next</p>
            <ul className="dashes">
              {next.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </>
        )}
      </VerdictCard>
      <AskAbout tool={tool} query={query} hidden={verdict === "start"} />
    </div>
  );
}
