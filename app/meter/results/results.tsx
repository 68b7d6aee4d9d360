import type { FittedResult, Question, ReadReport } from "../thread/messages.ts";
import { Facts } from "./facts.tsx";
import { Fitting } from "./fitting.tsx";
import { HeatMap } from "./heat-map.tsx";
import { Months } from "./months.tsx";
import { Seasons } from "./seasons.tsx";
import { SendSummary } from "./send-summary.tsx";

interface ResultsProps {
  read: ReadReport;
  fitted: { question: Question; result: FittedResult } | undefined;
  summary: string | undefined;
  today: string;
  onFit: (question: Question) => void;
}

export function Results({ read, fitted, summary, today, onFit }: ResultsProps) {
  const { facts, heat, reading } = read;
  return (
    <div className="meter-results">
      <Seasons seasons={facts.seasons} />
      <HeatMap heat={heat} facts={facts} />
      <Facts facts={facts} />
      <Months facts={facts} />
      <Fitting key={reading.distributor} reading={reading} facts={facts} fitted={fitted} today={today} onFit={onFit} />
      {summary ? <SendSummary summary={summary} /> : null}
    </div>
  );
}
