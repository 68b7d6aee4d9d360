import type { Line } from "../question/estimate.ts";
import type { Reading } from "../question/reader.ts";
import { AskAbout } from "./ask-about.tsx";
import { Calculations } from "./calculations.tsx";
import { Estimator } from "./estimator.tsx";
import { type Tone, VerdictCard } from "./verdict-card.tsx";

export interface CheckList {
  title: string;
  /** One after the other. */
  ordered?: boolean;
  /** Folded until something was entered. */
  later?: boolean;
  items: { lead?: string; text: string; link?: { href: string; text: string } }[];
}

/** What a check comes to: a verdict, the reasons, the figures, and what to do or know. */
export interface CheckAnswer {
  tone: Tone;
  /** For programs: one word, "start" where nothing was entered. */
  verdict: string;
  title: string;
  sentences: string[];
  figures: Line[];
  lists: CheckList[];
}

/** Somebody else's question and its answer, to show what an answer looks like. */
export interface CheckExample {
  /** What was asked, in words. */
  given: string;
  query: string;
  answer: CheckAnswer;
}

interface CheckProps<Input> {
  /** The query as it was sent. */
  sent: string;
  tool: string;
  read: (query: URLSearchParams) => Reading<Input>;
  compute: (input: Input) => CheckAnswer;
  example: CheckExample;
}

export function Check<Input>({ sent, tool, read, compute, example }: CheckProps<Input>) {
  function answer(question: string) {
    const { input, problems, query } = read(new URLSearchParams(question));
    const result = compute(input);
    return {
      problems,
      results: <CheckResults answer={result} tool={tool} query={query} example={example} />,
      isOwnQuestion: !["start", "unclear"].includes(result.verdict),
      announcement: result.title,
    };
  }
  return <Estimator sent={sent} answer={answer} />;
}

interface CheckResultsProps {
  answer: CheckAnswer;
  tool: string;
  /** The question as understood, for the request form. */
  query: string;
  /** Shown until something was entered. */
  example: CheckExample;
}

function CheckResults({ answer, tool, query, example }: CheckResultsProps) {
  const { tone, verdict, title, sentences, figures, lists } = answer;
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
        {lists.map((list) => (
          <PointList key={list.title} {...list} folded={list.later && verdict === "start"} />
        ))}
      </VerdictCard>
      {verdict === "start" && <Example tool={tool} {...example} />}
      <AskAbout tool={tool} query={query} hidden={verdict === "start"} />
    </div>
  );
}

function PointList({ title, ordered = false, items, folded = false }: CheckList & { folded?: boolean | undefined }) {
  if (items.length === 0) return null;
  const List = ordered ? "ol" : "ul";
  const list = (
    <List className="dashes">
      {items.map(({ lead, text, link }) => (
        <li key={text}>
          {lead && <b>{lead}</b>} {text}
          {link && (
            <>
              {" "}
              <a href={link.href}>{link.text}</a>.
            </>
          )}
        </li>
      ))}
    </List>
  );
  if (folded)
    return (
      <details className="estimate-more check-later">
        <summary>{title}</summary>
        {list}
      </details>
    );
  return (
    <>
      <p className="verdict-label">{title}</p>
      {list}
    </>
  );
}

function Example({ tool, given, query, answer: { tone, verdict, title, figures } }: CheckExample & { tool: string }) {
  return (
    <VerdictCard tone={tone} name="example" verdict={verdict} title={title} label={`An example: ${given}`}>
      <Calculations lines={figures} />
      <p>
        <a className="go" href={`/your-price?tab=${tool}&${query}#answer`}>
          Open this example
        </a>
      </p>
    </VerdictCard>
  );
}
