import type { Lead } from "../storage/lead.ts";
import type { Entry } from "./summary.ts";

/** The price they had worked out before they asked, as it comes out today. The calculators are loaded only for that. */
export async function priceSeen({ estimate }: Lead, today: string): Promise<Entry | undefined> {
  if (!estimate) return undefined;
  const { estimateFromQuery } = await import("#app/estimators/index.ts");
  const seen = estimateFromQuery(estimate.tool, new URLSearchParams(estimate.query), today);
  const price = seen?.lines.find(({ value }) => value.includes("$"));
  return seen && price && [seen.title, price.value];
}
