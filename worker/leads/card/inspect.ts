import type { DeliveryState } from "../delivery/state.ts";
import { inspectionSeconds, inspections, inspectionText } from "../links/inspection.ts";
import type { Links } from "../links/links.ts";
import type { Signatures } from "../links/signatures.ts";
import { keys, type LeadBucket, listAll, readableLead } from "../storage/bucket.ts";
import { promisedBy } from "../storage/lead.ts";
import { cardExpires, readMarks, summaryOf } from "../storage/marks.ts";
import { cardHeaders } from "./document.ts";

export interface InspectDependencies {
  bucket: LeadBucket;
  links: Links;
  signatures: Signatures;
  deliveryOf(id: string): { inspect(): Promise<DeliveryState | undefined> };
  now(): number;
}

/** Where a request stands, for the command line: times, kinds and counters, nothing that anybody typed. */
export interface Inspected {
  reference: string;
  /** Absent where nothing is kept any more, or what is kept can't be read. */
  receivedAt?: string | undefined;
  callBy?: string | undefined;
  withdrawn: boolean;
  outcome?: string | undefined;
  calledAt?: string | undefined;
  deliveries: { kind: string; phase: string; at: string; attempts: number; parked: boolean }[];
  reminded: readonly string[];
  problems: readonly string[];
  history: { at: string; what: string }[];
  /** Only where it was asked for. */
  card?: string | undefined;
}

/** Anyone with the link secret can ask by reference. It changes nothing. */
export async function inspect(request: Request, reference: string, parts: InspectDependencies): Promise<Response> {
  const { bucket, links, signatures, deliveryOf, now } = parts;
  if (request.method !== "GET") return new Response(null, { status: 405, headers: { ...cardHeaders, Allow: "GET" } });
  const inspection = await askedFor(request, reference, signatures, now());
  if (!inspection) return answer({ error: "not signed" }, 403);
  const id = await idOf(bucket, reference);
  if (id === undefined) return answer({ error: "unknown" }, 404);
  const [lead, marks, state] = await Promise.all([
    readableLead(bucket, id),
    readMarks(bucket, id),
    deliveryOf(id).inspect(),
  ]);
  const summary = summaryOf(marks);
  const promised = lead && !lead.fileOnly ? promisedBy(lead).toISOString() : undefined;
  const card = inspection === "open" && lead ? await links.card(id, cardExpires(now(), summary)) : undefined;
  return answer({
    reference,
    receivedAt: lead?.receivedAt,
    callBy: promised,
    withdrawn: state?.withdrawn !== undefined || (await bucket.head(keys.withdrawn(id))) !== null,
    outcome: summary.outcome,
    calledAt: summary.calledAt === undefined ? undefined : new Date(summary.calledAt).toISOString(),
    deliveries: deliveriesOf(state),
    reminded: state?.reminded ?? [],
    problems: state?.problems ?? [],
    history: marks.map(({ at, outcome }) => ({ at, what: outcome })),
    card,
  } satisfies Inspected);
}

/** Undefined where the address wasn't signed for this, or not just now. */
async function askedFor(request: Request, reference: string, signatures: Signatures, now: number) {
  const query = new URL(request.url).searchParams;
  const inspection = inspections.find((known) => known === query.get("ask"));
  const expires = query.get("expires") ?? "";
  const left = Number(expires) - now / 1000;
  if (!inspection || !/^\d{9,11}$/.test(expires) || left <= 0 || left > inspectionSeconds + 60) return undefined;
  const by = await signatures.signedBy(inspectionText(inspection, reference, expires), query.get("sig") ?? "");
  return by === undefined ? undefined : inspection;
}

/** Kept, or withdrawn: no two requests have the same reference. */
async function idOf(bucket: LeadBucket, reference: string): Promise<string | undefined> {
  const digits = reference.slice(3).toLowerCase();
  for (const prefix of [`leads/${digits}`, `withdrawn/${digits}`])
    for await (const { key } of listAll(bucket, prefix)) return key.split("/")[1];
  return undefined;
}

function deliveriesOf(state: DeliveryState | undefined): Inspected["deliveries"] {
  return Object.entries(state?.mails ?? {})
    .filter(([, { phase, attempts }]) => phase !== "off" || attempts > 0)
    .map(([kind, { phase, at, attempts, parked }]) => ({
      kind,
      phase,
      at: new Date(at).toISOString(),
      attempts,
      parked,
    }));
}

function answer(body: Inspected | { error: string }, status = 200): Response {
  return Response.json(body, { status, headers: cardHeaders });
}
