import { Fragment } from "react";
import { BillBars, type BillBarsProps } from "#app/charts/bill-bars.tsx";
import type { CalculatorName } from "#content/request/origin.ts";
import { type Definition, defineCalculator, type FieldsMatchNames, type ResultsProps } from "./define-calculator.tsx";
import type { ArithmeticLine } from "./estimate-lines.ts";
import type { Fields } from "./fields.ts";
import { AskAbout, withEstimate } from "./results/ask-about.tsx";
import { Calculations } from "./results/calculations.tsx";
import { type Tone, VerdictCard, VerdictExample } from "./results/verdict-card.tsx";

export interface VerdictList {
  title: string;
  /** Whether the items are steps, in order. They are folded until something is entered. */
  isOrdered?: boolean;
  items: { lead?: string; text: string; link?: { href: string; text: string } }[];
}

/** The result of a check: a verdict, the reasons, the arithmetic, and what to do or know. */
export interface VerdictResult {
  tone: Tone;
  /** One word, for API clients: "start" if nothing was entered. */
  kind: string;
  title: string;
  sentences: string[];
  arithmetic: ArithmeticLine[];
  /** The cost before and after, as two bars. */
  bars?: BillBarsProps;
  lists: VerdictList[];
}

type VerdictDefinition<Table extends Fields> = Omit<
  Definition<Table, VerdictResult>,
  "page" | "Results" | "announce" | "isOwnAnswer" | "summarise"
> & { example: NonNullable<Definition<Table, VerdictResult>["example"]> };

/** A calculator whose answer is a verdict, in a tab of Your price. */
export function defineVerdictCalculator<Name extends CalculatorName, const Table extends Fields>(
  definition: VerdictDefinition<Table> & FieldsMatchNames<Name, Table>,
) {
  return defineCalculator({
    ...definition,
    page: "/your-price",
    tab: definition.name,
    Results: VerdictResults,
    announce: ({ title }) => title,
    isOwnAnswer: ({ kind }) => !["start", "unclear"].includes(kind),
    summarise: ({ arithmetic, title }) => [
      ...arithmetic.map(({ label, calculation }) => ({ label, value: calculation })),
      { label: "Our check", value: title },
    ],
  });
}

/** The verdict while the main field is empty. */
export function emptyVerdict(hasInput: boolean, startTitle: string, missingField: string) {
  return hasInput
    ? ({ tone: "open", kind: "unclear", title: `We can’t tell yet: add ${missingField}` } as const)
    : ({ tone: "start", kind: "start", title: startTitle } as const);
}

function VerdictResults<Table extends Fields>({
  calculator,
  result,
  query,
  today,
}: ResultsProps<Table, VerdictResult>) {
  const { tone, kind, title, sentences, arithmetic, bars, lists } = result;
  const example = kind === "start" && calculator.example && calculator.answer(calculator.example.query, today);
  return (
    <div className="estimate-results quotes-answer">
      <h2 id="answer" className="unseen" tabIndex={-1}>
        Our answer
      </h2>
      <VerdictCard name="verdict" {...{ tone, kind, title, sentences }}>
        {bars && <BillBars {...bars} />}
        {arithmetic.length > 0 && <Calculations lines={arithmetic} />}
        {lists.map((list) => (
          <PointList
            key={list.title}
            {...list}
            hasInput={kind !== "start"}
            addEstimate={(href) => withEstimate(href, calculator.name, query)}
          />
        ))}
      </VerdictCard>
      {example && (
        <VerdictExample calculator={calculator} tone={example.tone} kind={example.kind} title={example.title}>
          {example.bars ? <BillBars {...example.bars} /> : <Calculations lines={example.arithmetic} />}
        </VerdictExample>
      )}
      <AskAbout calculator={calculator.name} query={query} hidden={kind === "start"} />
    </div>
  );
}

interface PointListProps extends VerdictList {
  hasInput: boolean;
  /** Adds the query to a link to the form. */
  addEstimate(href: string): string;
}

function PointList({ title, isOrdered = false, items, hasInput, addEstimate }: PointListProps) {
  const List = isOrdered ? "ol" : "ul";
  const points = items.map(({ lead, text, link }) => (
    <Fragment key={text}>
      {lead && <b>{lead}</b>} {text}
      {link && (
        <>
          {" "}
          <a href={hasInput && link.href.startsWith("/contact") ? addEstimate(link.href) : link.href}>{link.text}</a>.
        </>
      )}
    </Fragment>
  ));
  if (points.length === 1) return <p>{points}</p>;
  const list = (
    <List className="dashes">
      {points.map((point) => (
        <li key={point.key}>{point}</li>
      ))}
    </List>
  );
  if (isOrdered && !hasInput)
    return (
      <details className="plain-fold check-later">
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
