import type { Question } from "../web-worker/compute.ts";
import type { YearFacts } from "../year/facts.ts";

/** Your price's question: the same sizes, place and use. A year's average stands for the meter's half-hours. */
export function queryOf({ fitted: { kw, battery }, postcode, hasPanels }: Question, facts: YearFacts): string {
  const quarter = String(Math.round(facts.bought / 4));
  const query = new URLSearchParams({ kw: String(kw), battery: String(battery), postcode, use: quarter });
  if (hasPanels) query.set("existing", "yes");
  return query.toString();
}

/** For the request form, which works the price out again and ticks what it is for. */
export function estimateOf(question: Question, facts: YearFacts): string {
  return new URLSearchParams({ estimate: `price?${queryOf(question, facts)}` }).toString();
}
