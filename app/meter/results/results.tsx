import { useEffect, useRef } from "react";
import { browserPart } from "#app/island/part.tsx";
import type { WhatIfInput } from "../web-worker/compute.ts";
import type { ReadReport, WhatIfFailure, WhatIfReport } from "../web-worker/messages.ts";
import { estimateQuery } from "../what-if/query.ts";
import { ReadingFacts, StandbyAndEvening } from "./facts.tsx";
import { HeatMap } from "./heat-map.tsx";
import { MonthsTable } from "./months.tsx";
import { Seasons } from "./seasons.tsx";

interface ResultsProps {
  read: ReadReport;
  whatIf: WhatIfReport | undefined;
  whatIfFailure: WhatIfFailure | undefined;
  summary: string | undefined;
  hasSummaryFailed: boolean | undefined;
  today: string;
  onWhatIf: (input: WhatIfInput) => void;
}

/** The parts that need the energy engine, and load with it. */
const WhatIf = browserPart(() => import("../what-if/what-if.tsx").then((module) => module.WhatIf));
const SendSummary = browserPart(() => import("./summary.tsx").then((module) => module.SendSummary));

/** First what panels and a battery would save and cost; then what the file says. */
export function Results({ read, whatIf, whatIfFailure, summary, hasSummaryFailed, today, onWhatIf }: ResultsProps) {
  const answer = useRef<HTMLDivElement>(null);
  const { facts, heatMap, reading } = read;
  const isLongEnough = reading.outcome !== "too-short";

  const isCorrected = Object.keys(read.corrections).length > 0;
  const isAnswered = (whatIf ?? whatIfFailure) !== undefined;
  const hasMoved = useRef(false);
  // Moves the visitor to a file's first answer, or the message that there is none, because they are waiting for it. Later answers
  // come while they change a field, so those don't move them.
  useEffect(() => {
    if (!isAnswered || hasMoved.current) return;
    hasMoved.current = true;
    answer.current?.focus();
    answer.current?.scrollIntoView();
  }, [isAnswered]);

  return (
    <div className="mt-section grid grid-cols-1 gap-section">
      {isLongEnough ? (
        <div ref={answer} tabIndex={-1} className="scroll-mt-20 outline-none">
          {/* Empty while a correction is worked out, so that each is read out. */}
          <p role="status" className="unseen">
            {isCorrected && whatIf ? "We’ve worked this out again with your correction." : null}
          </p>
          <WhatIf key={reading.distributor} {...{ reading, facts, whatIf, whatIfFailure, today, onWhatIf }} />
        </div>
      ) : null}
      <ReadingFacts reading={reading} />
      {isLongEnough ? (
        <>
          <Seasons seasons={facts.seasons} />
          <HeatMap heatMap={heatMap} facts={facts} />
          <StandbyAndEvening facts={facts} />
          <MonthsTable facts={facts} />
          {summary ? (
            <SendSummary summary={summary} {...(whatIf && { estimate: estimateQuery(whatIf.input, facts) })} />
          ) : null}
          {hasSummaryFailed ? (
            <p>Something went wrong on our side, so there’s no summary of your meter data to keep or send.</p>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
