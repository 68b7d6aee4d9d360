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
