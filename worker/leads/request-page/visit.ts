import type { LeadsContext } from "../context.ts";
import { placeOf } from "../mail/place.ts";
import { calendarFile, calendarHeaders, visitorsVisit } from "../office/calendar.ts";
import { openRequest } from "./open.ts";

/** The visit as a file for the calendar, by the link of the request's own page. */
export async function serveVisit(query: URLSearchParams, context: LeadsContext): Promise<Response> {
  const opened = await openRequest(query, context);
  if ("kind" in opened || !opened.stage.visit) return new Response("There is no visit.\n", { status: 404 });
  const { lead, reference } = opened;
  const { name } = await placeOf(lead);
  const visit = visitorsVisit({ ...opened, alias: context.signatures.aliasOf(lead.id) }, name);
  return new Response(calendarFile(visit, context.now()), { headers: calendarHeaders(reference) });
}
