import { estimateFromQuery } from "#app/estimators/index.ts";
import type { EstimateOrigin } from "#content/request/origin.ts";

export interface CardEstimate {
  title: string;
  lines: readonly { label: string; value: string }[];
  arithmetic: readonly { label: string; calculation: string }[];
  /** The same, on our own page. */
  path: string;
}

/** What the visitor had worked out, as it comes out today. */
export function estimateOf({ tool, query }: EstimateOrigin, today: string): CardEstimate | undefined {
  const estimate = estimateFromQuery(tool, new URLSearchParams(query), today);
  return estimate && { ...estimate, arithmetic: estimate.arithmetic() };
}
