import type { Lead } from "../storage/lead.ts";

/** The energy engine is loaded only for a mail that needs it, and a mail without its lines is better than none. */
export async function meterOf({ request }: Lead): Promise<string[] | undefined> {
  if (request.meter === undefined) return undefined;
  try {
    const [{ decodeSummary }, { summaryInWords }] = await Promise.all([
      import("#content/meter/summary.ts"),
      import("#content/meter/in-words.ts"),
    ]);
    const summary = decodeSummary(request.meter);
    return summary ? summaryInWords(summary) : undefined;
  } catch {
    return undefined;
  }
}

/** What the visitor had worked out, as it comes out today. The calculators are loaded only for that. */
export async function estimateSeen({ estimate }: Lead, today: string) {
  if (!estimate) return undefined;
  const { estimateFromQuery } = await import("#app/estimators/index.ts");
  return estimateFromQuery(estimate.tool, new URLSearchParams(estimate.query), today);
}

/** The same as lines of text. */
export async function estimateInWords(lead: Lead, today: string): Promise<string[] | undefined> {
  const estimate = await estimateSeen(lead, today);
  return estimate && [estimate.title, ...estimate.lines.map(({ label, value }) => `${label}: ${value}`)];
}

/** The price in it. */
export async function priceSeen(lead: Lead, today: string): Promise<[label: string, value: string] | undefined> {
  const estimate = await estimateSeen(lead, today);
  const price = estimate?.lines.find(({ value }) => value.includes("$"));
  return estimate && price && [estimate.title, price.value];
}
