import type { WhatIfInput } from "../web-worker/compute.ts";
import type { YearFacts } from "../year/facts.ts";

/** A query for Your price with the same sizes, postcode and use. It has the quarterly average instead of the half-hours. */
export function yourPriceQuery(
  { system: { kw, batteryKwh }, postcode, hasPanels }: WhatIfInput,
  facts: YearFacts,
): string {
  const quarterlyKwh = String(Math.round(facts.bought / 4));
  const query = new URLSearchParams({ kw: String(kw), battery: String(batteryKwh), postcode, use: quarterlyKwh });
  if (hasPanels) query.set("existing", "yes");
  return query.toString();
}

/** The field that gives the request form this estimate. The form computes the price again, and ticks the services. */
export function estimateQuery(input: WhatIfInput, facts: YearFacts): string {
  return new URLSearchParams({ estimate: `price?${yourPriceQuery(input, facts)}` }).toString();
}
