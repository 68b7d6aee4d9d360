import { useEffect, useRef } from "react";
import { browserPart } from "#app/island/part.tsx";
import type { Question } from "../web-worker/compute.ts";
import type { FittedReport, ReadReport } from "../web-worker/messages.ts";
import { estimateOf } from "../what-if/query.ts";
import { ReadingFacts, StandbyAndEvening } from "./facts.tsx";
import { HeatMap } from "./heat-map.tsx";
import { Months } from "./months.tsx";
import { Seasons } from "./seasons.tsx";

interface ResultsProps {
  read: ReadReport;
  fitted: FittedReport | undefined;
  summary: string | undefined;
  today: string;
  onFit: (question: Question) => void;
}

/** What depends on a year loads with the engine. */
const WhatIf = browserPart(() => import("../what-if/what-if.tsx").then((module) => module.WhatIf));
const SendSummary = browserPart(() => import("./summary.tsx").then((module) => module.SendSummary));

/** First what panels and a battery would save and cost; then what the file says. */
export function Results({ read, fitted, summary, today, onFit }: ResultsProps) {
  const answer = useRef<HTMLDivElement>(null);
  const { facts, heat, reading } = read;
  const isYear = reading.outcome !== "too-short";

  const isAnswered = fitted !== undefined;
  // Moves the visitor to the answer, which is what they wait for.
  useEffect(() => {
    if (!isAnswered) return;
    answer.current?.focus();
    answer.current?.scrollIntoView();
  }, [isAnswered]);

  return (
    <div className="mt-section grid grid-cols-1 gap-section">
      {isYear ? (
        <div ref={answer} tabIndex={-1} className="scroll-mt-20 outline-none">
          <WhatIf key={reading.distributor} {...{ reading, facts, fitted, today, onFit }} />
        </div>
      ) : null}
      <ReadingFacts reading={reading} />
      {isYear ? (
        <>
          <Seasons seasons={facts.seasons} />
          <HeatMap heat={heat} facts={facts} />
          <StandbyAndEvening facts={facts} />
          <Months facts={facts} />
          {summary ? (
            <SendSummary summary={summary} {...(fitted && { estimate: estimateOf(fitted.question, facts) })} />
          ) : null}
        </>
      ) : null}
    </div>
  );
}
