import type { Question } from "../web-worker/compute.ts";
import type { YearFacts } from "../year/facts.ts";

/** A query for Your price with the same sizes, place and use. The yearly average replaces the meter's half-hours. */
export function queryOf({ fitted: { kw, battery }, postcode, hasPanels }: Question, facts: YearFacts): string {
  const quarter = String(Math.round(facts.bought / 4));
  const query = new URLSearchParams({ kw: String(kw), battery: String(battery), postcode, use: quarter });
  if (hasPanels) query.set("existing", "yes");
  return query.toString();
}

/** The estimate for the request form, which computes the price again and ticks the services. */
export function estimateOf(question: Question, facts: YearFacts): string {
  return new URLSearchParams({ estimate: `price?${queryOf(question, facts)}` }).toString();
}
