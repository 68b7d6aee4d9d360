import type { LeadsContext } from "../context.ts";
import { type Delivery, mailKinds } from "../inbox/policy.ts";
import { inspectionSeconds, inspections, inspectionText } from "../links/inspection.ts";
import type { Signatures } from "../links/signatures.ts";
import { cardDays, day } from "../timing.ts";
import { officeHeaders } from "./document.tsx";

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
export async function inspect(request: Request, reference: string, parts: LeadsContext): Promise<Response> {
  const { links, signatures, inbox, now } = parts;
  if (request.method !== "GET") return new Response(null, { status: 405, headers: { ...officeHeaders, Allow: "GET" } });
  const inspection = await askedFor(request, reference, signatures, now());
  if (!inspection) return answer({ error: "not signed" }, 403);
  const seen = await inbox().look({ reference });
  if (!seen) return answer({ error: "unknown" }, 404);
  const { id, delivery, problems, events } = seen;
  const { received, promised, outcome, calledAt, withdrawn, reminded } = delivery;
  const hasCard = inspection === "open" && withdrawn === null;
  return answer({
    reference,
    receivedAt: withdrawn === null ? time(received) : undefined,
    callBy: promised === null || withdrawn !== null ? undefined : time(promised),
    withdrawn: withdrawn !== null,
    outcome: outcome ?? undefined,
    calledAt: calledAt === null ? undefined : time(calledAt),
    deliveries: deliveriesOf(delivery),
    reminded,
    problems,
    history: events.map((event) => ({ at: time(event.at), what: event.outcome })),
    card: hasCard ? await links.card(id, now() + cardDays * day, await inbox().linksEnded()) : undefined,
  } satisfies Inspected);
}

function time(ms: number): string {
  return new Date(ms).toISOString();
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

function deliveriesOf({ mails }: Delivery): Inspected["deliveries"] {
  return mailKinds
    .map((kind) => ({ kind, ...mails[kind] }))
    .filter(({ phase, attempts }) => phase !== "off" || attempts > 0)
    .map(({ kind, phase, at, attempts, parked }) => ({ kind, phase, at: time(at), attempts, parked }));
}

function answer(body: Inspected | { error: string }, status = 200): Response {
  return Response.json(body, { status, headers: officeHeaders });
}
