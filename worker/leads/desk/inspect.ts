import { dayMs } from "#content/durations.ts";
import type { RequestRecord } from "../inbox/inbox.ts";
import { cardDays, isShortLived, linkIn } from "../links/links.ts";
import { officeHeaders } from "./office-page.tsx";
import type { DeskDependencies } from "./open-request.ts";

/** What the command line shows of a request, with a link to its card. */
export type InspectedRequest = RequestRecord & { card: string | undefined };

/** Shows a request to anyone who can sign with the link secret. It changes nothing, and shows nothing that anybody typed. */
export async function inspect(
  request: Request,
  reference: string,
  { links, inbox, now }: Pick<DeskDependencies, "links" | "inbox" | "now">,
): Promise<Response> {
  if (request.method !== "GET") return new Response(null, { status: 405, headers: { ...officeHeaders, Allow: "GET" } });
  const link = { ...linkIn(new URL(request.url).searchParams), alias: reference };
  if (!isShortLived(link, now()) || links.idOpenedBy("inspection", link) === undefined)
    return jsonResponse({ error: "not signed" }, 403);
  const record = await inbox().find({ reference });
  if (!record) return jsonResponse({ error: "unknown" }, 404);
  const isWithdrawn = record.state.withdrawn !== null;
  const card = isWithdrawn
    ? undefined
    : links.to("card", record.id, now() + cardDays * dayMs, await inbox().linkGeneration());
  return jsonResponse({ ...record, card });
}

function jsonResponse(body: InspectedRequest | { error: string }, status = 200): Response {
  return Response.json(body, { status, headers: officeHeaders });
}
