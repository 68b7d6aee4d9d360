import * as z from "zod/mini";
import { melbourneDate } from "#content/melbourne.ts";
import { isCallback } from "#content/request/schema.ts";
import { keys, type LeadBucket, listAll, readableLead } from "../storage/bucket.ts";
import { type Lead, promisedBy } from "../storage/lead.ts";
import type { MarksSummary } from "../storage/marks.ts";

/** What the daily mail counts of a request. No personal data: it lies next to the requests, not in them. */
const recordSchema = z.object({
  receivedAt: z.number(),
  promised: z.number(),
  calledAt: z.optional(z.number()),
  outcome: z.optional(z.string()),
  zone: z._default(z.string(), ""),
  services: z._default(z.array(z.string()), []),
  from: z._default(z.string(), ""),
  /** The request that this one corrects: nobody rings twice. */
  replaces: z.optional(z.string()),
});

export type CallRecord = z.output<typeof recordSchema> & { id: string };

/** Where a request's record lies. */
export function recordKey(id: string, receivedAt: number): string {
  return keys.call(melbourneDate(new Date(receivedAt)), id);
}

/** Written anew whenever the card says something else. In the object's metadata, so that a list reads a thousand of them. */
export async function writeRecord(bucket: LeadBucket, id: string, marks: MarksSummary | undefined): Promise<void> {
  const lead = await readableLead(bucket, id);
  if (!lead) return;
  const receivedAt = Date.parse(lead.receivedAt);
  const record = {
    receivedAt,
    promised: promisedBy(lead).getTime(),
    ...(marks?.calledAt !== undefined && { calledAt: marks.calledAt }),
    ...(marks?.outcome !== undefined && { outcome: marks.outcome }),
    zone: await zoneOf(lead),
    services: isCallback(lead.request) ? ["callback"] : lead.request.selectedServices,
    from: cameFrom(lead),
    ...(lead.replaces !== undefined && { replaces: lead.replaces }),
  } satisfies z.input<typeof recordSchema>;
  await bucket.put(recordKey(id, receivedAt), "", { customMetadata: { record: JSON.stringify(record) } });
}

/** All there are, the oldest first. What can't be read is left out. */
export async function readRecords(bucket: LeadBucket): Promise<CallRecord[]> {
  const found: CallRecord[] = [];
  for await (const { key, customMetadata } of listAll(bucket, "calls/", ["customMetadata"])) {
    const record = recordSchema.safeParse(jsonOf(customMetadata?.record ?? ""));
    if (record.success) found.push({ ...record.data, id: key.split("/").at(-1) ?? "" });
  }
  return found;
}

function cameFrom({ origins = [], estimate }: Lead): string {
  const parts = origins.map(({ kind, slug }) => `${kind} ${slug}`);
  return [...parts, ...(estimate ? [`estimate ${estimate.tool}`] : [])].join("; ");
}

/** In the words of our own list; empty where it can't tell. */
async function zoneOf({ request }: Lead): Promise<string> {
  try {
    const [{ findPlaces }, { placeIn, placesIn }, { coverageKinds }] = await Promise.all([
      import("#content/places/find.ts"),
      import("#content/places/answer.ts"),
      import("#content/places/coverage-kinds.ts"),
    ]);
    const places = placesIn(findPlaces(placeIn(request)));
    const [zone, ...others] = new Set(places.map(({ coverage }) => coverageKinds[coverage.kind].name));
    return zone !== undefined && others.length === 0 ? zone : "";
  } catch {
    return "";
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
