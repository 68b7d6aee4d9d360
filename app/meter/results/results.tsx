import { Seasons } from "../drawing/seasons.tsx";
import { Later } from "../later.tsx";
import type { FittedResult, Question, ReadReport } from "../thread/messages.ts";
import { Facts } from "./facts.tsx";
import { HeatMap } from "./heat-map.tsx";
import { Months } from "./months.tsx";

interface ResultsProps {
  read: ReadReport;
  fitted: { question: Question; result: FittedResult } | undefined;
  summary: string | undefined;
  today: string;
  onFit: (question: Question) => void;
}

/** What follows from a year comes with the engine, once the year itself is drawn. */
const loadFitting = () => import("../fitting/fitting.tsx").then(({ Fitting }) => Fitting);
const loadSending = () => import("../fitting/send-summary.tsx").then(({ SendSummary }) => SendSummary);

export function Results({ read, fitted, summary, today, onFit }: ResultsProps) {
  const { facts, heat, reading } = read;
  return (
    <div className="meter-results">
      <Seasons seasons={facts.seasons} />
      <HeatMap heat={heat} facts={facts} />
      <Facts facts={facts} />
      <Months facts={facts} />
      <Later key={reading.distributor} load={loadFitting} with={{ reading, facts, fitted, today, onFit }} />
      {summary ? <Later load={loadSending} with={{ summary }} /> : null}
    </div>
  );
}
