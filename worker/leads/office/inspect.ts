import type { LeadsContext } from "../context.ts";
import type { Seen } from "../inbox/types.ts";
import { inspectionSeconds, inspectionText } from "../links/signatures.ts";
import { cardDays, day } from "../timing.ts";
import { officeHeaders } from "./document.tsx";

/** Where a request stands, for the command line, with a link to its card. */
export type Inspected = Seen & { card: string | undefined };

/** Anyone with the link secret can ask by reference. It changes nothing, and says nothing that anybody typed. */
export async function inspect(request: Request, reference: string, context: LeadsContext): Promise<Response> {
  const { links, inbox, now } = context;
  if (request.method !== "GET") return new Response(null, { status: 405, headers: { ...officeHeaders, Allow: "GET" } });
  if (!isSigned(request, reference, context)) return answer({ error: "not signed" }, 403);
  const seen = await inbox().look({ reference });
  if (!seen) return answer({ error: "unknown" }, 404);
  const isGone = seen.delivery.withdrawn !== null;
  const card = isGone ? undefined : links.to("card", seen.id, now() + cardDays * day, await inbox().linksEnded());
  return answer({ ...seen, card });
}

/** For this, and just now. */
function isSigned(request: Request, reference: string, { signatures, now }: LeadsContext): boolean {
  const query = new URL(request.url).searchParams;
  const expires = query.get("expires") ?? "";
  const left = Number(expires) - now() / 1000;
  if (!/^\d{9,11}$/.test(expires) || left <= 0 || left > inspectionSeconds + 60) return false;
  return signatures.signedBy(inspectionText(reference, expires), query.get("sig") ?? "") !== undefined;
}

function answer(body: Inspected | { error: string }, status = 200): Response {
  return Response.json(body, { status, headers: officeHeaders });
}
