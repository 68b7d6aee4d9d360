import { business } from "#content/business.ts";
import type { LeadsContext } from "../context.ts";
import { placeOf } from "../mail/place.ts";
import { calendarFile, visitEntry } from "../office/calendar.ts";
import { openRequest } from "./open.ts";

/** The visit as a file for the calendar, by the link of the request's own page. */
export async function serveVisit(query: URLSearchParams, parts: LeadsContext): Promise<Response> {
  const opened = await openRequest(query, parts);
  const events = "kind" in opened ? [] : opened.events;
  if ("kind" in opened || !opened.stage.visit) return new Response("There is no visit.\n", { status: 404 });
  const { lead, reference } = opened;
  const host = business.email.split("@")[1] ?? "website.invalid";
  const { name: place = business.area } = await placeOf(lead);
  const entry = visitEntry(events, { uid: `${parts.signatures.aliasOf(lead.id)}@${host}`, place, reference });
  return new Response(calendarFile(entry ? [entry] : [], new Date(parts.now())), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${reference}.ics"`,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
